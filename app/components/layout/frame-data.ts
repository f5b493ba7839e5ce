type FrameLink = { label: string; href: string };

export type FrameLinks = {
  name: string;
  navigation: FrameLink[];
  applications: FrameLink[];
};

/** What the frame shows on every page; comes from `content/site.yaml` through the root loader. */
export type FrameData = FrameLinks & {
  tagline: string;
  address: { street: string; postalCode: string; city: string; country: string };
  phone: { label: string; number: string };
  email: string;
  social: { label: string; href: string; icon: "linkedin" | "x" }[];
  footer: { title: string; links: FrameLink[] }[];
  contactHeading: string;
  /** Privacy, accessibility and the like, beside the copyright line. */
  smallPrint: FrameLink[];
  /** What the error screen says. */
  notFound: { text: string; gone: string; links: FrameLink[] };
  /** Shown until the page is hydrated. */
  buildYear: string;
};
