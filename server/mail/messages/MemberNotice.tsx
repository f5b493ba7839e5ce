import { Heading, Link, Text } from "@react-email/components";
import { brandColors } from "#brand/colors.ts";
import type { ServerData } from "#contract/server-data.ts";
import { MailLayout, styles } from "./MailLayout.tsx";

/** To one member: what happened, without data of the applicant, and where to see it. */
export function MemberNotice({
  data,
  texts: { title, text, link, signature },
  href,
}: {
  data: ServerData;
  texts: { title: string; text: string; link: string; signature: string };
  href: string;
}) {
  return (
    <MailLayout name={data.name} companyLines={data.companyLines} signature={signature} preview={text}>
      <Heading as="h1" style={styles.title}>
        {title}
      </Heading>
      <Text style={styles.text}>{text}</Text>
      <Text style={styles.text}>
        <Link className="link" href={href} style={{ color: brandColors.emberInk }}>
          {link}
        </Link>
      </Text>
    </MailLayout>
  );
}
