// SQLite: another process holds the store, or the disk is full, failing or read-only. PostgreSQL: connection failures (08),
// a database that is read-only for now (25006), transactions to repeat (40), too few resources (53), shutdown or
// cancellation (57) and failing disks (58). The rest comes from the network.
const codes =
  /^(SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)|(08|40|53|57|58)\w{3}$|25006$|E(CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|AI_AGAIN|NOTFOUND|HOSTUNREACH|NETUNREACH)$)/;

/** The driver gives these errors no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered))/;

/** Whether an error of the database means that the same request may succeed later. */
export function isStoreUnavailable(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as Record<"code" | "message", unknown>;
  return codes.test(String(code)) || messages.test(String(message));
}
