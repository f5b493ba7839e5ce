import { loadEnvFile, readSettings } from "#server/settings.ts";
import { servedData } from "#server/site/served-data.ts";
import { openStore } from "#server/store/store.ts";
import { demoMembers, fillStore } from "./fill-store.ts";

const count = 300;
const spanDays = 26 * 7;

loadEnvFile();
const settings = readSettings(process.env);
const store = await openStore(settings);
store.setMailDomain(() => "demo.example");
try {
  const data = await servedData(settings, store);
  await fillStore(store, { count, spanDays, stages: data.stages, positions: data.positions });
  const owner = demoMembers[0]?.email;
  console.log(
    `Stored ${count} sample applications. Start the site, and get a link to sign in to the desk with:`,
  );
  console.log(`npm run applications -- invite ${owner} --role owner`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await store.close();
}
