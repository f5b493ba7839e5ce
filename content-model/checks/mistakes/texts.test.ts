import { all, append, edit, testMistakes, write } from "./content-copy.ts";
import { photo } from "./pictures.ts";

const article = "articles/first-article.md";

testMistakes("errors", [
  [
    "a link without its closing parenthesis",
    append(article, "\nSee [about us](/about. There is more.\n"),
    `${article}: “[about us](/about.” is not shown as a link; write [words](/page), with ) at its end and no space inside`,
  ],
  [
    "a picture whose name has a space",
    append(article, "\n![A harbour](my harbour.jpg)\n"),
    `${article}: “[A harbour](my” is not shown as a link; write [words](/page), with ) at its end and no space inside`,
  ],
  [
    "bold words without an end",
    append(article, "\nWe are **bold here.\n"),
    `${article}: the ** are shown as they are; write ** directly before and after the bold words`,
  ],
  [
    "a link with a space, and one with its brackets exchanged",
    append(article, "\nSee [us] (/about).\n\nSee (us)[/about].\n\nSee [us][about].\n"),
    `${article}: “[us] (/about).” is not shown as a link; write [words](/page), with ) at its end and no space inside`,
    `${article}: “(us)[/about].” is not shown as a link; write [words](/page), with ) at its end and no space inside`,
    `${article}: “[us][about].” is not shown as a link; write [words](/page), with ) at its end and no space inside`,
  ],
  [
    "emphasis without an end",
    append(article, "\nWe are *open.\n\nWe are _open.\n"),
    `${article}: the * begins emphasis that has no end; write * directly after its last word, too`,
    `${article}: the _ begins emphasis that has no end; write _ directly after its last word, too`,
  ],
  [
    "braces, in which nothing is filled in",
    append(article, "\nWe are {here} and {there now.\n"),
    `${article}: “{here}” is shown as it is; write the words themselves`,
  ],
  [
    "braces that are not closed",
    append("pages/accessibility.md", "\nWe are {here now.\n"),
    "pages/accessibility.md: “{here” is shown as it is; write the words themselves",
  ],
  [
    "a link that runs a script",
    append(article, "\nSee [us](javascript:run()).\n"),
    `${article}: body: a link cannot lead to javascript:run(); begin it with / or https://`,
    `${article}: [us]: “javascript:run()” is no address; write /page for a page of this site, or https://…`,
  ],
  [
    "links that are not complete",
    append(article, "\n[a](https://) [b](https:///b) [c](mailto:) [d](tel:) [](/about)\n"),
    `${article}: the link to /about has no words; write them between the brackets`,
    ...[
      ["a", "https://"],
      ["b", "https:///b"],
      ["c", "mailto:"],
      ["d", "tel:"],
    ].map(
      ([words, href]) =>
        `${article}: [${words}]: “${href}” is no address; write /page for a page of this site, or https://…`,
    ),
  ],
  [
    "an address without a part",
    edit("people/first-person.yaml", "https://linkedin.example/in", "https:/linkedin.example/in"),
    "people/first-person.yaml:5: linkedin: write the whole address, like https://www.studio.se",
  ],
  [
    "two versions that Git could not merge",
    append(article, "\n<<<<<<< HEAD\nOurs.\n\n=======\n\nTheirs.\n>>>>>>> other\n"),
    `${article}: two versions of the text stand here; keep one and delete the lines of <<<, === and >>>`,
  ],
  [
    "a comment, which visitors would read",
    append(article, "\n<!-- Later -->\n"),
    `${article}: a text has no HTML like <!-->; delete it`,
  ],
  [
    "a chart with too little in it",
    append(article, "\n```chart\ntitle: Year\nbars: [{ label: A, to: 1 }]\n```\n"),
    `${article}: body: chart: bars: needs at least 2 entries; it has 1`,
  ],
  [
    "a chart that cannot be read, in a policy",
    append("pages/accessibility.md", "\n```chart\ntitle: Year: 1\n```\n"),
    'pages/accessibility.md: body: chart: the text has a colon; put it in quotes: title: "Year: 1"',
  ],
  [
    "HTML with a script in an attribute",
    append(article, '\n<div onclick="run()">\n\nText.\n'),
    `${article}: a text has no HTML like <div>; delete it`,
  ],
  [
    "a link without its closing parenthesis in a field",
    edit("people/first-person.yaml", "bio: Short bio", "bio: See [about us](/about. Short bio"),
    "people/first-person.yaml:7: bio: “[about us](/about.” is not shown as a link; write [words](/page), with ) at its end and no space inside",
  ],
  [
    "a link to no page in a field",
    edit("people/first-person.yaml", "bio: Short bio", "bio: See [us](/abuot). Short bio"),
    "people/first-person.yaml:7: bio: there is no page “/abuot”; did you mean /about?",
  ],
  [
    "bold words in a field",
    edit("people/first-person.yaml", "bio: Short bio", "bio: A **short** bio"),
    "people/first-person.yaml:7: bio: no words of a field are bold; delete the **",
  ],
  [
    "a sign as HTML writes it, in a field",
    edit("people/first-person.yaml", "bio: Short bio", "bio: A short &amp; good bio"),
    "people/first-person.yaml:7: bio: “&amp;” is shown as it is; write the sign itself",
  ],
  [
    "HTML in a field",
    edit("people/first-person.yaml", "bio: Short bio", "bio: A <b>short</b> bio"),
    "people/first-person.yaml:7: bio: a text has no HTML like <b>; delete it",
  ],
  [
    "a link to this site written in full",
    append(article, "\nSee [about us](https://fixture.example/about).\n"),
    `${article}: [about us]: this address is on this site; write /about alone`,
  ],
  [
    "a link to this site with another beginning",
    append(article, "\nSee [about us](http://www.fixture.example/about?a#b).\n"),
    `${article}: [about us]: this address is on this site; write /about?a#b alone`,
  ],
  [
    "a text that waits to be written",
    append(article, "\nTODO: the numbers\n"),
    `${article}: “TODO” is no text for visitors; write it, or set draft: true`,
  ],
  [
    "filler text in a field",
    edit("people/first-person.yaml", "bio: Short bio", "bio: Lorem ipsum dolor"),
    "people/first-person.yaml:7: bio: “Lorem ipsum” is no text for visitors; write it, or set draft: true",
  ],
  [
    "an invisible character in a field",
    edit("people/first-person.yaml", "bio: Short bio", "bio: Short\u200b bio"),
    "people/first-person.yaml:7: bio: an invisible character stands after “Short”; delete it and write the word again",
  ],
  [
    "a line break of PowerPoint in a text, and one of a PDF in a field",
    all(
      append(article, "\nShort\u000b text.\n"),
      edit("people/first-person.yaml", "bio: Short", "bio: Short\ufffe"),
    ),
    `${article}: an invisible character stands after “Short”; delete it and write the word again`,
    "people/first-person.yaml:7: bio: an invisible character stands after “Short”; delete it and write the word again",
  ],
  [
    "a phone number that is not the one that is dialled",
    edit("site.yaml", "label: +46 8 123 456 78", "label: 08-123 456 79"),
    "site.yaml: phone.label: shows another number than the one that is dialled; write the same in label and number",
  ],
  [
    "a day that its month does not have",
    edit(article, "date: 2025-05-01", "date: 2025-11-31"),
    `${article}: date: November 2025 has 30 days; write the day as year-month-day, like 2026-11-22`,
  ],
  [
    "a publish time on a day that its month does not have",
    edit("people/first-person.yaml", "order: 1\n", "order: 1\npublishAt: 2026-11-31 09:30\n"),
    "people/first-person.yaml:4: publishAt: November 2026 has 30 days; write a date, or a date and a time in Stockholm, such as 2026-12-01 or 2026-12-01 09:30",
  ],
  [
    "a photo as a camera and a person name it",
    write("people/Anna Första.JPG", photo(1440, 1800)),
    "people/Anna Första.JPG: no page shows this picture; give it the name of the file that it belongs to (in letters like anna-forsta.jpg), or show it in a text",
  ],
  [
    "a photo of a person in capitals",
    write("people/First Person.JPG", photo(1440, 1800)),
    "people/First Person.JPG: no page shows this picture; rename it to first-person.jpg",
  ],
]);
