import { queryOptions } from "@tanstack/react-query";
import { personApi } from "#contract/desk/person.ts";
import { call } from "../../api/call.ts";

/** Everything held about who sent an application. */
export const personQuery = (reference: string) =>
  queryOptions({
    queryKey: ["person", reference],
    queryFn: ({ signal }) => call(personApi.sender, { query: { reference }, signal }),
  });

/** Everything held about an address. */
export const searchPerson = (email: string) => call(personApi.search, { body: { email } });
