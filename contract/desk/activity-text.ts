/** What an entry of the activity log says was done. */
const texts: Record<string, string> = {
  show: "opened",
  resume: "opened the resume of",
  export: "exported applications",
  erase: "erased",
  purge: "erased old personal data",
  release: "released from quarantine",
  invite: "invited a member",
  change: "changed stage, assignee or archive of",
  note: "wrote a note on",
  reply: "replied to",
  undoReply: "took back a reply to",
  person: "looked up a person",
  retry: "sent emails again",
  signIn: "signed in",
  signOut: "signed out",
  changeMember: "changed a member",
  removeMember: "removed a member",
};

/** An action in words; an unknown one, of a later version, stays as it is stored. */
export const activityText = (action: string) => texts[action] ?? action;
