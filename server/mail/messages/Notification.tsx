import { Text } from "@react-email/components";
import { formatReceived } from "#contract/format-time.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Submission } from "../../store/tables/schema.ts";
import { Lines, MailLayout, styles } from "./MailLayout.tsx";

/** To the team: every field of a submission, in the order of the form. Values are text, never markup. */
export function Notification({
  data,
  submission: { form, formType, reference, receivedAt },
  fields,
  notice,
}: {
  data: ServerData;
  submission: Pick<Submission, "form" | "formType" | "reference" | "receivedAt">;
  fields: { name: string; label: string; value: string }[];
  /** Notice for the team beside the fields. */
  notice?: string;
}) {
  const { received, told, reply, signature } = data.mail.team;
  return (
    <MailLayout data={data} title={formType} signature={signature} preview={`${formType} ${reference}`}>
      <Text style={styles.text}>
        <strong>{reference}</strong>
        <br />
        {`${received} ${formatReceived(receivedAt)}`}
      </Text>
      {notice && <Text style={styles.text}>{notice}</Text>}
      <Text style={styles.text}>{reply}</Text>
      {fields.map(({ name, label, value }) => (
        <Text key={name} style={{ ...styles.text, margin: "0 0 14px" }}>
          <span className="quiet" style={styles.small}>
            {label}
          </span>
          <br />
          <Lines text={value} />
        </Text>
      ))}
      {!notice && (
        <Text className="quiet" style={{ ...styles.small, marginTop: "28px" }}>
          {[told, ...data.mail[form].next].join(" ")}
        </Text>
      )}
    </MailLayout>
  );
}
