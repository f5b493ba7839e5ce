import type { ServerData } from "#contract/server-data.ts";
import type { DigestCounts } from "../../submissions/desk/digests/digest-counts.ts";
import { MailLayout, MailLink } from "./MailLayout.tsx";

/** To a member in the morning: how much waits, each number with a link to the list. Nothing about applicants. */
export function Digest({
  data,
  counts,
  memberId,
  since,
  deskUrl,
}: {
  data: ServerData;
  counts: DigestCounts;
  /** The recipient. */
  memberId: string;
  /** The date from which on applications are new. */
  since: string;
  deskUrl: string;
}) {
  const texts = data.mail.digest;
  const paths = {
    new: `/?since=${since}`,
    mine: "/?mine=1",
    mineLate: `/?assignee=${memberId}&late=1`,
    late: "/?late=1",
    quarantined: "/quarantine",
    failedMails: "/mails?state=failed",
  };
  const kinds = ["mineLate", "mine", "new", "late", "quarantined", "failedMails"] as const;
  const lines = kinds.filter((kind) => counts[kind] > 0);
  const label = (kind: (typeof kinds)[number]) => `${texts[kind]}: ${counts[kind]}`;
  return (
    <MailLayout
      data={data}
      title={texts.title}
      signature={texts.signature}
      preview={lines.map(label).join(", ")}
    >
      {lines.map((kind) => (
        <MailLink key={kind} href={`${deskUrl}${paths[kind]}`} label={label(kind)} />
      ))}
      <MailLink href={deskUrl} label={texts.link} />
    </MailLayout>
  );
}
