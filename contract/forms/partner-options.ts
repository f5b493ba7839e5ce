/** Kinds of organization a partner may be; the first is chosen to begin with. */
export const organizationTypes = [
  "Venture Capital",
  "Corporate Innovation",
  "Government Agency",
  "Trade Organization",
  "Innovation Hub",
  "Other",
] as const;

/** What a partnership may be about; the first is chosen to begin with. */
export const focusAreas = [
  "Fintech",
  "ClimateTech",
  "AI & ML",
  "Enterprise Software",
  "Multiple Sectors",
  "Other",
] as const;
