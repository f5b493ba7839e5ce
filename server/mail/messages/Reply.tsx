import { Text } from "@react-email/components";
import { fillIn } from "#contract/fill-in.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { QuotedMessage } from "../quoted-message.ts";
import { type InterviewOffer, OfferedTimes } from "./InterviewNotice.tsx";
import { Lines, MailLayout, styles } from "./MailLayout.tsx";

const paragraphsOf = (text: string) => text.replaceAll("\r\n", "\n").split(/\n{2,}/);

/** To the applicant: what a member of the team wrote. An empty line starts a paragraph; it is text, never markup. The message that it answers is quoted below. */
export function Reply({
  data,
  text,
  reference,
  offer,
  quote,
}: {
  data: ServerData;
  text: string;
  reference: string;
  /** The times for an interview that it offers. */
  offer?: InterviewOffer | undefined;
  /** The message that it answers. */
  quote?: QuotedMessage | undefined;
}) {
  const paragraphs = paragraphsOf(text);
  return (
    <MailLayout
      data={data}
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
      {quote && (
        <>
          <Text className="quiet" style={styles.small}>
            {fillIn(data.mail.quote, { time: quote.time })}
          </Text>
          <blockquote
            style={{ borderLeft: "2px solid rgba(128,128,128,0.35)", margin: 0, paddingLeft: "12px" }}
          >
            {paragraphsOf(quote.text).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <Text key={index} className="quiet" style={styles.small}>
                <Lines text={paragraph} />
              </Text>
            ))}
          </blockquote>
        </>
      )}
    </MailLayout>
  );
}
