import { all, append, copy, edit, testMistakes } from "./content-copy.ts";

/** A second company. @param state a field that says when it appears */
const newCompany = (state: string) =>
  all(
    copy("companies/first-fintech.yaml", "companies/new-fintech.yaml"),
    edit("companies/new-fintech.yaml", "order: 1", `order: 9\n${state}`),
    edit("companies/new-fintech.yaml", "name: First Fintech", "name: New Fintech"),
    edit("companies/new-fintech.yaml", "First Fintech page title", "New title"),
    edit("companies/new-fintech.yaml", "First Fintech page description", "New description"),
  );

testMistakes("errors", [
  [
    "a fact that facts.yaml does not have",
    edit("people/first-person.yaml", "Short bio of the first person.", "After {facts.visit} visits."),
    "people/first-person.yaml:7: bio: facts.yaml has no {facts.visit}",
  ],
  [
    "a number that contradicts a fact",
    all(
      edit("people/first-person.yaml", "Short bio of the first person.", "30 visits to the company."),
      append("articles/first-article.md", "\nTwenty-five visits to the company.\n"),
    ),
    "articles/first-article.md: “Twenty-five visits to the company”: facts.yaml says thirty; write {facts.visits}",
  ],
  [
    "a link to a page that does not exist",
    edit("articles/first-article.md", "href: /apply-partner", "href: /aply-partner"),
    "articles/first-article.md: callToAction.actions.1.href: there is no page “/aply-partner”; did you mean /apply-partner?",
  ],
  [
    "a link to an article that does not exist",
    edit("articles/first-article.md", "href: /apply-partner", "href: /insights/first-artikle"),
    "articles/first-article.md: callToAction.actions.1.href: there is no page “/insights/first-artikle”; did you mean /insights/first-article?",
  ],
  [
    "a link with a / at its end",
    edit("articles/first-article.md", "href: /apply-partner", "href: /apply-partner/"),
    "articles/first-article.md: callToAction.actions.1.href: there is no page “/apply-partner/”; did you mean /apply-partner?",
  ],
  [
    "a link without a /",
    edit("articles/first-article.md", "href: /apply-partner", "href: apply-partner"),
    "articles/first-article.md: callToAction.actions.1.href: “apply-partner” is no address; write /page for a page of this site, or https://…",
  ],
  [
    "a link without https",
    edit("articles/first-article.md", "href: /apply-partner", "href: www.studio.se/apply"),
    "articles/first-article.md: callToAction.actions.1.href: “www.studio.se/apply” is no address; write https://www.studio.se/apply",
  ],
  [
    "a dead link in a text",
    append("articles/first-article.md", "\nRead [about us](/abuot).\n"),
    "articles/first-article.md: [about us]: there is no page “/abuot”; did you mean /about?",
  ],
  [
    "a link to a heading that does not exist",
    append("articles/first-article.md", "\nRead [above](#first-article-sektion-1).\n"),
    "articles/first-article.md: there is no heading #first-article-sektion-1 in this text; did you mean #first-article-section-1?",
  ],
  [
    "a heading of the first level in a text",
    append("articles/first-article.md", "\n# A title\n"),
    "articles/first-article.md: the page has its title already; begin this heading with ## instead of #",
  ],
  [
    "a redirect to nowhere",
    edit("redirects.yaml", "to: /about", "to: /abuot"),
    "redirects.yaml:2: there is no page /abuot; did you mean /about?",
  ],
  [
    "a redirect over a page",
    edit("redirects.yaml", "from: /removed", "from: /careers, to: /about"),
    "redirects.yaml:3: /careers is a page of the site, which this redirect would hide",
  ],
  [
    "a redirect over a page that appears later",
    all(
      newCompany("publishAt: 2099-05-01"),
      edit("redirects.yaml", "from: /removed", "from: /portfolio/new-fintech"),
    ),
    "redirects.yaml:3: /portfolio/new-fintech becomes a page of the site on 2099-05-01, which this redirect would hide",
  ],
  [
    "a redirect over a draft, which is none",
    all(newCompany("draft: true"), edit("redirects.yaml", "from: /removed", "from: /portfolio/new-fintech")),
  ],
  [
    "redirects in a circle",
    edit(
      "redirects.yaml",
      "  - { from: /removed }",
      "  - { from: /one, to: /two }\n  - { from: /two, to: /one }",
    ),
    "redirects.yaml:3: /one leads back to itself; write the path of a page",
    "redirects.yaml:4: /two leads back to itself; write the path of a page",
  ],
  [
    "a redirect to itself",
    edit("redirects.yaml", "  - { from: /removed }", "  - { from: /one, to: /one }"),
    "redirects.yaml:3: /one leads back to itself; write the path of a page",
  ],
  [
    "a redirect twice",
    edit(
      "redirects.yaml",
      "  - { from: /removed }",
      "  - { from: /removed }\n  - { from: /removed, to: /about }",
    ),
    "redirects.yaml:4: /removed stands in the list twice; delete one of the two",
  ],
  [
    "a redirect with a / at its end",
    edit("redirects.yaml", "from: /removed", "from: /removed/"),
    "redirects.yaml:3: write /removed, without the / at its end",
  ],
  [
    "a redirect to another site without https",
    edit("redirects.yaml", "to: /about", "to: http://studio.example"),
    "redirects.yaml:2: redirects.0.to: write the path of a page on this site, like /new-page, or an address that begins with https://",
  ],
  [
    "a redirect to another site that looks like a path",
    edit("redirects.yaml", "to: /about", "to: //studio.example"),
    "redirects.yaml:2: redirects.0.to: write the path of a page on this site, like /new-page, or an address that begins with https://",
  ],
  [
    "a company of a job that does not exist",
    edit("jobs/first-job.yaml", "companySlug: first-fintech", "companySlug: first-fintek"),
    "jobs/first-job.yaml: companySlug: there is no file companies/first-fintek.yaml; did you mean “first-fintech”?",
  ],
  [
    "a featured article that does not exist",
    edit("pages/insights.yaml", "    - first-article", "    - first-artikle"),
    "pages/insights.yaml: featured.articles: there is no file articles/first-artikle.md; did you mean “first-article”?",
  ],
  [
    "a stage of a reply that does not exist",
    edit("replies/stage-reply.yaml", "stage: career-second", "stage: career-secnd"),
    "replies/stage-reply.yaml: stage: stages.yaml has no stage “career-secnd” for career; there are “career-first”, “career-second”, “career-third”, “career-hired”, “career-declined”",
  ],
  [
    "a copied job",
    copy("jobs/second-job.yaml", "jobs/second-job-2027.yaml"),
    "jobs/second-job-2027.yaml: form.position: jobs/second-job.yaml and jobs/second-job-2027.yaml both have “Second Job”, so applications would be mixed up; give this one another title, or form: { position: … }",
    "jobs/second-job-2027.yaml: seo.title: jobs/second-job.yaml has the same, “Second Job page title”; write another one, so that people can tell them apart",
    "jobs/second-job-2027.yaml: seo.description: jobs/second-job.yaml has the same, “Second Job page description”; write another one, so that people can tell them apart",
  ],
  [
    "a copied job in which only the page’s texts are changed",
    all(
      copy("jobs/second-job.yaml", "jobs/a-job.yaml"),
      edit("jobs/a-job.yaml", "order: 2", "order: 9"),
      edit("jobs/a-job.yaml", "Second Job page title", "A page title"),
      edit("jobs/a-job.yaml", "Second Job page description", "A page description"),
    ),
    "jobs/second-job.yaml: form.position: jobs/a-job.yaml and jobs/second-job.yaml both have “Second Job”, so applications would be mixed up; give this one another title, or form: { position: … }",
  ],
  [
    "an article with the title of another",
    edit("articles/second-article.md", "title: Second Article\n", "title: First Article\n"),
    "articles/second-article.md: title: articles/first-article.md has the same, “First Article”; write another one, so that people can tell them apart",
  ],
  [
    "a page with the title and description of another",
    all(
      edit("pages/insights.yaml", "Insights seo title", "About seo title"),
      edit("pages/insights.yaml", "Insights seo description", "About seo description"),
    ),
    "pages/insights.yaml: seo.title: pages/about.yaml has the same, “About seo title”; write another one, so that people can tell them apart",
    "pages/insights.yaml: seo.description: pages/about.yaml has the same, “About seo description”; write another one, so that people can tell them apart",
  ],
  [
    "a person with the name of another",
    copy("people/first-person.yaml", "people/other-person.yaml"),
    "people/other-person.yaml: name: people/first-person.yaml has the same, “Anna First*”; write another one, so that people can tell them apart",
  ],
  [
    "a title that is too long",
    edit(
      "articles/first-article.md",
      "title: First Article\n",
      "title: First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article First Article \n",
    ),
    "articles/first-article.md: title: is 377 characters long and there is room for 120; shorten it",
  ],
  [
    "an article of a day that has not come",
    edit("articles/first-article.md", "date: 2025-05-01", "date: 2099-05-01"),
    "articles/first-article.md: date: 2099-05-01 has not come yet; write today’s day, or hold the item back with publishAt: 2099-05-01",
  ],
  [
    "a change before the article",
    edit("articles/first-article.md", "updated: 2025-06-20", "updated: 2024-06-20"),
    "articles/first-article.md: updated: is before date, 2025-05-01",
  ],
  [
    "a job that is posted in the future",
    edit("jobs/second-job.yaml", "datePosted: 2026-10-02", "datePosted: 2099-10-02"),
    "jobs/second-job.yaml: datePosted: 2099-10-02 has not come yet; write today’s day, or hold the item back with publishAt: 2099-10-02",
  ],
  [
    "a deadline before the job was posted",
    edit("jobs/first-job.yaml", "deadline: 2099-12-31", "deadline: 2024-12-31"),
    "jobs/first-job.yaml: deadline: is before datePosted, 2026-10-01",
  ],
  [
    "a link to a draft",
    all(
      newCompany("draft: true"),
      edit("articles/first-article.md", "href: /apply-partner", "href: /portfolio/new-fintech"),
    ),
    "articles/first-article.md: callToAction.actions.1.href: the link leads to companies/new-fintech.yaml, which is a draft; take the link out until then",
  ],
]);
