import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadEnvFile } from "./env-file.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "env-"));
  file = path.join(folder, ".env");
});
afterEach(() => rmSync(folder, { recursive: true }));

function load(content: string | Uint8Array, environment: NodeJS.ProcessEnv = {}) {
  writeFileSync(file, content);
  loadEnvFile(file, environment);
  return environment;
}

test("reads names and values, and keeps what is set already", () => {
  const text = '# comment\n\nPORT=4316\nexport HOST = "::1"\nCODE_KEY="a\nb: c\n"\n';
  expect(load(text, { PORT: "1" })).toEqual({ PORT: "1", HOST: "::1", CODE_KEY: "a\nb: c\n" });
});

test("a byte order mark and Windows line ends do not matter", () => {
  expect(load("\ufeffPORT=4316\r\nHOST=::1\r\n")).toEqual({ PORT: "4316", HOST: "::1" });
});

test("no file is no mistake", () => {
  expect(() => loadEnvFile(file, {})).not.toThrow();
});

test.each([
  ["with a byte order mark", Buffer.from("\ufeffPORT=4316\n", "utf16le")],
  ["without one", Buffer.from("PORT=4316\n", "utf16le")],
])("refuses UTF-16 %s", (_, bytes) => {
  expect(() => load(bytes)).toThrow(`${file} is saved as UTF-16: save it as UTF-8.`);
});

test("names the line that is no NAME=value, without the rest of it", () => {
  const read = () => load('HOST="a\nb"\nPORT: 4316\nSMTP_URL: smtp://user:secret@host\n');
  expect(read).toThrow(
    `${file}:3: write PORT=value, with = after the name.\n${file}:4: write SMTP_URL=value, with = after the name.`,
  );
});

test("refuses a # outside of quotes, which systemd reads as part of the value", () => {
  const advice = "put the value in quotes, because it has a #; a comment stands on a line of its own.";
  const read = () => load("PORT=4316\nPGPASSWORD=ab#cd\nHOST='::1' # this machine\n");
  expect(read).toThrow(`${file}:2: ${advice}\n${file}:3: ${advice}`);
  expect(load("# this machine\nPGPASSWORD='ab#cd'\n")).toEqual({ PGPASSWORD: "ab#cd" });
  // systemd has read it already.
  expect(load("export PGPASSWORD=ab#cd\n", { PGPASSWORD: "ab#cd" })).toEqual({ PGPASSWORD: "ab#cd" });
});

test("says that it is a folder", () => {
  mkdirSync(file);
  expect(() => loadEnvFile(file, {})).toThrow(`${file} is a folder: it must be a file.`);
});

test.skipIf(process.getuid?.() === 0)("says that this user may not read it", () => {
  writeFileSync(file, "PORT=1");
  chmodSync(file, 0);
  expect(() => loadEnvFile(file, {})).toThrow(`${file} is there, but this user may not read it.`);
});
