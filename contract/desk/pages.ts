/** The first part of the path of each page of the desk; other paths show "not found" with status 404. */
export const deskPages = [
  "",
  "sign-in",
  "set-up",
  "applications",
  "quarantine",
  "mails",
  "person",
  "numbers",
  "members",
  "activity",
  "about",
  "account",
];
