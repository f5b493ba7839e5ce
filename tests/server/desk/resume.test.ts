import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { signedInMember } from "../../setup/desk.ts";
import { referenceOf } from "../founder.ts";
import { applyForJob, applyWithPdf } from "../job-application.ts";
import { sharedServer } from "../shared-server.ts";
import { hostileFiles } from "./hostile-files.ts";
import { replaceResume } from "./hostile-resumes.ts";

const server = sharedServer({ DESK_PORT: "0" });

const read = (name: string) => readFile(`tests/server/resumes/${name}`);
const policy = "sandbox; default-src 'none'; frame-ancestors 'self'";

async function apply(fileName: string) {
  const file = await read(fileName);
  const headers = { "idempotency-key": crypto.randomUUID() };
  const reference = await referenceOf(await applyForJob(server.url, file, fileName, headers));
  return { file, reference, url: `/api/applications/${reference}/resume` };
}

test("a PDF is shown and downloaded with a policy of its own", async () => {
  const member = await signedInMember(server, { forms: ["career"] });
  const { file, reference, url } = await apply("chromium.pdf");
  for (const [path, disposition] of [
    [`${url}/view`, "inline"],
    [url, "attachment"],
  ] as const) {
    const response = await member.request(path);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(headers["content-disposition"]).toMatch(
      new RegExp(`^${disposition}; filename="Asa-Oberg-[\\w-]+-${reference}\\.pdf"$`),
    );
  }
  const { timeline } = await (await member.request(`/api/applications/${reference}`)).json();
  expect(timeline.filter(({ kind }: { kind: string }) => kind === "resume")).toHaveLength(1);
});

test.each(["word.doc", "word.docx"])("%s is downloaded and never shown", async (name) => {
  const member = await signedInMember(server, { forms: ["career"] });
  const { file, url } = await apply(name);
  const response = await member.request(url);
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; /);
  expect((await member.request(`${url}/view`)).status).toBe(415);
});

test("a resume of another form, or none, is not found", async () => {
  const stranger = await signedInMember(server, { forms: ["founder"] });
  const { url } = await apply("word.doc");
  for (const path of [url, `${url}/view`, "/api/applications/NVS-000000/resume"]) {
    expect((await stranger.request(path)).status).toBe(404);
  }
});

test.each(Object.entries(hostileFiles))("%s is shown as nothing but a PDF", async (name, content) => {
  const member = await signedInMember(server, { forms: ["career"] });
  for (const type of ["application/pdf", "text/html", "image/svg+xml"]) {
    const reference = await applyWithPdf(server);
    replaceResume(server, reference, content, type);
    const shown = await member.request(`/api/applications/${reference}/resume/view`);
    // An empty PDF to every reader; its markup counts for nothing.
    const isHarmless = name === "pdf that is html" && type === "application/pdf";
    expect(shown.status).toBe(isHarmless ? 200 : 415);
    expect(shown.headers.get("content-type")).toBe(isHarmless ? type : "text/plain; charset=utf-8");
    expect(shown.headers.get("content-security-policy")).toBe(policy);
    const downloaded = await member.request(`/api/applications/${reference}/resume`);
    expect(downloaded.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(downloaded.headers.get("content-security-policy")).toBe(policy);
  }
});
