import { type FormEvent, useState } from "react";
import { meApi } from "#contract/desk/members.ts";
import { call } from "../../api/call.ts";
import { useMember } from "../../api/members.ts";
import { roleTexts } from "../../components/role-texts.ts";
import { seenText } from "../../components/seen-text.ts";
import { Button } from "../../components/ui/Button.tsx";
import { CheckboxRow } from "../../components/ui/CheckboxRow.tsx";
import { TextField } from "../../components/ui/TextField.tsx";
import { SingleKeysSwitch } from "../../keyboard/SingleKeysSwitch.tsx";
import { Section } from "./Section.tsx";
import { useMyChange } from "./use-my-change.ts";

/** One's name, what one may do, and the settings of the desk. */
export function Profile() {
  const member = useMember();
  const { name, email, role, digest } = member;
  const [newName, setNewName] = useState(name);
  const change = useMyChange();
  function saveName(event: FormEvent) {
    event.preventDefault();
    change.mutate({
      change: () => call(meApi.change, { body: { name: newName.trim() } }),
      done: "Your name is saved",
    });
  }
  return (
    <>
      <Section
        title="You"
        description="Colleagues see your name beside your notes, and applicants see it below your replies."
      >
        <form className="flex items-end gap-2" onSubmit={saveName}>
          <TextField
            label="Name"
            className="grow"
            autoComplete="name"
            required
            maxLength={200}
            value={newName}
            onChange={(event) => setNewName(event.target.value)}
          />
          <Button type="submit" disabled={change.isPending || !newName.trim() || newName.trim() === name}>
            Save
          </Button>
        </form>
        <p className="mt-3">
          {email}, {roleTexts[role].label.toLowerCase()}.{" "}
          <span className="text-quiet">
            {role === "owner"
              ? "You see all applications."
              : `You see ${seenText(member) || "no applications yet"}.`}
          </span>
        </p>
      </Section>
      <Section
        title="Morning email"
        description="At 8 am on working days, if something is waiting, this email says how many applications are new, late, assigned to you or in quarantine, and how many emails failed. If you switch it on, you also get an email when a colleague assigns applications to you."
      >
        <CheckboxRow
          label="Send me the morning email, and an email about new assignments"
          checked={digest}
          disabled={change.isPending}
          onChange={({ target: { checked } }) =>
            change.mutate({
              change: () => call(meApi.change, { body: { digest: checked } }),
              done: checked ? "You will get these emails" : "You no longer get these emails",
            })
          }
        />
      </Section>
      <Section title="Keyboard" description="Press ? on any screen to see its keyboard shortcuts.">
        <SingleKeysSwitch />
      </Section>
    </>
  );
}
