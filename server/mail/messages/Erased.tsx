import { Heading, Text } from "@react-email/components";
import type { ServerData } from "#contract/server-data.ts";
import { MailLayout, styles } from "./MailLayout.tsx";

/** To the team when an application was erased: its reference and nothing else. */
export function Erased({ data, reference }: { data: ServerData; reference: string }) {
  const { title, text, signature } = data.mail.erased;
  return (
    <MailLayout name={data.name} signature={signature} preview={`${reference} ${title}`}>
      <Heading as="h1" style={styles.title}>
        {`${reference} ${title}`}
      </Heading>
      <Text style={styles.text}>{text}</Text>
    </MailLayout>
  );
}
