import { append, type Change, edit, testMistakes, write } from "./content-copy.ts";
import { noise, photo } from "./pictures.ts";

testMistakes("warnings", [
  [
    "two people in one place of the list",
    edit("people/second-person.yaml", "order: 2", "order: 1"),
    "people/second-person.yaml: order: people/first-person.yaml has the same place, 1; their file names decide which comes first",
  ],
  [
    "the figure of another article",
    edit(
      "articles/second-article.md",
      "---\n",
      '---\nfigure: { value: "20%", label: First Article figure label, to: 20 }\n',
    ),
    "articles/second-article.md: figure.label: articles/first-article.md has the same figure, “First Article figure label”; write the one of this article",
    "articles/second-article.md: author: nobody in people/ is called “Second Article author”; is that a guest, or somebody who has left?",
  ],
  [
    "a title that search engines cut",
    edit(
      "companies/first-fintech.yaml",
      "title: First Fintech page title",
      "title: First Fintech page title, which is longer than search engines show it",
    ),
    "companies/first-fintech.yaml: seo.title: is 69 characters long; search engines show about 65",
  ],
  [
    "a deadline that has passed",
    edit("jobs/first-job.yaml", "deadline: 2099-12-31", "deadline: 2026-10-31"),
    "jobs/first-job.yaml: deadline: has passed: the position is shown as closed",
  ],
  [
    "a day long ago",
    edit("articles/first-article.md", "date: 2025-05-01", "date: 0205-05-01"),
    "articles/first-article.md: date: is more than twenty years ago; is the year right?",
  ],
  [
    "a deadline in the far future",
    edit("jobs/second-job.yaml", "datePosted: 2026-10-02", "datePosted: 2026-10-02\ndeadline: 2206-12-01"),
    "jobs/second-job.yaml: deadline: is more than a year away; is the year right?",
  ],
  [
    "a publish time in the far future",
    edit("people/first-person.yaml", "order: 1\n", "order: 1\npublishAt: 2206-12-01\n"),
    "people/first-person.yaml:4: publishAt: is more than a year away; is the year right?",
  ],
  [
    "a link through a redirect",
    edit("articles/first-article.md", "href: /apply-partner", "href: /moved"),
    "articles/first-article.md: callToAction.actions.1.href: “/moved” is redirected; link to /about",
  ],
  [
    "a redirect to a redirect",
    edit("redirects.yaml", "from: /removed", "from: /removed, to: /moved"),
    "redirects.yaml:3: /moved is redirected itself; write where that leads",
  ],
  [
    "a company’s name in a job that is not the company’s",
    edit("jobs/first-job.yaml", "company: First Fintech", "company: First Fintek"),
    "jobs/first-job.yaml: company: companies/first-fintech.yaml is called “First Fintech”; write the same",
  ],
  [
    "a photo that is too small for large screens",
    write("companies/first-fintech.jpg", photo(1000, 700)),
    "companies/first-fintech.jpg: is 1000 pixels wide; 1440 pixels look sharp on large screens",
  ],
  [
    "a photo that is far too large",
    write("companies/first-fintech.png", noise(2600, 2000)),
    "companies/first-fintech.png: is 15 MB; the site makes it small, but a copy below 12 MB is easier to keep",
  ],
  [
    "a heading without a space",
    append("articles/first-article.md", "\n##A heading\n"),
    "articles/first-article.md: a heading needs a space after its #",
  ],
  [
    "a list and a table that are paragraphs",
    append("articles/first-article.md", "\n• One\n\n-One\n\n| A | B |\n| 1 | 2 |\n"),
    "articles/first-article.md: an entry of a list begins with a hyphen and a space: - Entry",
    "articles/first-article.md: an entry of a list begins with a hyphen and a space: - Entry",
    "articles/first-article.md: a table needs a line like | --- | --- | below its first",
  ],
  ...["    An indented paragraph.", "```Chart\ntitle: Year\n```", "```\nA block without an end."].map(
    (text): [string, Change, string] => [
      `program code that was meant as something else: ${text}`,
      append("articles/first-article.md", `\nText.\n\n${text}\n`),
      "articles/first-article.md: this is shown as program code; a chart begins with ```chart and ends with ```, a paragraph begins without spaces",
    ],
  ),
  [
    "a reviewer who has left",
    edit("articles/first-article.md", "reviewer: First Article reviewer", "reviewer: Berit Gone"),
    "articles/first-article.md: reviewer: nobody in people/ is called “Berit Gone”; is that a guest, or somebody who has left?",
  ],
  [
    "an author whose name is misspelt",
    edit("articles/first-article.md", "author: First Article author", "author: Ana First"),
    "articles/first-article.md: author: nobody in people/ is called “Ana First”; did you mean “Anna First”?",
  ],
]);
