import { Text } from "@react-email/components";
import { fillIn } from "#contract/fill-in.ts";
import type { ServerData } from "#contract/server-data.ts";
import { type InterviewOffer, OfferedTimes } from "./InterviewNotice.tsx";
import { Lines } from "./Lines.tsx";
import { MailLayout, styles } from "./MailLayout.tsx";

/** To the applicant: what a member of the team wrote. An empty line starts a paragraph; it is text, never markup. */
export function Reply({
  data,
  text,
  reference,
  offer,
}: {
  data: ServerData;
  text: string;
  reference: string;
  /** The times for an interview that it offers. */
  offer?: InterviewOffer | undefined;
}) {
  const paragraphs = text.replaceAll("\r\n", "\n").split(/\n{2,}/);
  return (
    <MailLayout
      name={data.name}
      companyLines={data.companyLines}
      signature={fillIn(data.mail.reference, { reference })}
      preview={paragraphs[0] ?? ""}
    >
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal and never change places.
        <Text key={index} style={styles.text}>
          <Lines text={paragraph} />
        </Text>
      ))}
      {offer && <OfferedTimes data={data} offer={offer} />}
    </MailLayout>
  );
}
