import { afterAll, beforeEach, expect, test } from "vitest";
import {
  all,
  append,
  type Change,
  edit,
  encode,
  faultsAfter,
  remove,
  removeContent,
  restoreContent,
  write,
} from "./content-copy.ts";
import { photo, wordmark } from "./pictures.ts";

beforeEach(restoreContent);
afterAll(removeContent);

const article = "articles/first-article.md";
const person = "people/first-person.yaml";
const withMark = (text: string) => Buffer.from(`\ufeff${text}`);
const withWindowsLines = (text: string) => Buffer.from(text.replaceAll("\n", "\r\n"));

test.each<[string, Change]>([
  ["Markdown with a byte order mark", encode(article, withMark)],
  ["YAML with a byte order mark", encode(person, withMark)],
  ["Markdown with the line ends of Windows", encode(article, withWindowsLines)],
  ["YAML with the line ends of Windows", encode(person, withWindowsLines)],
  ["curly quotes inside a text", edit(person, "bio: Short", "bio: The “short” bio, Anna’s own,")],
  ["å, ä and ö", edit(person, "name: Anna First", "name: Åsa Öberg")],
  ["a photo of a person", write("people/first-person.jpg", photo(1440, 1800))],
  ["a photo whose top is kept", write("people/first-person.top.jpg", photo(1440, 1800))],
  [
    "a photo for one shape whose left side is kept",
    write("companies/first-fintech.wide.left.png", photo(1440, 900)),
  ],
  ["a photo for one shape", write("companies/first-fintech.hero.png", photo(1440, 900))],
  [
    "a picture in a text, with a point of focus and a caption",
    all(
      write("articles/harbour.jpg", photo(1440, 900)),
      append(article, '\n![A harbour](harbour.jpg#left "The harbour")\n'),
    ),
  ],
  [
    "links to a page, a heading and another site",
    append(article, "\n[a](/about) [b](#first-article-section-1) [c](https://a.example)\n"),
  ],
  ["a company’s logo", write("companies/first-digital.logo.svg", wordmark)],
  ["no photo, no wordmark", remove("companies/first-fintech.wordmark.svg")],
  ["what systems leave beside files", write("people/Thumbs.db", "")],
])("%s is no mistake", async (_, change) => {
  expect(await faultsAfter(change)).toEqual({ errors: [], warnings: [] });
});
