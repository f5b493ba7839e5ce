import { edit, testMistakes, write } from "./content-copy.ts";

testMistakes("errors", [
  [
    "a required field that is missing",
    edit("people/first-person.yaml", "role: Role of the first person\n", ""),
    "people/first-person.yaml:1: role: is missing; write it like role: Role of the second person",
  ],
  [
    "a required field that is missing and occurs once",
    edit("pages/about.yaml", "  cta: About hero cta\n", ""),
    "pages/about.yaml: hero.cta: is missing; write it like cta: A text",
  ],
  [
    "a group of fields that is missing",
    edit(
      "jobs/first-job.yaml",
      "seo:\n  title: First Job page title\n  description: First Job page description\n",
      "",
    ),
    "jobs/first-job.yaml: seo: is missing; write seo: and below it, indented by two spaces, “title”, “description”",
  ],
  [
    "a list that is missing",
    edit("people/first-person.yaml", "tags: [First person tag 1, First person tag 2]\n", ""),
    "people/first-person.yaml:1: tags: is missing; write a list: each entry on a line of its own that begins with a hyphen and a space, below tags:",
  ],
  [
    "a field without a value",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio:"),
    "people/first-person.yaml:7: bio: is empty; write something after the colon, or delete the line",
  ],
  [
    "an empty text",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", 'bio: ""'),
    "people/first-person.yaml:7: bio: is empty; write a text",
  ],
  [
    "a text of spaces",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", 'bio: "  "'),
    "people/first-person.yaml:7: bio: is empty; write a text",
  ],
  [
    "a misspelt field",
    edit("people/first-person.yaml", "role: Role", "rolle: Role"),
    "people/first-person.yaml:2: rolle: there is no field “rolle” here; did you mean “role”?",
  ],
  [
    "a capitalized field",
    edit("jobs/first-job.yaml", "order: 1\n", "order: 1\nFilled: true\n"),
    "jobs/first-job.yaml: Filled: there is no field “Filled” here; did you mean “filled”?",
  ],
  [
    "a field that does not exist",
    edit(
      "people/first-person.yaml",
      "bio: Short bio of the first person.",
      "bio: Short bio of the first person.\nnickname: Ann",
    ),
    "people/first-person.yaml:8: nickname: there is no field “nickname” here; there are “name”, “role”, “order”, “linkedin”, “tags”, “bio”, “fullBio”, “draft”, “publishAt”",
  ],
  [
    "a field that is indented too far",
    edit(
      "jobs/first-job.yaml",
      "  description: First Job page description",
      "  description: First Job page description\n  tagline: A tagline",
    ),
    "jobs/first-job.yaml: seo.tagline: “tagline” is indented too far; move it to the beginning of its line",
  ],
  [
    "yes for true",
    edit("jobs/first-job.yaml", "order: 1\n", "order: 1\nfilled: yes\n"),
    "jobs/first-job.yaml: filled: write true or false",
  ],
  [
    "true in quotes",
    edit("jobs/first-job.yaml", "order: 1\n", 'order: 1\nfilled: "true"\n'),
    "jobs/first-job.yaml: filled: write true or false",
  ],
  [
    "a number in words",
    edit("people/first-person.yaml", "order: 1", "order: first"),
    "people/first-person.yaml:3: order: write a number, without quotes and spaces, like 3",
  ],
  [
    "a fraction for a place in a list",
    edit("people/first-person.yaml", "order: 1", "order: 1.5"),
    "people/first-person.yaml:3: order: write a whole number, like 3",
  ],
  [
    "a number where a text belongs",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: 2021"),
    'people/first-person.yaml:7: bio: put it in quotes: "2021"',
  ],
  [
    "a text where a list belongs",
    edit("people/first-person.yaml", "tags: [First person tag 1, First person tag 2]", "tags: Boards"),
    "people/first-person.yaml:6: tags: write a list: each entry on a line of its own that begins with a hyphen and a space",
  ],
  [
    "a list where a text belongs",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: [One, Two]"),
    "people/first-person.yaml:7: bio: write one text here, not a list",
  ],
  [
    "a colon that makes a field of an entry",
    edit("people/first-person.yaml", "  - Full bio of the first person, paragraph 2. It", "  - Careers: It"),
    "people/first-person.yaml:10: fullBio.1: write one text here; if it has a colon, put it in quotes",
  ],
  [
    "a date in words",
    edit("articles/first-article.md", "date: 2025-05-01", "date: 1 May 2025"),
    "articles/first-article.md: date: write the day as year-month-day, like 2026-11-22",
  ],
  [
    "a date with slashes",
    edit("articles/first-article.md", "date: 2025-05-01", "date: 2025/05/01"),
    "articles/first-article.md: date: write the day as year-month-day, like 2026-11-22",
  ],
  [
    "a day that does not exist",
    edit("articles/first-article.md", "date: 2025-05-01", "date: 2025-13-45"),
    "articles/first-article.md: date: there is no month 13; write the day as year-month-day, like 2026-11-22",
  ],
  [
    "a year for a date",
    edit("articles/first-article.md", "date: 2025-05-01", "date: 2025"),
    "articles/first-article.md: date: write the day as year-month-day, like 2026-11-22",
  ],
  [
    "an unknown category",
    edit("companies/first-fintech.yaml", "category: fintech", "category: finteck"),
    "companies/first-fintech.yaml: category: write one of “fintech”, “climate”, “digital”; did you mean “fintech”?",
  ],
  [
    "an unknown kind of product",
    edit("companies/first-fintech.yaml", "kind: checkout", "kind: chekout"),
    "companies/first-fintech.yaml: product.kind: write one of “ledger”, “checkout”, “receipt”, “reach”, “prices”",
  ],
  [
    "a phone number without country code",
    edit("site.yaml", 'number: "+46812345678"', 'number: "08-123 456 78"'),
    "site.yaml: phone.number: write it with country code and without spaces, like +46850000000",
  ],
  [
    "an email address without @",
    edit("site.yaml", "general@fixtureventurestudio.example", "general.fixtureventurestudio.example"),
    "site.yaml: email.general: write an email address, like info@studio.se",
  ],
  [
    "an address without https",
    edit("companies/first-fintech.yaml", "https://first-fintech.example", "first-fintech.example"),
    "companies/first-fintech.yaml: website: write the whole address, with https:// at its beginning: https://first-fintech.example",
  ],
  [
    "an address that is none",
    edit("companies/first-fintech.yaml", "https://first-fintech.example", "our website"),
    "companies/first-fintech.yaml: website: write the whole address, like https://www.studio.se",
  ],
  [
    "a country in words",
    edit("site.yaml", "countryCode: SE", "countryCode: Sweden"),
    "site.yaml: address.countryCode: needs exactly 2 letters",
  ],
  [
    "asterisks that do not pair",
    edit("companies/first-fintech.yaml", "tagline: First Fintech *tagline*", "tagline: First *Fintech"),
    "companies/first-fintech.yaml: tagline: write no asterisk, or one pair of them around the words to highlight",
  ],
  [
    "too few entries",
    edit("maps/route.yaml", "routes: [[Place 1, Place 2]]", "routes: [[Place 1]]"),
    "maps/route.yaml: routes.0: needs at least 2 entries; it has 1",
  ],
  [
    "an entry too many",
    edit(
      "pages/about.yaml",
      "    - title: About pillars 1 title",
      "    - { title: Fourth, description: Fourth }\n    - title: About pillars 1 title",
    ),
    "pages/about.yaml: pillars.items: needs exactly 3 entries; it has 4",
  ],
  [
    "a description that search engines cut",
    edit(
      "companies/first-fintech.yaml",
      "description: First Fintech page description",
      "description: A long text. A long text. A long text. A long text. A long text. A long text. A long text. A long text. A long text. A long text. A long text. A long text. A long text. A long text. A long text. ",
    ),
    "companies/first-fintech.yaml: seo.description: is longer than 170 characters, and search engines cut it there; shorten it",
  ],
  [
    "an unknown name in braces",
    edit("site.yaml", "seat {seat}", "seat {town}"),
    "site.yaml: company.statement: {town} is not known here; known are: {registeredName}, {seat}, {registrationNumber}, {vatNumber}, {studio}, {address}, {city}, {email}, {phone}, {phoneNumber}, {peopleCount}",
  ],
  [
    "a step that ends before it begins",
    edit("jobs/second-job.yaml", "from: 5, to: 13", "from: 5, to: 3"),
    "jobs/second-job.yaml: timeline.steps.1.to: write a number of at least 5, where the step begins",
  ],
  [
    "a salary without an amount",
    edit(
      "jobs/first-job.yaml",
      'salary: { text: "{range}*", from: 40000, to: 50000, currency: SEK, per: month }',
      "salary: { currency: SEK }",
    ),
    "jobs/first-job.yaml: salary: write the lowest amount in `from`, or a `text`",
  ],
  [
    "a salary with spaces",
    edit("jobs/first-job.yaml", "from: 40000", "from: 40 000"),
    "jobs/first-job.yaml: salary.from: write a number, without quotes and spaces, like 3",
  ],
  [
    "an unknown currency",
    edit("jobs/first-job.yaml", "currency: SEK", "currency: kr"),
    "jobs/first-job.yaml: salary.currency: write the code of the currency, like SEK or EUR",
  ],
  [
    "a file that is empty",
    write("people/first-person.yaml", ""),
    "people/first-person.yaml:1: the file is empty",
  ],
  [
    "a file of text without fields",
    write("people/first-person.yaml", "Anna hires people.\n"),
    "people/first-person.yaml:1: the file has no fields; write each as name: value",
  ],
  [
    "a publish time in words",
    edit("people/first-person.yaml", "order: 1\n", "order: 1\npublishAt: next week\n"),
    "people/first-person.yaml:4: publishAt: write a date, or a date and a time in Stockholm, such as 2026-12-01 or 2026-12-01 09:30",
  ],
  [
    "draft in words",
    edit("people/first-person.yaml", "order: 1\n", "order: 1\ndraft: yes\n"),
    "people/first-person.yaml:4: draft: write true or false",
  ],
]);
