import { expect, test } from "./test.ts";

/** Texts, figures and links the specification names, page by page. */
const named: Record<string, { texts: string[]; links?: [name: string, to: string][] }> = {
  "/": {
    texts: [
      "Where Nordic Innovation Meets Global Ambition",
      "Scale to Nordics & beyond",
      "Choose Your Path to Growth",
      "For Founders",
      "For Partners",
      "Accelerate Market Entry with Us",
      "How We Help You Scale",
      "Strategy",
      "Launch",
      "Support",
      "Impact Stories",
      "FinTech",
      "ClimateTech",
      "Frontier Tech",
      "Learn from Our Expertise",
      "De-Risk Market Entry in the Nordics",
      "Co-Ownership Models",
      "5 min read",
      "7 min read",
    ],
    links: [
      ["Explore Scaling Solutions", "/scale"],
      ["Apply as Founder", "/apply-founder"],
      ["Apply as Organization", "/apply-founder"],
      ["Ready to scale? Let's Talk", "/apply-partner"],
      ["Explore Insights", "/insights"],
    ],
  },
  "/v1": {
    texts: ["15+", "50M+ euro", "30%"],
    links: [
      ["See the programs", "/programs"],
      ["See the strategy", "/studio"],
    ],
  },
  "/v0": { texts: ["Our V0 Approach", "Success stories", "1.5M to 10M euro", "300% growth in 6 months"] },
  "/scale": {
    texts: [
      "Scale to Nordics & beyond",
      "Nordic Scaling",
      "Global Scaling",
      "Why Choose",
      "Benefits",
      "Our Approach",
    ],
    links: [
      ["Apply as Partner", "/apply-partner"],
      ["Contact Us", "/contact"],
    ],
  },
  "/about": {
    texts: [
      "Our Team",
      "What Sets Us Apart",
      "Why the Nordics?",
      "Our Impact",
      "15+",
      "50M+ euro",
      "30%",
      "Build full-stack products",
      "Accelerate frontier tech",
      "De-risk scaling",
      "Core values",
    ],
    links: [
      ["Meet Our Team", "#team"],
      ["View Opportunities", "/careers"],
      ["Join Our Team", "/apply-founder"],
      ["Apply as Partner", "/apply-partner"],
    ],
  },
  "/programs": {
    texts: [
      "Trade Promotion Organizations",
      "Nordic Scaleups",
      "Explore Our Programs",
      "over 120M euro",
      "350+",
    ],
    links: [
      ["Learn More", "/programs/nordic-scale-program"],
      ["Apply Now", "/apply-partner"],
      ["Contact Us", "/contact"],
    ],
  },
  "/programsv2": { texts: ["50+ tech companies", "Trade Promotion Organizations", "Nordic Scaleups"] },
  "/programs/nordic-scale-program": {
    texts: [
      "12 weeks",
      "Objectives",
      "Market entry strategy",
      "Networking and partnerships",
      "Innovation hubs",
      "Masterclasses and regulatory guidance",
      "Talent acquisition",
      "Funding and grants",
      "Weeks 1-4",
      "Weeks 5-8",
      "Weeks 9-12",
      "Ongoing",
      "1-2M euro",
      "3-5 years",
      "Benefits",
    ],
    links: [
      ["Apply Now", "/apply-partner"],
      ["Back to Programs", "/programs"],
    ],
  },
  "/programs/global-competence-program": {
    texts: [
      "Strategic vision",
      "Legal and regulatory",
      "Location",
      "Talent and culture",
      "Infrastructure and technology",
      "Innovation engine",
      "South Asia",
      "Eastern Europe",
      "East Africa",
      "Why Now",
      "ROI and TCO",
      "Outcomes",
    ],
    links: [
      ["Apply Now", "/apply-partner"],
      ["Back to Programs", "/programs"],
    ],
  },
  "/programs/trade-promotion-program": {
    texts: [
      "Market entry bootcamps",
      "Nordic immersion tours",
      "Expert-led masterclasses",
      "Collaborative hackathons",
      "Success stories",
      "Benefits",
    ],
    links: [
      ["Apply Now", "/apply-partner"],
      ["Back to Programs", "/programs"],
    ],
  },
  "/portfolio": {
    texts: [
      "All Projects",
      "Fintech",
      "Climate Tech",
      "Digital Solutions",
      "NOBON",
      "PayTota",
      "Paytack",
      "B2AND",
    ],
    links: [
      ["Apply as Founder", "/apply-founder"],
      ["Apply as Partner", "/apply-partner"],
    ],
  },
  "/portfolio/nobon": {
    texts: ["50M euro", "100+", "92%", "Key features", "Technology stack", "Impact and results"],
  },
  "/portfolio/paytota": { texts: ["500+", "99.9%"] },
  "/portfolio/paytack": { texts: ["50K+", "15%"] },
  "/portfolio/b2and": { texts: ["2M+"] },
  "/portfolio/pricetify": { texts: ["1M+", "10K+"] },
  "/careers": {
    texts: ["CEO & Co-founder", "COO & Co-founder", "Venture Builder", "Senior Consultant", "48 hours"],
  },
  "/careers/senior-consultant": { texts: ["10+ years", "Open until filled"] },
  "/design-system": {
    texts: ["#FF3D22", "Typography", "Buttons", "Cards", "Form elements"],
    links: [["Back to the front page", "/"]],
  },
};

for (const [path, { texts, links = [] }] of Object.entries(named)) {
  test(`${path} says what the specification names`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    const words = ((await main.textContent()) ?? "").replace(/\s+/g, " ");
    for (const text of texts) expect(words).toContain(text);
    for (const [name, to] of links) {
      await expect(
        main.locator(`a[href="${to}"]`, { hasText: name }).first(),
        `${name} → ${to}`,
      ).toBeAttached();
    }
  });
}
