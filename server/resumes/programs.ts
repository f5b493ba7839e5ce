/** First bytes of programs for Windows, Linux and macOS, of old Office files and of scripts. */
const signatures = [
  "4d5a",
  "7f454c46",
  "feedface",
  "feedfacf",
  "cefaedfe",
  "cffaedfe",
  "cafebabe",
  "2321",
].map((hex) => Buffer.from(hex, "hex"));

/** In the header of every Windows program. */
const dosStub = "This program cannot be run in DOS mode";

/** Whether content is a program or a script by its first bytes. */
export function isProgram(content: Buffer): boolean {
  return signatures.some((signature) => content.subarray(0, signature.length).equals(signature));
}

/** Whether a Windows program is anywhere in a file. */
export const containsProgram = (content: Buffer) => content.includes(dosStub);

/** Names that Windows runs. */
export const isProgramName = (name: string) =>
  /\.(exe|dll|scr|com|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|msi|jar)$/i.test(name);
