import { describe, expect, test } from "vitest";
import { membersMatching, mentionAt, splitMentions, textToEdit, textToStore } from "./mention-text.ts";

const anna = { id: "a1", name: "Anna Berg", email: "anna@example.org" };
const annaLonger = { id: "a2", name: "Anna Bergström", email: "anna.b@example.org" };
const unnamed = { id: "u1", name: "", email: "new@example.org" };
const members = [anna, annaLonger, unnamed];

describe("mentions in notes", () => {
  test("are stored by id, the longest name first", () => {
    expect(textToStore("Ask @Anna Bergström and @anna berg, please.", members)).toBe(
      "Ask @[a2] and @[a1], please.",
    );
  });

  test("of a member without a name are by address", () => {
    expect(textToStore("@new@example.org?", members)).toBe("@[u1]?");
  });

  test("are not found in mail addresses and longer words", () => {
    const text = "write to x@Anna Berg or @Anna Bergman";
    expect(textToStore(text, members)).toBe(text);
  });

  test("come back as names for editing", () => {
    expect(textToEdit("Ask @[a2] and @[gone].", members)).toBe("Ask @Anna Bergström and @[gone].");
  });

  test("are separated from the words around them", () => {
    expect(splitMentions("Ask @[a1]!")).toEqual([
      { text: "Ask ", memberId: null },
      { text: "@[a1]", memberId: "a1" },
      { text: "!", memberId: null },
    ]);
  });
});

describe("the mention being typed", () => {
  test("is found before the cursor", () => {
    expect(mentionAt("Ask @an", 7)).toEqual({ start: 4, query: "an" });
    expect(mentionAt("Ask @anna be", 12)).toEqual({ start: 4, query: "anna be" });
    expect(mentionAt("@", 1)).toEqual({ start: 0, query: "" });
  });

  test("is none in an address, after three words or without an at sign", () => {
    expect(mentionAt("anna@example", 12)).toBeNull();
    expect(mentionAt("@anna berg will", 15)).toBeNull();
    expect(mentionAt("Ask", 3)).toBeNull();
  });

  test("matches members by the start of any word of their name or by address", () => {
    expect(membersMatching("berg", members)).toEqual([anna, annaLonger]);
    expect(membersMatching("anna bergs", members)).toEqual([annaLonger]);
    expect(membersMatching("new", members)).toEqual([unnamed]);
  });
});
