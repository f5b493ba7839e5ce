import { type Command, InvalidArgumentError, Option } from "commander";
import * as z from "zod";
import { formatCount } from "#contract/count.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import {
  formKindSchema,
  formKinds,
  type Role,
  roles,
  type SiteRight,
  siteRights,
} from "#contract/desk/roles.ts";
import { linkMinutes } from "#contract/desk/sign-in.ts";
import { memberEmail } from "#contract/desk/text.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { deskUrlOf, signInLink } from "../mail/desk-url.ts";
import { createLinkToken } from "../submissions/desk/account/sign-in.ts";
import { inviteByOperator } from "../submissions/desk/members/invite.ts";
import { memberDetails } from "../submissions/desk/members/member-details.ts";
import type { Context, WithContext } from "./context.ts";

type InviteOptions = {
  role?: Role;
  forms?: FormKind[];
  position?: string[];
  venture?: string[];
  until?: string;
  site?: SiteRight;
  name?: string;
  json?: boolean;
};

function parseEmail(text: string): string {
  if (!memberEmail.safeParse(text).success) throw new InvalidArgumentError("expected an email address.");
  return text;
}

function parseDate(text: string): string {
  if (!z.iso.date().safeParse(text).success)
    throw new InvalidArgumentError("expected a date like 2026-11-23.");
  return text;
}

function parseForms(text: string): FormKind[] {
  const result = z.array(formKindSchema).safeParse(text.split(",").map((form) => form.trim()));
  if (result.success) return result.data;
  throw new InvalidArgumentError(`expected one or more of ${formKinds.join(", ")}, separated by commas.`);
}

async function invite(
  context: Context,
  email: string,
  { json, position: positions, venture: ventures, until: accessUntil, ...options }: InviteOptions,
) {
  const { store, settings, data, operator, print, printJson } = context;
  const { member, released } = await store.transaction(async (repositories) => {
    const invitation = { ...options, positions, ventures, accessUntil };
    const invited = await inviteByOperator(repositories, data.stages, operator, email, invitation);
    const details = memberDetails(invited.before, invited.member);
    await repositories.activity.record({ actor: operator, action: "invite", reference: null, details });
    return invited;
  });
  const token = await createLinkToken(store, member.id);
  const link = signInLink(await deskUrlOf(store, settings), token);
  const { id, role, forms, accessEndsAt } = member;
  if (json) return printJson({ id, email: member.email, role, forms, released, link });
  print(
    `${member.email} may sign in as ${role}${role === "owner" ? "" : ` (${[...forms, ...member.positions, ...member.ventures].join(", ")})`}.`,
  );
  if (accessEndsAt !== null) print(`Their access ends after ${dateOf(accessEndsAt - 1)}.`);
  if (released.length > 0) {
    print(
      `${formatCount(released.length, "open application")} of theirs, now without an assignee: ${released.join(", ")}.`,
    );
  }
  print(`This link works once, within ${linkMinutes.signIn} minutes. Send it to them yourself: ${link}`);
  if (!settings.DESK_URL && (await store.metadata.deskUrl()) === null) {
    print(
      "No server has started the desk yet. Where it gets another address, set DESK_URL and invite again.",
    );
  }
}

/** `invite`. */
export function addMemberCommands(program: Command, withContext: WithContext) {
  program
    .command("invite")
    .description("adds a member of the desk, or lets one in again, and prints a sign-in link")
    .argument("<email>", "the person's address", parseEmail)
    .addOption(new Option("--role <role>", "what they may do; member unless given").choices(roles))
    .option("--forms <forms>", "the forms they see, separated by commas; all unless given", parseForms)
    .option("--position <titles...>", "positions whose applications they see without the form of jobs")
    .option("--venture <companies...>", "companies for whose jobs they see all applications")
    .option("--until <date>", "the last day of their access", parseDate)
    .addOption(new Option("--site <right>", "what they may do with the site's content").choices(siteRights))
    .option("--name <name>", "their name; what stands before the @ unless given")
    .option("--json", "as JSON")
    .action((email: string, options: InviteOptions) =>
      withContext((context) => invite(context, email, options)),
    );
}
