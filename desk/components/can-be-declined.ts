import type { InboxRow } from "#contract/desk/inbox.ts";

/** Whether it can be declined. Messages of the contact form ask for nothing that could be. */
export const canBeDeclined = ({ form }: Pick<InboxRow, "form">): boolean => form !== "contact";
