import type { Member } from "#contract/desk/members.ts";
import type { Interview } from "../../store/repositories/interviews.ts";

/** Names of who of the team takes part in an interview. @param members all of them, in the order of the names */
export const memberNames = (members: Member[], { memberIds }: Pick<Interview, "memberIds">): string[] =>
  members.filter(({ id }) => memberIds.includes(id)).map(({ name }) => name);
