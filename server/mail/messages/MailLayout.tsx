import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { Fragment, type ReactNode } from "react";
import { brandColors } from "#brand/colors.ts";
import type { ServerData } from "#contract/server-data.ts";

/** Text with its line breaks as `<br>`, because the plain-text version is made from the markup and ignores styles. */
export function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and never change places.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const fontFamily = "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif";

const titleStyle = {
  fontSize: "26px",
  lineHeight: "1.15",
  fontWeight: 700,
  letterSpacing: "-0.02em",
  margin: "0 0 20px",
};

export const styles = {
  subtitle: { fontSize: "18px", lineHeight: "1.3", fontWeight: 700, margin: "28px 0 10px" },
  text: { fontSize: "16px", lineHeight: "1.55", margin: "0 0 16px" },
  small: { fontSize: "14px", lineHeight: "1.5", margin: "0 0 6px", color: brandColors.ashInk },
};

// Without these rules mail programs with a dark mode invert the colors by themselves.
const darkMode = `@media (prefers-color-scheme: dark) {
  .ground, .ground td, .sheet { background: ${brandColors.basalt} !important; color: ${brandColors.paper} !important; }
  .quiet { color: ${brandColors.ash} !important; } .link { color: ${brandColors.ember} !important; }
}`;

/** A line that is a link. */
export const MailLink = ({ href, label }: { href: string; label: string }) => (
  <Text style={styles.text}>
    <Link className="link" href={href} style={{ color: brandColors.emberInk }}>
      {label}
    </Link>
  </Text>
);

/** The layout of every mail: the studio's name above, the content, and below it why it was sent and by which company. */
export function MailLayout({
  data,
  title,
  signature,
  preview,
  children,
}: {
  data: ServerData;
  title?: string;
  /** Why the recipient gets this mail. */
  signature: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  children: ReactNode;
}) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkMode}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="ground"
        style={{ background: brandColors.paper, color: brandColors.basalt, fontFamily, margin: 0 }}
      >
        <Container className="sheet" style={{ maxWidth: "600px", padding: "40px 24px" }}>
          <Section style={{ borderBottom: `2px solid ${brandColors.ember}`, marginBottom: "32px" }}>
            <Text style={{ fontSize: "15px", fontWeight: 700, margin: "0 0 14px" }}>{data.name}</Text>
          </Section>
          {title !== undefined && (
            <Heading as="h1" style={titleStyle}>
              {title}
            </Heading>
          )}
          {children}
          <Hr style={{ borderColor: "rgba(128,128,128,0.35)", margin: "32px 0 20px" }} />
          <Text className="quiet" style={styles.small}>
            {signature}
          </Text>
          {data.companyLines.map((line) => (
            <Text key={line} className="quiet" style={styles.small}>
              {line}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}
