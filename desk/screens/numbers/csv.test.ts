import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("cells are separated by semicolons, quoted where needed, and never formulas", () => {
  expect(
    toCsv([
      ["Page", "Count"],
      ['a;"b"', 3],
      ["=1+1", null],
      ["＝1+1", null],
    ]),
  ).toBe('\uFEFFPage;Count\r\n"a;""b""";3\r\n\'=1+1;\r\n\'＝1+1;\r\n');
});
