import { Heading, Link, Text } from "@react-email/components";
import { brandColors } from "#brand/colors.ts";
import { fillIn } from "#contract/fill-in.ts";
import type { ServerData } from "#contract/server-data.ts";
import { MailLayout, styles } from "./MailLayout.tsx";

/** To a member who is mentioned in a note: who wrote it, about which application, and where to read it. */
export function Mention({
  data,
  author,
  reference,
  href,
}: {
  data: ServerData;
  author: string;
  reference: string;
  href: string;
}) {
  const { title, text, link, signature } = data.mail.mention;
  const description = fillIn(text, { reference });
  return (
    <MailLayout name={data.name} companyLines={data.companyLines} signature={signature} preview={description}>
      <Heading as="h1" style={styles.title}>
        {fillIn(title, { author })}
      </Heading>
      <Text style={styles.text}>{description}</Text>
      <Text style={styles.text}>
        <Link className="link" href={href} style={{ color: brandColors.emberInk }}>
          {link}
        </Link>
      </Text>
    </MailLayout>
  );
}
