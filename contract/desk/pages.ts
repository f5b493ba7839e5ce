/** The first part of the path of each page of the desk; other paths show "not found" with status 404. */
export const deskPages = [
  "",
  "sign-in",
  "set-up",
  "applications",
  "views",
  "pipeline",
  "quarantine",
  "mails",
  "unmatched",
  "person",
  "numbers",
  "site",
  "members",
  "activity",
  "about",
  "account",
];
