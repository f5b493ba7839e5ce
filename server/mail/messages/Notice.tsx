import { Text } from "@react-email/components";
import type { ReactNode } from "react";
import type { ServerData } from "#contract/server-data.ts";
import { MailLayout, MailLink, styles } from "./MailLayout.tsx";

/** What happened, in a sentence, and where to see it. To the team or one of them it says nothing about the applicant. */
export function Notice({
  data,
  title,
  text,
  link,
  signature,
  preview = text,
  children,
}: {
  data: ServerData;
  title: string;
  text: string;
  link: { href: string; label: string } | null;
  signature: string;
  /** The text without it. */
  preview?: string;
  /** Above the text. */
  children?: ReactNode;
}) {
  return (
    <MailLayout data={data} title={title} signature={signature} preview={preview}>
      {children}
      <Text style={styles.text}>{text}</Text>
      {link && <MailLink {...link} />}
    </MailLayout>
  );
}
