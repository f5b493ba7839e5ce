import { Body, Container, Head, Hr, Html, Preview, Section, Text } from "@react-email/components";
import { createElement as h, type ReactNode } from "react";

// The site's colours (app/styles/tokens.css). Mail programs know no custom properties.
export const colours = {
  basalt: "#0b0b0c",
  paper: "#f6f3ee",
  ash: "#5e5a54",
  ember: "#ff3d22",
  emberInk: "#c42a12",
};

const font = "'Schibsted Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif";

export const styles = {
  title: {
    fontSize: "26px",
    lineHeight: "1.15",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    margin: "0 0 20px",
  },
  text: { fontSize: "16px", lineHeight: "1.55", margin: "0 0 16px" },
  quiet: { fontSize: "14px", lineHeight: "1.5", margin: "0 0 6px", color: colours.ash },
};

// Programs with a dark mode of their own get our dark ground instead of a guess at an inverted one.
const darkMode = `@media (prefers-color-scheme: dark) {
  .ground, .ground td, .sheet { background: ${colours.basalt} !important; color: ${colours.paper} !important; }
  .quiet { color: #a7a29a !important; } .link { color: ${colours.ember} !important; }
}`;

/** The sheet every mail is written on: the studio's name over a rule in ember, and who it is from below. */
export function MailFrame(props: { name: string; signature: string; preview: string; content: ReactNode }) {
  return h(
    Html,
    { lang: "en" },
    h(
      Head,
      null,
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("style", null, darkMode),
    ),
    h(Preview, null, props.preview),
    h(
      Body,
      {
        className: "ground",
        style: { background: colours.paper, color: colours.basalt, fontFamily: font, margin: 0 },
      },
      h(
        Container,
        { className: "sheet", style: { maxWidth: "600px", padding: "40px 24px" } },
        h(
          Section,
          { style: { borderBottom: `2px solid ${colours.ember}`, marginBottom: "32px" } },
          h(Text, { style: { fontSize: "15px", fontWeight: 700, margin: "0 0 14px" } }, props.name),
        ),
        props.content,
        h(Hr, { style: { borderColor: "rgba(128,128,128,0.35)", margin: "32px 0 20px" } }),
        h(Text, { className: "quiet", style: styles.quiet }, props.signature),
      ),
    ),
  );
}
