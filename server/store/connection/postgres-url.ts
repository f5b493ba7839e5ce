// What RFC 3986 does not allow in user and password must be percent-encoded, as in `SMTP_URL`: so a password's `@`, `#`
// or `/` can never become a part of the host, which error messages name.
const credential = "(?:[\\w.~!$&'()*+,;=-]|%[0-9a-f]{2})+";
const host = "(?:[a-z\\d_.-]|%[0-9a-f]{2})+|\\[[\\da-f:.]+\\]";
const postgresUrl = new RegExp(
  `^postgres(?:ql)?://(?:${credential}(?::${credential})?@)?(?:${host})?(?::\\d{1,5})?(?:/[^/?#@]*)?(?:\\?[^#@]*)?$`,
  "i",
);

/**
 * Whether the PostgreSQL driver reads a URL as it was meant. It needs no host (`user:password@/database`) where a socket
 * is used.
 */
export function isPostgresUrl(value: string): boolean {
  return (
    postgresUrl.test(value) && URL.canParse(value.replace(/@(?=[/:])/, "@socket").replace("///", "//socket/"))
  );
}
