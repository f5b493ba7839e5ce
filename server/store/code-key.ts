import { createHmac, randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import type { Repositories } from "./repositories.ts";
import { deriveCode, hashToken } from "./secret-token.ts";
import { StoreError, type StoreSettings } from "./store-error.ts";

/** The key's file, beside the store and never in it: a stolen database or backup must not give anybody's code. */
export const codeKeyFile = (dataDir: string) => path.join(dataDir, "code.key");

/** Fingerprint of the store's key, to notice another one. The key cannot be computed from it. */
export const fingerprintOf = (codeKey: string) =>
  createHmac("sha256", codeKey).update("fingerprint").digest("hex").slice(0, 32);

function createKeyFile(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const codeKey = randomBytes(32).toString("base64url");
  const descriptor = openSync(file, "wx", 0o600);
  writeSync(descriptor, `${codeKey}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  return codeKey;
}

/** The key of the setting, else of the file; null when there is neither. @throws StoreError when the file is too short */
function findCodeKey({ CODE_KEY, DATA_DIR }: StoreSettings): string | null {
  if (CODE_KEY) return CODE_KEY;
  const file = codeKeyFile(DATA_DIR);
  if (!existsSync(file)) return null;
  const codeKey = readFileSync(file, "utf8").trim();
  if (codeKey.length >= 32) return codeKey;
  throw new StoreError(`${file} holds no key. Put back the one that belongs to this store.`);
}

function wrongKey({ CODE_KEY, DATA_DIR }: StoreSettings, isMissing: boolean): StoreError {
  const place = CODE_KEY ? "CODE_KEY" : codeKeyFile(DATA_DIR);
  const problem = isMissing ? "is missing" : "is not the key of this store";
  return new StoreError(
    `${place} ${problem}. Put back the key that belongs to the store. With several servers, set CODE_KEY to the same key on all. If the key is lost, stop all servers and run \`npm run applications -- new-code-key\`.`,
  );
}

/**
 * Gives applications a code of this key whose confirmation was not sent yet: it was made with an earlier key, and
 * the mail needs a code that can be derived. Codes in mails that were sent keep working, because only their hash counts,
 * until the confirmation is sent again.
 */
async function renewUnsentCodes({ submissions }: Repositories, codeKey: string) {
  for (const id of await submissions.idsWithoutSentCode()) {
    await submissions.setCodeHash(id, hashToken(deriveCode(id, codeKey)));
  }
}

/**
 * The key that applicants' codes are derived from. At the first start it is made, and the key that earlier versions
 * had in the database is removed from it.
 * @param transaction runs work in one transaction of the store
 * @throws StoreError when it is not the key this store has been used with
 */
export async function openCodeKey(
  settings: StoreSettings,
  transaction: <Result>(work: (repositories: Repositories) => Promise<Result>) => Promise<Result>,
): Promise<string> {
  const found = findCodeKey(settings);
  const known = await transaction(({ metadata }) => metadata.codeKeyFingerprint());
  if (found === null && known !== null) throw wrongKey(settings, true);
  const codeKey = found ?? createKeyFile(codeKeyFile(settings.DATA_DIR));
  const isSame = await transaction(async (repositories) => {
    const { metadata } = repositories;
    const fingerprint = fingerprintOf(codeKey);
    if (await metadata.setCodeKeyFingerprint(fingerprint)) {
      await renewUnsentCodes(repositories, codeKey);
      await metadata.removeStoredCodeKey();
      return true;
    }
    return (await metadata.codeKeyFingerprint()) === fingerprint;
  });
  if (!isSame) throw wrongKey(settings, false);
  return codeKey;
}
