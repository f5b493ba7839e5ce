import type { InboxRow } from "#contract/desk/inbox.ts";

/** A row of the inbox for unit tests. */
export const testRow = (row: Partial<InboxRow> = {}): InboxRow => ({
  reference: "NVS-AAAAAA",
  form: "career",
  title: "Bog Surveyor",
  name: "Åsa Öberg",
  email: "asa@example.se",
  organization: "",
  stage: "first",
  assigneeId: null,
  receivedAt: 0,
  dueAt: null,
  isUnread: true,
  isArchived: false,
  status: "accepted",
  hasResume: false,
  noteCount: 0,
  version: 1,
  ...row,
});
