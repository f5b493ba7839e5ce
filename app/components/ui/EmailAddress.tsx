import { SampleMark } from "./SampleMark.tsx";

/**
 * An email address: where it is wider than its box a line ends before its at-sign, and nowhere else. One that ends with
 * `.example` is a placeholder and carries the mark of a sample.
 */
export function EmailAddress({ address }: { address: string }) {
  const [mailbox, host] = address.split("@");
  return (
    <span className="inline-block">
      {/* The line under a link does not reach into an inline block. */}
      <span className="in-[.underline]:underline">
        {mailbox}
        <wbr />@{host}
      </span>
      {host?.endsWith(".example") && <SampleMark />}
    </span>
  );
}
