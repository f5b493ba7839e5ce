/** An email address: where it is wider than its box a line ends before its at-sign, and nowhere else. */
export function EmailAddress({ address }: { address: string }) {
  const [mailbox, host] = address.split("@");
  return (
    <span className="inline-block">
      {mailbox}
      <wbr />@{host}
    </span>
  );
}
