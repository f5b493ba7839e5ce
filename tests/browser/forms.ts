import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type ParsedMail, simpleParser } from "mailparser";
import { stored } from "../server/stored.ts";

/** Delays every answer of the API, so that the state in between can be seen. */
export function slowAnswers(page: Page, milliseconds = 800) {
  return page.route("**/api/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** Stored submissions whose field has this value. */
export function storedWith(dataDir: string, field: string, value: string) {
  return stored(dataDir).filter(({ fields }) => fields[field] === value);
}

/** The mail to an address that names a reference, once the outbox has written it. */
export async function mailTo(dataDir: string, address: string): Promise<ParsedMail> {
  for (let tries = 0; tries < 100; tries++) {
    const names = existsSync(`${dataDir}/mail`) ? readdirSync(`${dataDir}/mail`) : [];
    for (const name of names.filter((one) => one.endsWith(".eml"))) {
      const mail = await simpleParser(readFileSync(`${dataDir}/mail/${name}`));
      const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
      if (to?.value[0]?.address === address) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${address}`);
}
