import { index, type RouteConfig, route } from "@react-router/dev/routes";

// Items of one kind share a route with a parameter, so that the route manifest in the browser does not grow with the
// content.
export default [
  index("routes/home/home.tsx"),
  route("v1", "routes/v1.tsx"),
  route("v0", "routes/v0/v0.tsx"),
  route("scale", "routes/scale.tsx"),
  route("studio", "routes/studio/studio.tsx"),
  route("about", "routes/about/about.tsx"),
  route("programs", "routes/programs/programs.tsx"),
  route("programsv2", "routes/programsv2.tsx"),
  route("programs/:program", "routes/program/program.tsx"),
  route("portfolio", "routes/portfolio/portfolio.tsx"),
  route("portfolio/:company", "routes/company/company.tsx"),
  route("insights", "routes/insights/insights.tsx"),
  route("insights/:article", "routes/article/article.tsx"),
  route("careers", "routes/careers.tsx"),
  route("careers/:position", "routes/job/job.tsx"),
  route("apply-founder", "routes/apply-founder/apply-founder.tsx"),
  route("apply-partner", "routes/apply-partner.tsx"),
  route("contact", "routes/contact/contact.tsx"),
  route("contact-test", "routes/contact-test.tsx"),
  route("your-application", "routes/your-application.tsx"),
  route("interview", "routes/interview.tsx"),
  route("privacy", "routes/policy.tsx", { id: "privacy" }),
  route("accessibility", "routes/policy.tsx", { id: "accessibility" }),
  route("sitemap", "routes/sitemap.tsx"),
  route("design-system", "routes/design-system/design-system.tsx"),
  route("thanks", "routes/thanks.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
