import type { ActivityDetails } from "#contract/desk/activity.ts";
import type { ServerData } from "#contract/server-data.ts";
import { readSettings, type Settings } from "../settings.ts";
import { servedData } from "../site/served-data.ts";
import { siteDomain } from "../site-domain.ts";
import { requireSqliteFile } from "../store/connection/existing-store.ts";
import { openStoreWithoutKey, type Store } from "../store/store.ts";
import type { OperatorAction } from "../store/tables/schema.ts";
import { userName } from "../terminal-user.ts";

/** Where a command prints; the process's own streams, or a test's. */
type Output = { write: (text: string) => void; writeError: (text: string) => void };

/** Dependencies of the operator CLI. */
export type CliOptions = {
  env: NodeJS.ProcessEnv;
  output: Output;
  /** Asks the operator yes or no; undefined where nobody can be asked. */
  confirm?: (question: string) => Promise<boolean>;
};

export type Context = Pick<CliOptions, "confirm"> & {
  settings: Settings;
  store: Store;
  data: ServerData;
  /** The operator's user name on this machine. */
  operator: string;
  /** Records what the operator does, before it is done. */
  record: (action: OperatorAction, reference?: string, details?: ActivityDetails) => Promise<unknown>;
  /** Prints one line, or several. */
  print: (text: string) => void;
  printJson: (value: unknown) => void;
  /** Prints without a line break at the end. */
  write: (text: string) => void;
};

/** Form types of the positions the site offers now. */
export const positionFormTypes = ({ data }: Context): string[] =>
  data.positions.map(({ formType }) => formType);

export type WithContext = (run: (context: Context) => Promise<void>) => Promise<void>;

/** @returns a function that opens the store, runs a command with it, and closes it again */
export function contextFor({ env, output, confirm }: CliOptions): WithContext {
  const print = (text: string) => output.write(`${text}\n`);
  return async (run) => {
    const settings = readSettings(env);
    if (!settings.DATABASE_URL) requireSqliteFile(settings.DATA_DIR);
    const store = await openStoreWithoutKey(settings);
    const operator = userName(env);
    try {
      const data = await servedData(settings, store);
      store.setMailDomain(() => siteDomain(data));
      await run({
        settings,
        store,
        data,
        operator,
        confirm,
        record: (action, reference, details) =>
          store.activity.record({ actor: operator, action, reference: reference ?? null, details }),
        print,
        printJson: (value) => print(JSON.stringify(value, null, 2)),
        write: output.write,
      });
    } finally {
      await store.close();
    }
  };
}
