import { queryOptions } from "@tanstack/react-query";
import { personSchema } from "#contract/desk/person.ts";
import { request } from "../../api/client.ts";

/** Everything held about an address. */
export const personQuery = (email: string) =>
  queryOptions({
    queryKey: ["person", email],
    queryFn: ({ signal }) => request(personSchema, "person", { query: { email }, signal }),
  });
