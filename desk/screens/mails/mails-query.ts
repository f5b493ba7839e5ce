import { infiniteQueryOptions } from "@tanstack/react-query";
import { type MailList, mailListSchema } from "#contract/desk/mails.ts";
import { request } from "../../api/client.ts";

export type Mail = MailList["mails"][number];
export type MailState = Mail["state"];

/** The desk's and the site's mails, newest first. @param state all of them without it */
export const mailsQuery = (state: MailState | undefined) =>
  infiniteQueryOptions({
    queryKey: ["mails", state],
    queryFn: ({ pageParam, signal }) =>
      request(mailListSchema, "mails", { query: { state, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.mails),
  });
