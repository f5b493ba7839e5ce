type Written = { numInsertedOrUpdatedRows?: bigint; numUpdatedRows?: bigint; numDeletedRows?: bigint };

/** Runs an insert, update or delete. @returns whether it wrote any row */
export async function writesRows(query: {
  executeTakeFirstOrThrow: () => Promise<Written>;
}): Promise<boolean> {
  const written = await query.executeTakeFirstOrThrow();
  return Boolean(written.numInsertedOrUpdatedRows ?? written.numUpdatedRows ?? written.numDeletedRows);
}
