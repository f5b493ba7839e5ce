type LayoutLink = { label: string; href: string };

/** Data of the header and the menu. */
export type NavigationData = {
  name: string;
  navigation: LayoutLink[];
  /** The application forms: founders first, then partners. */
  applications: LayoutLink[];
};

/** Data of the layout of every page, from `content/site.yaml` through the root loader. */
export type LayoutData = NavigationData & {
  tagline: string;
  /** Registered name, seat and numbers of the company. */
  companyDetails: string;
  address: { street: string; postalCode: string; city: string; country: string };
  phone: { label: string; number: string };
  email: string;
  social: { label: string; href: string; icon: "linkedin" | "x" }[];
  footer: { title: string; links: LayoutLink[] }[];
  contactHeading: string;
  /** Beside the copyright line: privacy, accessibility and the like. */
  smallPrint: LayoutLink[];
  /** Meaning of the asterisks after samples; pages with one show it. */
  sampleNote: string;
  /** Text and links of the error screen, and the notice that a page could not be loaded. */
  notFound: { text: string; gone: string; failed: { text: string; retry: string }; links: LayoutLink[] };
  /** Shown where there is no script. */
  buildYear: string;
};
