import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Invitation, invitedMemberSchema, type MemberChange } from "#contract/desk/members.ts";
import { request } from "../../api/client.ts";
import { membersQuery, meQuery } from "../../api/members.ts";

function useRefetchMembers() {
  const queries = useQueryClient();
  // Not waited for, so that a dialog closes before its member leaves the list.
  return () => {
    for (const { queryKey } of [membersQuery, meQuery]) void queries.invalidateQueries({ queryKey });
  };
}

/** Invites a person, who gets a mail with a link. */
export function useInvitation() {
  const onSuccess = useRefetchMembers();
  return useMutation({
    mutationFn: (body: Invitation) => request(invitedMemberSchema, "members", { method: "POST", body }),
    onSuccess,
  });
}

/** Changes a member's role or forms, removes them, or invites them again. */
export function useMemberChange() {
  const onSettled = useRefetchMembers();
  return useMutation({
    mutationFn: ({ id, ...body }: MemberChange & { id: string }) =>
      request(invitedMemberSchema, `members/${encodeURIComponent(id)}`, { method: "PATCH", body }),
    onSettled,
  });
}
