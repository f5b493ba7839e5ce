import { all, copy, edit, encode, remove, rename, symlink, testMistakes, write } from "./content-copy.ts";

testMistakes("errors", [
  ["a page that is missing", remove("pages/scale.yaml"), "pages/scale.yaml: this file is missing"],
  [
    "a page with a misspelt name",
    rename("pages/scale.yaml", "pages/scales.yaml"),
    "pages/scale.yaml: this file is missing",
    "pages/scales.yaml: no page or list reads this file; did you mean pages/scale.yaml?",
  ],
  [
    "a .yml file",
    rename("people/third-person.yaml", "people/third-person.yml"),
    "people/third-person.yml: no page or list reads this file; rename it to third-person.yaml",
  ],
  [
    "two files of one name",
    copy("people/third-person.yaml", "people/third-person.yml"),
    "people/third-person.yml: no page or list reads this file; people/third-person.yaml is there already: delete one of the two, or give this one another name",
  ],
  [
    "a folder with the name of a file",
    all(remove("people/third-person.yaml"), write("people/third-person.yaml/a.jpg", "")),
    "people/third-person.yaml: is a folder with the name of a file; rename it",
    "people/third-person.yaml/a.jpg: no page shows this picture; give it the name of the file that it belongs to, or show it in a text",
  ],
  [
    "a link to nothing",
    symlink("nobody.yaml", "people/linked.yaml"),
    "people/linked.yaml: a symbolic link is not published; put the file itself here",
  ],
  [
    "a .txt file",
    write("articles/new.txt", "Text"),
    "articles/new.txt: no page or list reads this file; rename it to new.md",
  ],
  [
    "a Word document",
    write("articles/new.docx", "Text"),
    "articles/new.docx: no page or list reads this file, because it is a .docx file; save its text as .md",
  ],
  [
    "an article saved as .yaml",
    write("articles/new.yaml", "title: New\n"),
    "articles/new.yaml: no page or list reads this file; rename it to new.md",
  ],
  [
    "a folder with a misspelt name",
    write("person/new.yaml", "name: New\n"),
    "person/new.yaml: no page or list reads this file; move it to one of articles, companies, criteria, jobs, maps, people, programs, replies, studies, webinars, pages",
  ],
  [
    "a file in no folder of the site",
    write("notes.md", "---\ntitle: New\n---\n"),
    "notes.md: no page or list reads this file; move it to one of articles, companies, criteria, jobs, maps, people, programs, replies, studies, webinars, pages",
  ],
  [
    "a file name with spaces and capitals",
    rename("people/third-person.yaml", "people/Third Person.yaml"),
    "people/Third Person.yaml: the name becomes an address, so it may have only a to z, 0 to 9 and hyphens; rename it to people/third-person.yaml",
  ],
  [
    "a file name with å, ä or ö",
    rename("people/third-person.yaml", "people/åsa-öberg.yaml"),
    "people/åsa-öberg.yaml: the name becomes an address, so it may have only a to z, 0 to 9 and hyphens; rename it to people/asa-oberg.yaml",
  ],
  [
    "a copy that the system named",
    copy("webinars/second-webinar.yaml", "webinars/second-webinar (1).yaml"),
    "webinars/second-webinar (1).yaml: the name becomes an address, so it may have only a to z, 0 to 9 and hyphens; rename it to webinars/second-webinar-1.yaml",
    "webinars/second-webinar (1).yaml: title: webinars/second-webinar.yaml has the same, “Second webinar”; write another one, so that people can tell them apart",
  ],
  [
    "a file saved as Latin-1",
    all(
      edit("people/first-person.yaml", "name: Anna First", "name: Anna Bergström"),
      encode("people/first-person.yaml", (text) => Buffer.from(text, "latin1")),
    ),
    "people/first-person.yaml:1: letters like å, ä and ö cannot be read, because the file is not saved as UTF-8; save it as UTF-8 (in the editor: Save with Encoding, UTF-8) and write them again",
  ],
  [
    "a file saved as UTF-16",
    encode("people/first-person.yaml", (text) => Buffer.from(`\ufeff${text}`, "utf16le")),
    "people/first-person.yaml:1: the file is saved as UTF-16; save it as UTF-8 (in the editor: Save with Encoding, UTF-8)",
  ],
  [
    "an article without front matter",
    write("articles/first-article.md", "# First Article\n\nText.\n"),
    "articles/first-article.md: there are no fields at the top; begin the file with a line of three hyphens, ---, then the fields, then another line of ---",
  ],
  [
    "front matter that is not closed",
    edit("articles/first-article.md", "---\n\nFirst", "\n\nFirst"),
    "articles/first-article.md: the fields have no end; write a line of --- below the last of them",
  ],
  [
    "hyphens that became a dash",
    edit("articles/first-article.md", "---\ntitle", "—\ntitle"),
    "articles/first-article.md: the first line is “—”; write exactly three hyphens there: ---",
  ],
  [
    "a line above the front matter",
    edit("articles/first-article.md", "---\ntitle", "\n---\ntitle"),
    "articles/first-article.md: something stands before the first line of ---; that line must be the first of the file",
  ],
  [
    "an empty article",
    write("articles/first-article.md", ""),
    "articles/first-article.md: the file is empty; begin the file with a line of three hyphens, ---, then the fields, then another line of ---",
  ],
  [
    "a map of an area that does not exist",
    copy("maps/baltic.yaml", "maps/africa.yaml"),
    "maps/africa.yaml: there is no area “africa”; there are nordics, route, east-africa, baltic, regions",
  ],
  [
    "a place that is not on the map",
    edit("maps/nordics.yaml", "longitude: 10.75, latitude: 59.91", "longitude: 36.8, latitude: -1.3"),
    'maps/nordics.yaml: Place 1 is not on the map "nordics"',
  ],
  [
    "a route to a place that is not on the map",
    edit("maps/nordics.yaml", "[Place 1, Place 2]", "[Place 1, Place 9]"),
    'maps/nordics.yaml: The map "nordics" has a route to Place 9, which is not among its places',
  ],
]);
