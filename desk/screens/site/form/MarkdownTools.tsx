import { IconBold, IconChartBar, IconHeading, IconLink, IconList, IconNote } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../../components/ui/Button.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import {
  addChart,
  addLink,
  addNote,
  type MarkdownCommand,
  toggleBold,
  toggleHeading,
  toggleList,
} from "./markdown-commands.ts";

const commands = [
  { label: "Heading", icon: IconHeading, command: toggleHeading },
  { label: "Bold", icon: IconBold, command: toggleBold },
  { label: "List", icon: IconList, command: toggleList },
  { label: "Note in the margin", icon: IconNote, command: addNote },
  { label: "Chart", icon: IconChartBar, command: addChart },
];

const controlOf = (id: string) => document.getElementById(id) as HTMLTextAreaElement | null;

/** Runs a command as if its text was typed, so that the browser can undo it. */
function run(controlId: string, command: MarkdownCommand) {
  const control = controlOf(controlId);
  if (!control) return;
  const { from, to, insert, select } = command(control.value, control.selectionStart, control.selectionEnd);
  control.focus();
  control.setSelectionRange(from, to);
  document.execCommand(insert === "" ? "delete" : "insertText", false, insert);
  control.setSelectionRange(from + select[0], from + select[1]);
}

/** Buttons that write Markdown into the text of a control. */
export function MarkdownTools({ controlId }: { controlId: string }) {
  const [linked, setLinked] = useState<string | null>(null);
  const openLink = () => {
    const control = controlOf(controlId);
    if (control) setLinked(control.value.slice(control.selectionStart, control.selectionEnd));
  };
  return (
    <div
      role="toolbar"
      aria-label="Format the text"
      aria-controls={controlId}
      className="-mx-3 flex flex-wrap"
    >
      {commands.map(({ label, icon: Icon, command }) => (
        <Button key={label} variant="quiet" onClick={() => run(controlId, command)}>
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
      <Button variant="quiet" onClick={openLink}>
        <IconLink aria-hidden />
        Link
      </Button>
      {linked !== null && (
        <LinkDialog
          words={linked}
          onClose={() => setLinked(null)}
          onLink={(words, href) => {
            setLinked(null);
            // The closing dialog moves the focus first.
            setTimeout(() => run(controlId, addLink(words, href)));
          }}
        />
      )}
    </div>
  );
}
