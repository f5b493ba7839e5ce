import { useMutation } from "@tanstack/react-query";
import { type Invitation, type MemberChange, memberApi } from "#contract/desk/members.ts";
import { call } from "../../api/call.ts";
import { useRefetch } from "../../api/refetch.ts";

function useRefetchMembers() {
  const refetch = useRefetch();
  // Not waited for, so that a dialog closes before its member leaves the list.
  return () => void refetch("members");
}

/** Invites a person, who gets a mail with a link. */
export function useInvitation() {
  const onSettled = useRefetchMembers();
  return useMutation({
    mutationFn: (body: Invitation) => call(memberApi.invite, { body }),
    // Stored although its answer was lost, it would be a conflict.
    retry: false,
    onSettled,
  });
}

/** Changes a member's role or forms, removes them, or invites them again. */
export function useMemberChange() {
  const onSettled = useRefetchMembers();
  return useMutation({
    mutationFn: ({ id, ...body }: MemberChange & { id: string }) =>
      call(memberApi.change, { params: { id }, body }),
    onSettled,
  });
}
