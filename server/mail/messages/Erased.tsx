import { Heading, Text } from "@react-email/components";
import { fillIn } from "#contract/fill-in.ts";
import type { ServerData } from "#contract/server-data.ts";
import { MailLayout, styles } from "./MailLayout.tsx";

/** To the team when an application was erased: its reference and nothing else. */
export function Erased({ data, reference }: { data: ServerData; reference: string }) {
  const { erased, team } = data.mail;
  const title = fillIn(erased.title, { reference });
  return (
    <MailLayout
      name={data.name}
      companyLines={data.companyLines}
      signature={team.signature}
      preview={erased.text}
    >
      <Heading as="h1" style={styles.title}>
        {title}
      </Heading>
      <Text style={styles.text}>{erased.text}</Text>
    </MailLayout>
  );
}
