import { Heading, Link, Text } from "@react-email/components";
import { brandColors } from "#brand/colors.ts";
import type { ServerData } from "#contract/server-data.ts";
import { MailLayout, styles } from "./MailLayout.tsx";

/** To the applicant: the reference, what happens next, and the link to see or erase the application. */
export function Confirmation({
  data,
  thanks,
  nextSteps,
  reference,
  link,
}: {
  data: ServerData;
  thanks: string;
  nextSteps: string[];
  reference: string;
  link: string;
}) {
  const { greeting, reference: referenceLabel, yourData, signature } = data.mail;
  return (
    <MailLayout name={data.name} signature={`${signature} ${data.address}`} preview={thanks}>
      <Heading as="h1" style={styles.title}>
        {greeting}
      </Heading>
      <Text style={styles.text}>{thanks}</Text>
      <Text style={styles.text}>
        {`${referenceLabel} `}
        <strong style={{ whiteSpace: "nowrap" }}>{reference}</strong>
      </Text>
      {nextSteps.map((step) => (
        <Text key={step} style={styles.text}>
          {step}
        </Text>
      ))}
      <Text className="quiet" style={{ ...styles.small, marginTop: "28px" }}>
        {yourData}
      </Text>
      <Link className="link" href={link} style={{ color: brandColors.emberInk, fontSize: "14px" }}>
        {link}
      </Link>
    </MailLayout>
  );
}
