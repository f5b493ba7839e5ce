import { type FormKind, forms } from "#contract/forms/registry.ts";
import type { Position } from "#contract/server-data.ts";
import type { Random } from "./random.ts";
import * as words from "./words.ts";

/** A job that applications of the demo are for. */
export type DemoPosition = Pick<Position, "position" | "formType" | "sourcePage" | "company">;

/** Some of these sentences, filled in. */
export function sentences(random: Random, from: string[], count: number): string {
  const market = random.pick(words.markets);
  const city = random.pick(words.cities);
  const chosen = Array.from({ length: count }, () => random.pick(from));
  const text = [...new Set(chosen)].join(" ").replaceAll("{market}", market).replaceAll("{city}", city);
  return `${text} ${words.sampleMark}`;
}

/** Letters and digits that an address may have. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[^a-z0-9]/gi, "")
    .toLowerCase();

/** An applicant. One in twenty has applied before. */
export function person(random: Random, earlier: Record<string, string>[]) {
  if (earlier.length > 0 && random.chance(0.05)) return random.pick(earlier);
  const [first, last] = [random.pick(words.firstNames), random.pick(words.lastNames)];
  const found = {
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}${random.between(1, 999)}@mail.example`,
    phone: `+46 70 174 06 ${String(random.between(5, 99)).padStart(2, "0")}`,
  };
  earlier.push(found);
  return found;
}

/** An applicant's entries in a form, and the form's type. */
export function enteredFields(
  random: Random,
  form: FormKind,
  who: Record<string, string>,
  positions: DemoPosition[],
): Record<string, string> {
  const formType = forms[form].formType ?? "";
  const organization = random.pick(words.organizations);
  const linkedin = `https://linkedin.example/in/${plain(who.name ?? "")}`;
  if (form === "founder") {
    return { formType, ...who, linkedin, message: sentences(random, words.founderSentences, 6) };
  }
  if (form === "career") {
    const { company: _, ...job } = random.pick(positions);
    const coverLetter = sentences(random, words.careerSentences, 6);
    return { ...job, ...who, linkedin, coverLetter };
  }
  const { phone: _, ...withoutPhone } = who;
  if (form === "partner") {
    return {
      formType,
      ...withoutPhone,
      organizationName: organization,
      website: `https://${plain(organization)}.example`,
      organizationType: random.pick(["Venture Capital", "Corporate Innovation", "Innovation Hub", "Other"]),
      focusArea: random.pick(words.markets),
      partnershipGoals: sentences(random, words.partnerSentences, 3),
      jobTitle: random.pick(["Head of Innovation", "Partner", "Program Lead"]),
      sourcePage: "Apply-Partner Page",
    };
  }
  return {
    formType,
    ...who,
    company: random.chance(0.5) ? organization : "",
    subject: random.pick(["A question", "Press", "Visit", "Programs"]),
    message: sentences(random, words.contactSentences, 2),
    privacyConsent: "given",
  };
}
