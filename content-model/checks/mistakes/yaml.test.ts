import { edit, testMistakes } from "./content-copy.ts";

testMistakes("errors", [
  [
    "a colon in a text",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: Anna: hires people"),
    'people/first-person.yaml:7: the text has a colon; put it in quotes: bio: "Anna: hires people"',
  ],
  [
    "a colon in an entry of a list",
    edit("people/first-person.yaml", "  - Full bio", "  - Careers: Full: bio"),
    'people/first-person.yaml:9: the text has a colon; put it in quotes: - "Careers: Full: bio of the first person, paragraph …"',
  ],
  [
    "a colon in a text between braces",
    edit("redirects.yaml", "from: /moved, to: /about", "from: /moved: here, to: /about"),
    "redirects.yaml:2: a text between brackets has a colon or quotes of its own; put it in quotes",
  ],
  [
    "a # in a text",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: Our # one"),
    "people/first-person.yaml:7: the text ends before its #; put it in quotes",
  ],
  [
    "one space too many",
    edit("people/first-person.yaml", "role: Role", " role: Role"),
    "people/first-person.yaml:2: this line begins after 1 space, the one above after 0 spaces; what belongs together begins at the same place",
  ],
  [
    "one space too many in a group of fields",
    edit(
      "companies/first-fintech.yaml",
      "  description: First Fintech page",
      " description: First Fintech page",
    ),
    "companies/first-fintech.yaml: this line begins after 1 space, the one above after 2 spaces; what belongs together begins at the same place",
  ],
  [
    "a list that is not aligned",
    edit(
      "people/first-person.yaml",
      "  - Full bio of the first person, paragraph 2",
      "   - Full bio of the first person, paragraph 2",
    ),
    "people/first-person.yaml:9: the entries below do not begin at the same place as this one; put their hyphens below each other",
  ],
  [
    "a list that begins too far left",
    edit(
      "people/first-person.yaml",
      "  - Full bio of the first person, paragraph 2",
      " - Full bio of the first person, paragraph 2",
    ),
    "people/first-person.yaml:10: this line begins after 1 space, the one above after 2 spaces; what belongs together begins at the same place",
  ],
  [
    "a no-break space after a colon",
    edit("people/first-person.yaml", "role: Role", "role:\u00a0Role"),
    "people/first-person.yaml:2: a no-break space stands before the text; write a space there",
  ],
  [
    "a tab in front of a line",
    edit("companies/first-fintech.yaml", "  title: First Fintech page", "\ttitle: First Fintech page"),
    "companies/first-fintech.yaml: this line begins with a tab; begin it with spaces",
  ],
  [
    "a text that begins with *",
    edit("companies/first-fintech.yaml", "tagline: First Fintech *tagline*", "tagline: *First* Fintech"),
    'companies/first-fintech.yaml: a text cannot begin with *; put it in quotes: tagline: "*First* Fintech"',
  ],
  [
    "a text that is all between * and *",
    edit("companies/first-fintech.yaml", "tagline: First Fintech *tagline*", "tagline: *First*"),
    "companies/first-fintech.yaml: a text cannot begin with *; put it in quotes",
  ],
  [
    "a text that begins with @",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: @anna hires"),
    'people/first-person.yaml:7: a text cannot begin with @; put it in quotes: bio: "@anna hires"',
  ],
  [
    "a text that begins with &",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: &Sons hires"),
    "people/first-person.yaml:7: a text cannot begin with &; put it in quotes",
  ],
  [
    "a text that begins with !",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: !Hej from us"),
    "people/first-person.yaml:7: a text cannot begin with !; put it in quotes",
  ],
  [
    "a text that begins with %",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: % of all"),
    'people/first-person.yaml:7: a text cannot begin with %; put it in quotes: bio: "% of all"',
  ],
  [
    "a text that begins with a backtick",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: `code` for all"),
    'people/first-person.yaml:7: a text cannot begin with `; put it in quotes: bio: "`code` for all"',
  ],
  [
    "a text that begins with [",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: [Sample] Anna hires"),
    'people/first-person.yaml:7: a text cannot begin with [; put it in quotes: bio: "[Sample] Anna hires"',
  ],
  [
    "a text that begins with {",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: {phone} is hers"),
    'people/first-person.yaml:7: a text cannot begin with {; put it in quotes: bio: "{phone} is hers"',
  ],
  [
    "a text that is all between { and }",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: {phone}"),
    "people/first-person.yaml:7: a text between { and } has a comma or begins with {; put it in quotes",
  ],
  [
    "a text that begins with >",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: > 50 people"),
    'people/first-person.yaml:7: a text cannot begin with >; put it in quotes: bio: "> 50 people"',
  ],
  [
    "a text that begins with a hyphen",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: - hires"),
    'people/first-person.yaml:7: a text cannot begin with -; put it in quotes: bio: "- hires"',
  ],
  [
    "an apostrophe in single quotes",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: 'Anna's team'"),
    'people/first-person.yaml:7: an apostrophe ends a text in single quotes; put the text between " and " instead',
  ],
  [
    "a text after its closing quote",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", 'bio: "Anna" hires'),
    "people/first-person.yaml:7: the text goes on after its closing quote; write “ and ” for quotes inside the text",
  ],
  [
    "quotes inside quotes",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", 'bio: "She said "hej" to us"'),
    "people/first-person.yaml:7: the text goes on after its closing quote; write “ and ” for quotes inside the text",
  ],
  [
    "a quote that is not closed",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", 'bio: "Anna hires'),
    'people/first-person.yaml:7: this text has " at its beginning and no " at its end',
  ],
  [
    "a list in brackets that is not closed",
    edit("people/first-person.yaml", "First person tag 2]", "First person tag 2"),
    "people/first-person.yaml:6: this text has [ at its beginning and no ] at its end",
  ],
  [
    "curly quotes around a text with a colon",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio: “Anna: hires”"),
    'people/first-person.yaml:7: the quotes around the text are curly (“); write straight ones, ", at both ends',
  ],
  [
    "no space after the colon",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio:Anna hires"),
    "people/first-person.yaml:7: write a space after the colon: bio: Anna hires",
  ],
  [
    "no colon after the name of a field",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", "bio Anna hires"),
    "people/first-person.yaml:7: this line has no colon after the name of a field; does it belong to the text above it?",
  ],
  [
    "no space after a hyphen",
    edit(
      "people/first-person.yaml",
      "  - Full bio of the first person, paragraph 1",
      "  -Full bio of the first person, paragraph 1",
    ),
    "people/first-person.yaml:9: the entries below do not begin at the same place as this one; put their hyphens below each other",
  ],
  [
    "a text that goes on in the next line",
    edit(
      "people/first-person.yaml",
      "bio: Short bio of the first person.",
      "bio: Anna hires\npeople in Stockholm",
    ),
    "people/first-person.yaml:8: this line has no colon after the name of a field; does it belong to the text above it?",
  ],
  [
    "a field that stands twice",
    edit(
      "people/first-person.yaml",
      "bio: Short bio of the first person.",
      "bio: Short bio of the first person.\nbio: Another bio",
    ),
    "people/first-person.yaml:8: “bio” stands here twice; delete one",
  ],
  [
    "a comma in a text between braces",
    edit("redirects.yaml", "from: /moved, to: /about", "from: /moved, away, to: /about"),
    "redirects.yaml:2: a text between { and } has a comma or begins with {; put it in quotes",
  ],
  [
    "a line of --- below the fields",
    edit(
      "people/first-person.yaml",
      "bio: Short bio of the first person.",
      "bio: Short bio of the first person.\n---",
    ),
    "people/first-person.yaml:8: a line of --- ends the fields; delete it",
  ],
  [
    "two versions after a merge",
    edit(
      "people/first-person.yaml",
      "bio: Short bio of the first person.",
      "<<<<<<< HEAD\nbio: Short bio of the first person.\n=======\nbio: Another\n>>>>>>> main",
    ),
    "people/first-person.yaml:7: two versions of the file stand here; keep one and delete the lines of <<<, === and >>>",
  ],
  [
    "a space that is not an ordinary one",
    edit(
      "companies/first-fintech.yaml",
      "  description: First Fintech page",
      "  description: First Fintech page",
    ),
    "companies/first-fintech.yaml: this line begins with an invisible character that is no ordinary space; delete it and write spaces",
  ],
  [
    "a path with \\ in double quotes",
    edit("people/first-person.yaml", "bio: Short bio of the first person.", 'bio: "C:\\docs\\qa"'),
    "people/first-person.yaml:7: a \\ in double quotes has a meaning of its own; write \\\\ for one",
  ],
]);
