/** An email address: a line may end before its at-sign, and nowhere else. */
export function EmailAddress({ address }: { address: string }) {
  const [mailbox, host] = address.split("@");
  return (
    <>
      {mailbox}
      <wbr />@{host}
    </>
  );
}
