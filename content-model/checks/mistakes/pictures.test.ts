import { all, append, symlink, testMistakes, write } from "./content-copy.ts";
import { photo, wordmark } from "./pictures.ts";

testMistakes("errors", [
  [
    "a photo with a misspelt name",
    write("people/first-persn.jpg", photo(1440, 1800)),
    "people/first-persn.jpg: no page shows this picture; rename it to first-person.jpg",
  ],
  [
    "a photo for nobody",
    write("people/office.jpg", photo(1440, 1800)),
    "people/office.jpg: no page shows this picture; give it the name of the file that it belongs to, or show it in a text",
  ],
  [
    "a .jpeg file",
    write("people/first-person.jpeg", photo(1440, 1800)),
    "people/first-person.jpeg: no page shows this picture; rename it to first-person.jpg",
  ],
  [
    "a .JPG file",
    write("people/first-person.JPG", photo(1440, 1800)),
    "people/first-person.JPG: no page shows this picture; rename it to first-person.jpg",
  ],
  [
    "a .heic file",
    write("people/first-person.heic", "ftypheic"),
    "people/first-person.heic: is an iPhone’s own kind of picture, which no browser shows; export it as JPEG",
  ],
  [
    "a .gif file",
    write("people/first-person.gif", "GIF89a"),
    "people/first-person.gif: no page shows .gif files; save the picture as .jpg, .png or .webp",
  ],
  [
    "a photo that another one replaces",
    all(
      write("people/first-person.jpg", photo(1440, 1800)),
      write("people/first-person.png", photo(1440, 1800)),
    ),
    "people/first-person.png: is not shown, because people/first-person.jpg stands in its place; delete one of the two",
  ],
  [
    "a photo with a misspelt name whose left side is kept",
    write("companies/first-fintek.hero.left.jpg", photo(1440, 900)),
    "companies/first-fintek.hero.left.jpg: no page shows this picture; rename it to first-fintech.hero.left.jpg",
  ],
  [
    "a photo that another one with a point of focus replaces",
    all(
      write("people/first-person.right.jpg", photo(1440, 1800)),
      write("people/first-person.top.png", photo(1440, 1800)),
    ),
    "people/first-person.right.jpg: is not shown, because people/first-person.top.png stands in its place; delete one of the two",
  ],
  [
    "a shape that is not shown",
    write("people/first-person.hero.jpg", photo(1440, 1800)),
    "people/first-person.hero.jpg: nothing in people is shown as hero; write one of: portrait",
  ],
  [
    "a file that is no picture",
    write("people/first-person.jpg", "Not a picture"),
    "people/first-person.jpg: cannot be read as a picture; is it damaged, or another kind of file? Export it again as JPEG",
  ],
  [
    "a photo that is cut off",
    write(
      "people/first-person.jpg",
      photo(1440, 1800).then((bytes) => bytes.subarray(0, 2000)),
    ),
    "people/first-person.jpg: cannot be read as a picture; is it damaged, or another kind of file? Export it again as JPEG",
  ],
  [
    "a photo that is much too small",
    write("people/first-person.jpg", photo(120, 160)),
    "people/first-person.jpg: is 120 pixels wide and would be blurred; use one at least 600 pixels wide",
  ],
  [
    "a photo in a folder without pictures",
    write("replies/first-reply.jpg", photo(1440, 900)),
    "replies/first-reply.jpg: no page shows this picture; give it the name of the file that it belongs to, or show it in a text",
  ],
  [
    "a wordmark of no company",
    write("companies/first-fintek.wordmark.svg", wordmark),
    "companies/first-fintek.wordmark.svg: there is no company “first-fintek”; did you mean “first-fintech”?",
  ],
  [
    "a wordmark without a viewBox",
    write("companies/first-digital.wordmark.svg", "<svg/>"),
    'companies/first-digital.wordmark.svg: has no viewBox="0 0 width height", which says how large it is; export it again with one',
  ],
  [
    "a drawing that is no wordmark",
    write("people/first-person.svg", wordmark),
    "people/first-person.svg: no page shows .svg files except companies/NAME.logo.svg and NAME.wordmark.svg; save the picture as .jpg or .png",
  ],
  [
    "a picture in a text that does not exist",
    append("articles/first-article.md", "\n![A harbour](harbour.jpg)\n"),
    "articles/first-article.md: there is no picture articles/harbour.jpg",
  ],
  [
    "a picture in a text with a misspelt name",
    all(
      write("articles/harbour.jpg", photo(1440, 900)),
      append("articles/first-article.md", "\n![A harbour](harbor.jpg)\n"),
    ),
    "articles/first-article.md: there is no picture articles/harbor.jpg; did you mean harbour.jpg?",
    "articles/harbour.jpg: no page shows this picture; give it the name of the file that it belongs to, or show it in a text",
  ],
  [
    "a picture in a text without a description",
    all(
      write("articles/harbour.jpg", photo(1440, 900)),
      append("articles/first-article.md", "\n![](harbour.jpg)\n"),
    ),
    "articles/first-article.md: the picture harbour.jpg has no description for those who cannot see it; write it between the brackets: ![What it shows](harbour.jpg)",
  ],
  [
    "a picture in a text from another site",
    append("articles/first-article.md", "\n![A harbour](https://a.example/harbour.jpg)\n"),
    "articles/first-article.md: “https://a.example/harbour.jpg” is on another site; save the picture beside articles/first-article.md and write its name",
  ],
  [
    "a picture in a text from another folder",
    append("articles/first-article.md", "\n![A harbour](images/harbour.jpg)\n"),
    "articles/first-article.md: “images/harbour.jpg” names a folder; put the picture beside articles/first-article.md and write its name alone",
  ],
  [
    "a picture in a text of an unknown kind",
    append("articles/first-article.md", "\n![A harbour](harbour.heic)\n"),
    "articles/first-article.md: “harbour.heic” is no .jpg, .png or .webp; save it as one of these",
  ],
  [
    "an unknown point of focus",
    all(
      write("articles/harbour.jpg", photo(1440, 900)),
      append("articles/first-article.md", "\n![A harbour](harbour.jpg#middle)\n"),
    ),
    "articles/first-article.md: write #top, #bottom, #left, #right or #center after harbour.jpg",
  ],
  [
    "a link to a picture",
    all(write("people/photo.txt", ""), symlink("photo.txt", "people/first-person.jpg")),
    "people/first-person.jpg: a symbolic link is not published; put the file itself here",
    "people/photo.txt: no page or list reads this file; rename it to photo.yaml",
  ],
  [
    "a picture in a text as HTML",
    append("articles/first-article.md", '\n<img src="harbour.jpg">\n'),
    "articles/first-article.md: a text has no HTML like <img>; use Markdown, like ![What it shows](photo.jpg)",
  ],
  [
    "a picture in a text that is too small",
    all(
      write("articles/harbour.jpg", photo(300, 200)),
      append("articles/first-article.md", "\n![A harbour](harbour.jpg)\n"),
    ),
    "articles/harbour.jpg: is 300 pixels wide and would be blurred; use one at least 780 pixels wide",
  ],
]);
