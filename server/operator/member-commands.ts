import { type Command, InvalidArgumentError, Option } from "commander";
import * as z from "zod";
import { formKindSchema, formKinds, type Role, roles } from "#contract/desk/roles.ts";
import { linkMinutes } from "#contract/desk/sign-in.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { inviteByOperator } from "../submissions/desk/invite.ts";
import type { Context, WithContext } from "./context.ts";

type InviteOptions = { role?: Role; forms?: FormKind[]; name?: string; json?: boolean };

function parseEmail(text: string): string {
  if (!z.email().safeParse(text).success) throw new InvalidArgumentError("expected an email address.");
  return text;
}

function parseForms(text: string): FormKind[] {
  const result = z.array(formKindSchema).safeParse(text.split(",").map((form) => form.trim()));
  if (result.success) return result.data;
  throw new InvalidArgumentError(`expected one or more of ${formKinds.join(", ")}, separated by commas.`);
}

async function invite(context: Context, email: string, { json, ...options }: InviteOptions) {
  const { store, settings, record, print, printJson } = context;
  await record("invite");
  const member = await store.transaction((repositories) => inviteByOperator(repositories, email, options));
  // The key is not needed: a link's token is random.
  const authentication = await store.openAuthentication(false);
  const token = await authentication.createLinkToken(member.email);
  const deskUrl = settings.DESK_URL ?? `http://localhost:${settings.DESK_PORT || 3001}`;
  const link = `${deskUrl}/sign-in/link#${token}`;
  const { id, role, forms } = member;
  if (json) return printJson({ id, email: member.email, role, forms, link });
  print(`${member.email} may sign in as ${role}${role === "owner" ? "" : ` (${forms.join(", ")})`}.`);
  print(`This link works once, within ${linkMinutes.signIn} minutes. Send it to them yourself: ${link}`);
}

/** `invite`. */
export function addMemberCommands(program: Command, withContext: WithContext) {
  program
    .command("invite")
    .description("adds a member of the desk, or lets one in again, and prints a sign-in link")
    .argument("<email>", "the person's address", parseEmail)
    .addOption(new Option("--role <role>", "what they may do; member unless given").choices(roles))
    .option("--forms <forms>", "the forms they see, separated by commas; all unless given", parseForms)
    .option("--name <name>", "their name; what stands before the @ unless given")
    .option("--json", "as JSON")
    .action((email: string, options: InviteOptions) =>
      withContext((context) => invite(context, email, options)),
    );
}
