import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCount } from "#contract/count.ts";
import { accessOf, formsIn } from "#contract/desk/access.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import { type Colleague, memberAccessSchema } from "#contract/desk/members.ts";
import { formKinds, mayEdit } from "#contract/desk/roles.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { fieldErrors, formErrorText } from "../../api/client.ts";
import { memberWorkQuery } from "../../api/members.ts";
import { toasts } from "../../api/toasts.ts";
import { memberLabel } from "../../components/names.ts";
import { Button } from "../../components/ui/Button.tsx";
import { FormDialog } from "../../components/ui/FormDialog.tsx";
import { HandOver } from "./HandOver.tsx";
import { MemberFields, type MemberRights } from "./MemberFields.tsx";
import { useMemberChange } from "./use-member-change.ts";

const noRights: Pick<MemberRights, "forms" | "site"> = { forms: [], site: "none" };

/** Changes what a member may do, or removes them, which ends their sessions at once. */
export function EditMember({ member, onClose }: { member: Colleague; onClose: () => void }) {
  const change = useMemberChange();
  const work = useQuery(memberWorkQuery(member.id));
  const error = change.error ?? work.error;
  const [access, setAccess] = useState<MemberRights>({
    role: member.role,
    forms: member.forms,
    positions: member.positions,
    ventures: member.ventures,
    accessUntil: member.accessEndsAt === null ? null : dateOf(member.accessEndsAt - 1),
    site: member.site,
  });
  // As it is now: another administrator may change it while this is open.
  const [seen] = useState(() => memberAccessSchema.parse(member));
  const [isRemoving, setRemoving] = useState(false);
  const [handTo, setHandTo] = useState<string | null>(null);
  // The forms of which they may lose applications.
  const after = { ...member, ...access };
  const keeps = (form: FormKind) =>
    after.role === "owner" ||
    (mayEdit(after) &&
      (after.forms.includes(form) ||
        (!member.forms.includes(form) &&
          member.positions.every((each) => after.positions.includes(each)) &&
          member.ventures.every((each) => after.ventures.includes(each)))));
  const left = mayEdit(member) ? formsIn(accessOf(member)).filter((form) => !keeps(form)) : [];
  const name = memberLabel(member);
  function submit() {
    const onSuccess = () => {
      toasts.add({ title: isRemoving ? `${name} is removed` : `The changes to ${name} are saved` });
      onClose();
    };
    change.mutate(
      { id: member.id, handTo, ...(isRemoving ? { removed: true } : { ...access, seen }) },
      { onSuccess },
    );
  }
  return (
    <FormDialog
      title={name}
      description={member.email}
      action={isRemoving ? "Remove the member" : "Save"}
      variant={isRemoving ? "danger" : "primary"}
      onCancel={isRemoving ? () => setRemoving(false) : undefined}
      buttons={
        !isRemoving && (
          <Button
            variant="danger"
            className="mr-auto"
            onClick={() => {
              change.reset();
              setRemoving(true);
            }}
          >
            Remove …
          </Button>
        )
      }
      isBusy={change.isPending}
      canSubmit={work.data !== undefined}
      error={isRemoving ? formErrorText(error) : formErrorText(error, "forms")}
      onSubmit={submit}
      onClose={onClose}
    >
      {isRemoving ? (
        <p>
          {name} is signed out everywhere at once, and can no longer sign in. The member’s notes and replies
          stay, with the name.
          {work.data !== undefined &&
            work.data.scheduled > 0 &&
            ` ${formatCount(work.data.scheduled, "scheduled reply", "scheduled replies")} will be put on hold, for a colleague to send or discard.`}
          {work.data !== undefined &&
            work.data.meetings > 0 &&
            ` The member no longer takes part in ${formatCount(work.data.meetings, "meeting")} to come: a colleague has to take part instead, or cancel.`}
        </p>
      ) : (
        <MemberFields
          {...access}
          error={fieldErrors(error).forms}
          onChange={(part) => {
            // An administrator has every right, and is to keep only those that are chosen.
            const isDemoted = access.role === "owner" && part.role !== undefined && part.role !== "owner";
            setAccess({ ...access, ...part, ...(isDemoted && member.role === "owner" && noRights) });
          }}
        />
      )}
      {work.data && (
        <HandOver
          member={member}
          work={work.data}
          forms={isRemoving ? formKinds : left}
          handTo={handTo}
          onChange={setHandTo}
        />
      )}
    </FormDialog>
  );
}
