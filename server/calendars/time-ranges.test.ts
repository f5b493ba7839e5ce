import fc from "fast-check";
import { expect, test } from "vitest";
import { inBoth, type TimeRange, without } from "./time-ranges.ts";

const ranges = fc.array(
  fc.tuple(fc.nat(30), fc.nat(10)).map(([from, length]): TimeRange => [from, from + length]),
  { maxLength: 6 },
);
const covers = (list: readonly TimeRange[], time: number) =>
  list.some(([from, until]) => from <= time && time < until);
const times = Array.from({ length: 45 }, (_, time) => time);

test("every time is in the ranges that it should be in, which are in order", () => {
  fc.assert(
    fc.property(ranges, ranges, (one, other) => {
      const [left, both] = [without(one, other), inBoth(one, other)];
      for (const time of times) {
        expect(covers(left, time)).toBe(covers(one, time) && !covers(other, time));
        expect(covers(both, time)).toBe(covers(one, time) && covers(other, time));
      }
      for (const list of [left, both]) expect(list.flat()).toEqual([...list.flat()].sort((a, b) => a - b));
    }),
  );
});
