import { infiniteQueryOptions } from "@tanstack/react-query";
import { type MailList, mailApi } from "#contract/desk/mails.ts";
import { call } from "../../api/call.ts";

export type Mail = MailList["mails"][number];
/** What the list can be restricted to. */
export type MailState = Exclude<Mail["state"], "held">;

/** The desk's and the site's mails, newest first. @param state all of them without it */
export const mailsQuery = (state: MailState | undefined) =>
  infiniteQueryOptions({
    queryKey: ["mails", state],
    queryFn: ({ pageParam, signal }) => call(mailApi.list, { query: { state, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.mails),
  });
