import { useQuery } from "@tanstack/react-query";
import { formatCount } from "#contract/count.ts";
import type { Colleague, MemberWork } from "#contract/desk/members.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { membersQuery, useMember } from "../../api/members.ts";
import { AssigneePicker } from "../../components/AssigneePicker.tsx";
import { memberLabel } from "../../components/names.ts";

type Props = {
  member: Colleague;
  work: MemberWork;
  /** The forms that the member is about to lose. */
  forms: readonly FormKind[];
  /** Who gets the open applications; null for nobody. */
  handTo: string | null;
  onChange: (handTo: string | null) => void;
};

/** Says how many open applications a member leaves behind, and asks who gets them. Nothing when there are none. */
export function HandOver({ member, work, forms, handTo, onChange }: Props) {
  const me = useMember();
  const members = useQuery(membersQuery).data ?? [];
  const affected = forms.filter((form) => work.open[form] > 0);
  const count = affected.reduce((sum, form) => sum + work.open[form], 0);
  const late = affected.includes("career") ? work.late : 0;
  if (count === 0) return null;
  const name = memberLabel(member);
  return (
    <div className="flex flex-col gap-2">
      <p>
        {name} has {formatCount(count, "open application")}
        {late > 0 && `, ${late} of them late`}. Who gets them?
      </p>
      <AssigneePicker
        members={members.filter(({ id }) => id !== member.id)}
        myId={me.id}
        applications={affected.map((form) => ({ form, position: "", venture: "" }))}
        value={handTo}
        onChange={onChange}
      />
    </div>
  );
}
