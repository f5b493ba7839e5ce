import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type ParsedMail, simpleParser } from "mailparser";
import { stored } from "../server/stored.ts";
import { expect } from "./test.ts";

/** Stored submissions whose field has this value. */
export function storedWith(dataDir: string, field: string, value: string) {
  return stored(dataDir).filter(({ fields }) => fields[field] === value);
}

async function readMailTo(dataDir: string, address: string): Promise<ParsedMail | undefined> {
  const names = existsSync(`${dataDir}/mail`) ? readdirSync(`${dataDir}/mail`) : [];
  for (const name of names.filter((one) => one.endsWith(".eml"))) {
    const mail = await simpleParser(readFileSync(`${dataDir}/mail/${name}`));
    const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
    if (to?.value[0]?.address === address) return mail;
  }
  return undefined;
}

/** Waits for the mail to an address, which the outbox writes after the submission is stored. */
export async function mailTo(dataDir: string, address: string): Promise<ParsedMail> {
  let mail: ParsedMail | undefined;
  await expect
    .poll(async () => (mail = await readMailTo(dataDir, address)), {
      message: `a mail to ${address}`,
      timeout: 60_000,
    })
    .toBeTruthy();
  return mail as ParsedMail;
}
