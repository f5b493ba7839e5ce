import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { membersSchema, meSchema } from "#contract/desk/members.ts";
import { request } from "./client.ts";

/** The signed-in member with sessions and passkeys; fails with status 401 without a session. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => request(meSchema, "me", { signal }),
});

/** The signed-in member. Only inside the shell, which waits until it is known. */
export const useMember = () => useSuspenseQuery(meQuery).data.member;

/** Everyone who works or worked at the desk. */
export const membersQuery = queryOptions({
  queryKey: ["members"],
  queryFn: async ({ signal }) => (await request(membersSchema, "members", { signal })).members,
});

/** Finds a member's name; an unknown id gives `a colleague`. */
export function useMemberName() {
  const members = useQuery(membersQuery).data;
  return (id: string) => {
    const member = members?.find((member) => member.id === id);
    return member ? member.name || member.email : "a colleague";
  };
}
