/** Rows as a JSON array, one row a line. */
export async function* toJsonList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
