type LayoutLink = { label: string; href: string };

/** What the header and the menu show. */
export type NavigationData = {
  name: string;
  navigation: LayoutLink[];
  /** The application forms: founders first, then partners. */
  applications: LayoutLink[];
};

/** What the layout shows on every page, from `content/site.yaml` through the root loader. */
export type LayoutData = NavigationData & {
  tagline: string;
  /** Registered name, seat and numbers of the company; a sample until they are real. */
  companyDetails: { text: string; sample: boolean };
  address: { street: string; postalCode: string; city: string; country: string; sample: boolean };
  phone: { label: string; number: string; sample: boolean };
  email: string;
  social: { label: string; href: string; icon: "linkedin" | "x" }[];
  footer: { title: string; links: LayoutLink[] }[];
  contactHeading: string;
  /** Beside the copyright line: privacy, accessibility and the like. */
  smallPrint: LayoutLink[];
  /** What the tag beside samples means. */
  sampleNote: string;
  /** Text and links of the error screen, and the notice that a page could not be loaded. */
  notFound: { text: string; gone: string; failed: { text: string; retry: string }; links: LayoutLink[] };
  /** Shown until the page is hydrated. */
  buildYear: string;
};
