import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDay } from "#contract/desk/format-day.ts";
import type { Colleague, InvitedMember } from "#contract/desk/members.ts";
import { errorText } from "../../api/client.ts";
import { membersQuery, useMember } from "../../api/members.ts";
import { toastError, toasts } from "../../api/toasts.ts";
import { Initials } from "../../components/Initials.tsx";
import { memberLabel } from "../../components/names.ts";
import { QueryState } from "../../components/QueryState.tsx";
import { roleTexts } from "../../components/role-texts.ts";
import { seenText } from "../../components/seen-text.ts";
import { TimeAgo } from "../../components/TimeAgo.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Screen } from "../../layout/Screen.tsx";
import { EditMember } from "./EditMember.tsx";
import { InvitationLink } from "./InvitationLink.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { useMemberChange } from "./use-member-change.ts";

function accessText(member: Colleague) {
  const { role, accessEndsAt } = member;
  if (role === "owner") return "All applications";
  const seen = seenText(member) || "No applications yet";
  return accessEndsAt === null ? seen : `${seen}, until ${formatDay(accessEndsAt - 1)}`;
}

function LastSeen({ lastSeenAt }: Pick<Colleague, "lastSeenAt">) {
  if (lastSeenAt === undefined) return null;
  return lastSeenAt === null ? "Not signed in yet" : <TimeAgo time={lastSeenAt} />;
}

function MemberRow({ member, isMe, onEdit }: { member: Colleague; isMe: boolean; onEdit?: () => void }) {
  const name = memberLabel(member);
  return (
    <li className="grid min-h-14 grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-2 md:grid-cols-[auto_minmax(0,1.4fr)_5rem_minmax(0,1fr)_8rem_5rem]">
      <Initials name={name} />
      <div className="min-w-0">
        <p className="font-medium">
          {name}
          {isMe && <span className="font-text text-quiet"> (you)</span>}
        </p>
        {member.name && member.email && <p className="text-fine text-quiet">{member.email}</p>}
      </div>
      <p className="max-md:text-right">{roleTexts[member.role].label}</p>
      <p className="min-w-0 text-quiet max-md:col-start-2">{accessText(member)}</p>
      <p className="text-fine text-quiet max-md:col-start-2">
        <LastSeen lastSeenAt={member.lastSeenAt} />
      </p>
      {onEdit && (
        <Button
          variant="quiet"
          className="md:-mr-3 max-md:col-start-3 max-md:row-span-2 max-md:row-start-2"
          onClick={onEdit}
          aria-label={`Change ${name}`}
        >
          Change
        </Button>
      )}
    </li>
  );
}

/** Members who were removed; an owner can invite them again. */
function RemovedMembers({
  members,
  canInvite,
  onInvited,
}: {
  members: Colleague[];
  canInvite: boolean;
  onInvited: (member: InvitedMember) => void;
}) {
  const change = useMemberChange();
  // As a promise, because the list is gone before the answer to the last one in it.
  const inviteAgain = ({ id }: Colleague) =>
    change
      .mutateAsync({ id, removed: false })
      .then(onInvited, (error) => toastError("The invitation was not sent", errorText(error)));
  return (
    <section className="mt-10">
      <h2 className="mb-2 font-medium text-quiet">Removed</h2>
      <ul className="border-t border-hairline">
        {members.map((member) => (
          <li
            key={member.id}
            className="flex min-h-row items-center gap-4 border-b border-hairline py-1 text-quiet"
          >
            <span className="min-w-0 flex-1">{memberLabel(member)}</span>
            {canInvite && (
              <Button
                variant="quiet"
                aria-label={`Invite ${memberLabel(member)} again`}
                onClick={() => void inviteAgain(member)}
              >
                Invite again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who works at the desk. Owners invite, change and remove. */
export function Members() {
  const me = useMember();
  const members = useQuery(membersQuery);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [unmailed, setUnmailed] = useState<InvitedMember | null>(null);
  const isOwner = me.role === "owner";
  const present = members.data?.filter(({ removedAt }) => removedAt === null) ?? [];
  const removed = members.data?.filter(({ removedAt }) => removedAt !== null) ?? [];
  const edited = present.find(({ id }) => id === editedId);
  function tellInvited(member: InvitedMember) {
    if (member.link !== null) return setUnmailed(member);
    toasts.add({ title: `${member.email} is invited`, description: "A link to sign in was sent by email." });
  }
  return (
    <Screen title="Members" actions={isOwner && <InviteDialog onInvited={tellInvited} />}>
      <QueryState query={members} loadingText="Loading the members …" />
      {present.length > 0 && (
        <ul className="border-t border-hairline">
          {present.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isMe={member.id === me.id}
              onEdit={isOwner ? () => setEditedId(member.id) : undefined}
            />
          ))}
        </ul>
      )}
      {removed.length > 0 && <RemovedMembers members={removed} canInvite={isOwner} onInvited={tellInvited} />}
      {unmailed && <InvitationLink member={unmailed} onClose={() => setUnmailed(null)} />}
      {edited && <EditMember key={edited.id} member={edited} onClose={() => setEditedId(null)} />}
    </Screen>
  );
}
