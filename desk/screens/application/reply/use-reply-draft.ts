import type { ReplyTemplates } from "#contract/desk/replies.ts";
import { useDraft } from "../../../components/use-draft.ts";

export type Template = ReplyTemplates["templates"][number];

/** Stands for writing without a template. */
export const blankTemplate: Template = {
  id: "blank",
  label: "No template",
  stage: null,
  declines: false,
  subject: "",
  text: "",
};

const subjectKey = (reference: string, templateId: string) => `reply-subject:${reference}:${templateId}`;
const textKey = (reference: string, templateId: string) => `reply-text:${reference}:${templateId}`;

/** The reply being written from a template. Each template keeps its own text, so that trying another loses nothing. */
export function useReplyDraft(reference: string, template: Template) {
  const [subject, setSubject] = useDraft(subjectKey(reference, template.id), template.subject);
  const [text, setText] = useDraft(textKey(reference, template.id), template.text);
  const set = (reply: { subject: string; text: string }) => {
    setSubject(reply.subject);
    setText(reply.text);
  };
  return {
    subject,
    text,
    setSubject,
    setText,
    set,
    /** Back to the template's own words, once sent. */
    reset: () => {
      setSubject("");
      setText("");
    },
  };
}
