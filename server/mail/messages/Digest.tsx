import { Heading, Link, Text } from "@react-email/components";
import { brandColors } from "#brand/colors.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { DigestCounts } from "../../submissions/desk/digest-counts.ts";
import { MailLayout, styles } from "./MailLayout.tsx";

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
      name={data.name}
      companyLines={data.companyLines}
      signature={texts.signature}
      preview={lines.map(label).join(", ")}
    >
      <Heading as="h1" style={styles.title}>
        {texts.title}
      </Heading>
      {lines.map((kind) => (
        <Text key={kind} style={styles.text}>
          <Link className="link" href={`${deskUrl}${paths[kind]}`} style={{ color: brandColors.emberInk }}>
            {label(kind)}
          </Link>
        </Text>
      ))}
      <Text style={styles.text}>
        <Link className="link" href={deskUrl} style={{ color: brandColors.emberInk }}>
          {texts.link}
        </Link>
      </Text>
    </MailLayout>
  );
}
