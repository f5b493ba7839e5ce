import { Heading, Link, Text } from "@react-email/components";
import { brandColors } from "#brand/colors.ts";
import { fillIn } from "#contract/fill-in.ts";
import type { ServerData } from "#contract/server-data.ts";
import { MailLayout, styles } from "./MailLayout.tsx";

type ConfirmationTexts = Pick<ServerData["mail"]["founder"], "thanks" | "next" | "sender" | "swedish"> & {
  title: string;
};

/** To the applicant: the reference, what happens next, and the link to see or erase the application. */
export function Confirmation({
  data,
  texts: { title, thanks, next, sender, swedish },
  reference,
  link,
}: {
  data: ServerData;
  /** The texts of the applicant's form. */
  texts: ConfirmationTexts;
  reference: string;
  link: string;
}) {
  const { mail } = data;
  const [before, after] = mail.reference.split("{reference}");
  return (
    <MailLayout
      data={data}
      title={title}
      signature={fillIn(mail.signature, { site: new URL(data.url).hostname })}
      preview={thanks}
    >
      <Text style={styles.text}>{thanks}</Text>
      <Text style={styles.text}>
        {before}
        <strong style={{ whiteSpace: "nowrap" }}>{reference}</strong>
        {after}
      </Text>
      <Heading as="h2" style={styles.subtitle}>
        {mail.next}
      </Heading>
      {next.map((step) => (
        <Text key={step} style={styles.text}>
          {step}
        </Text>
      ))}
      <Text style={styles.text}>{mail.reply}</Text>
      <Text style={styles.text}>
        {sender}
        <br />
        {data.name}
      </Text>
      {swedish.map((paragraph) => (
        <Text key={paragraph} lang="sv" style={styles.text}>
          {paragraph}
        </Text>
      ))}
      <Text className="quiet" style={{ ...styles.small, marginTop: "28px" }}>
        {mail.yourData}
      </Text>
      <Link className="link" href={link} style={{ color: brandColors.emberInk, fontSize: "14px" }}>
        {link}
      </Link>
    </MailLayout>
  );
}
