import * as z from "zod/mini";

/** `1795400000000.ID`: time and id of the last row of a page in the address of the next one. */
export const cursorSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,100}$/)),
  z.transform((cursor: string) => {
    const [at = "", id = ""] = cursor.split(".", 2);
    return { at: Number(at), id };
  }),
);
export type Cursor = z.output<typeof cursorSchema>;

/**
 * The first rows of a page, and the cursor of the next page; null on the last one.
 * @param rows one more than a page has, where there are more
 */
export function pageOf<Row extends { id: string }>(rows: Row[], size: number, timeOf: (row: Row) => number) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { page, nextCursor: last ? `${timeOf(last)}.${last.id}` : null };
}
