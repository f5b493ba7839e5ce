import { useState } from "react";
import type { Application, ReplyDraft } from "#contract/desk/application.ts";
import type { Colleague } from "#contract/desk/members.ts";
import type { ReplyTemplate } from "#contract/desk/replies.ts";
import { useDraft } from "../../../components/use-draft.ts";
import { useSavedDraft } from "./use-saved-draft.ts";

/** Stands for writing without a template. */
export const blankTemplate: ReplyTemplate = {
  id: "blank",
  label: "No template",
  stage: null,
  declines: false,
  subject: "",
  text: "",
};

type Part = "subject" | "text" | "version";

/** Where a draft is kept; after another decision the templates begin anew. */
const draftKey = (part: Part, reference: string, { id }: ReplyTemplate, decisionId: string) =>
  [`reply-${part}`, reference, id, decisionId].filter(Boolean).join(":");

/** What a draft was begun from, for the server. */
export const templateKey = ({ id }: ReplyTemplate, decisionId: string) =>
  [id, decisionId].filter(Boolean).join(" ");

/** The id of the template that a draft was begun from. */
export const templateOf = ({ template }: ReplyDraft) => template.split(" ")[0] ?? "";

/** The draft of a member at the server. */
export const draftOf = ({ drafts }: Application, { id }: Colleague) =>
  drafts.find(({ authorId }) => authorId === id);

/**
 * The reply being written from a template. Each template keeps its own text in the tab, so that trying another loses
 * nothing; the server keeps the one that was changed last, which may have been on another device.
 * @param replyId that the reply is to have
 * @param saved the member's draft at the server
 * @param seenVersion of the application, for a draft that is begun now
 */
export function useReplyDraft(
  reference: string,
  replyId: string,
  template: ReplyTemplate,
  decisionId: string,
  saved: ReplyDraft | undefined,
  seenVersion: number,
) {
  const key = templateKey(template, decisionId);
  const [first] = useState(saved?.template === key ? saved : { ...template, updatedAt: 0, version: null });
  // A template that is filled in anew meanwhile makes no own words of what it said before.
  const [original] = useState(template);
  const keyOf = (part: Part) => draftKey(part, reference, template, decisionId);
  const [subject, storeSubject] = useDraft(keyOf("subject"), first.subject, first.updatedAt);
  const [text, storeText] = useDraft(keyOf("text"), first.text, first.updatedAt);
  const [begunVersion, storeVersion] = useDraft(
    keyOf("version"),
    String(first.version ?? ""),
    first.updatedAt,
  );
  const isOwnWords = text.trim() !== "" && (text !== original.text || subject !== original.subject);
  const version = isOwnWords && begunVersion !== "" ? Number(begunVersion) : undefined;
  const begin = () => version === undefined && storeVersion(String(seenVersion));
  const { isError, save, discard } = useSavedDraft(
    reference,
    { replyId, template: key, subject, text, version },
    isOwnWords,
    saved?.template === key && saved.subject === subject && saved.text === text,
  );
  const setSubject = (subject: string) => {
    begin();
    storeSubject(subject);
  };
  const setText = (text: string) => {
    begin();
    storeText(text);
  };
  /**
   * Keeps a reply that was taken back; own words at the server, too: after a later decision the tab's text is not read any
   * more.
   */
  const putBack = async ({ subject, text }: { subject: string; text: string }) => {
    setSubject(subject);
    setText(text);
    // As it was when the reply was sent.
    if (!isOwnWords) return;
    // With another id, since a draft of a reply that was sent is left out.
    return save({
      replyId: crypto.randomUUID(),
      template: key,
      subject,
      text,
      version: version ?? seenVersion,
    });
  };
  return {
    subject,
    text,
    setSubject,
    setText,
    putBack,
    isOwnWords,
    /** Of the application that its author had seen when they began it; undefined when nothing is written. */
    version,
    /** Whether the server could not keep it. */
    isUnsaved: isError,
    /** Back to the template's own words, once sent. */
    reset: () => {
      storeSubject("");
      storeText("");
    },
    /** The same, and nothing of it stays at the server. */
    discard: () => {
      storeSubject("");
      storeText("");
      discard();
    },
  };
}
