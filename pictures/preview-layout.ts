import { brandColors } from "#brand/colors.ts";
import { logoSvg } from "#brand/logo.ts";

/** Width and height in pixels that all networks show uncropped, the JPEG settings, and the shade under the text. */
export const previewFormat = {
  width: 1200,
  height: 630,
  jpeg: { quality: 78, mozjpeg: true },
  shadeSvg:
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><linearGradient id="s">` +
    `<stop offset="0.25" stop-color="${brandColors.basalt}" stop-opacity="0.88"/><stop offset="1" stop-color="${brandColors.basalt}" stop-opacity="0.1"/>` +
    `</linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
};

/** An element as satori takes it. */
type Element = {
  type: string;
  props: { style?: object; children?: Element[] | string; src?: string; width?: number; height?: number };
};

function box(style: object, children: Element[] | string): Element {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

/** The text of a preview picture: label, title and the site's logo and name. */
export function previewLayout({
  title,
  label,
  siteName,
}: {
  title: string;
  label: string;
  siteName: string;
}): Element {
  const logo = `data:image/svg+xml;base64,${Buffer.from(logoSvg(44, 0)).toString("base64")}`;
  const { ash, ember, paper } = brandColors;
  return box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: "100%",
      height: "100%",
      boxSizing: "border-box",
      padding: 72,
    },
    [
      box({ alignItems: "center", fontSize: 26, color: ash }, [
        box({ width: 56, height: 2, background: ember, marginRight: 24 }, []),
        box({}, label),
      ]),
      box(
        {
          fontSize: title.length > 44 ? 72 : 92,
          fontWeight: 700,
          lineHeight: 1.02,
          letterSpacing: "-0.03em",
          color: paper,
          maxWidth: 980,
        },
        title,
      ),
      box({ alignItems: "center", fontSize: 30, fontWeight: 700, color: paper }, [
        { type: "img", props: { src: logo, width: 44, height: 44, style: { marginRight: 20 } } },
        box({}, siteName),
      ]),
    ],
  );
}
