import type { ReplyTemplate } from "#contract/desk/replies.ts";
import { OptionPicker } from "./OptionPicker.tsx";

type Props = {
  templates: readonly ReplyTemplate[];
  chosen: ReplyTemplate;
  onChoose: (id: string) => void;
};

/** Chooses what a reply starts from. */
export const TemplatePicker = ({ templates, chosen, onChoose }: Props) => (
  <OptionPicker
    label="Template"
    searchLabel="Start from…"
    value={chosen.id}
    options={templates.map(({ id, label }) => ({ value: id, label }))}
    onChange={onChoose}
    className="w-full"
  />
);
