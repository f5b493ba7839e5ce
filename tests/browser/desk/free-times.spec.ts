import { dateOf, formatDay } from "#contract/desk/format-day.ts";
import { calendarObject } from "../../setup/calendar-object.ts";
import { signedInMember } from "../../setup/desk.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../setup/radicale.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { axeFindings, axeFindingsInBothSchemes } from "../axe.ts";
import { expectNoSidewaysScroll } from "../sideways-scroll.ts";
import { expect, test } from "../test.ts";
import { deskOrigin, receiveApplications, signIn } from "./desk-test.ts";

// Axe would measure colors in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.skip(!hasRadicale, "Radicale is not installed");

let server: RunningServer;
let radicale: Radicale;
test.beforeAll(async () => {
  radicale = await startRadicale();
  server = await startServer({ DESK_PORT: "0", CALDAV_HOSTS: radicale.host });
});
test.afterAll(async () => {
  await server?.stop();
  if (server) await removeData(server);
  await radicale?.remove();
});

const date = dateOf(Date.now() + 3 * 24 * 60 * 60_000);
const noon = Date.parse(`${date}T12:00Z`);
const weekday = new Date(noon).toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });

test("hours and a calendar are kept, and free times offered by keyboard, without findings", async ({
  page,
  context,
}) => {
  const member = await signedInMember(server, { role: "owner", name: "Rut" });
  await signIn(context, server, member);
  const day = date.replaceAll("-", "");
  await radicale.put(
    "meeting.ics",
    calendarObject([`DTSTART;TZID=Europe/Stockholm:${day}T100000`, "DURATION:PT1H"]),
  );
  await page.goto(`${deskOrigin(server)}/account`);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });

  await page.getByRole("button", { name: `Add hours on ${weekday}` }).press("Enter");
  await field(`${weekday} from`).fill("9");
  await field(`${weekday} until`).fill("12:00");
  await expect(page.getByRole("alert")).toHaveText("Please write the time like 09:30.");
  await field(`${weekday} until`).press("Enter");
  await expect(page.getByRole("alert").last()).toContainText("make each range end after it starts");
  expect(await axeFindingsInBothSchemes(page), "hours with a mistake").toEqual([]);
  await field(`${weekday} from`).fill("9.00");
  await field(`${weekday} until`).press("Enter");
  await expect(page.getByText("Your hours are saved").first()).toBeVisible();

  await field("Address of the calendar or its server (CalDAV)").fill(radicale.account.url);
  await field("User name").fill(radicale.account.user);
  await page.getByLabel("App password").fill("another");
  await page.getByLabel("App password").press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "The calendar server refused the user name or the app password.",
  );
  await page.getByLabel("App password").fill(radicale.account.password);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeFindings(page), "the account on a phone").toEqual([]);
  await expectNoSidewaysScroll(page, "the account on a phone");
  await page.getByRole("button", { name: "Connect my calendar" }).press("Enter");
  await expect(page.getByText(`${radicale.account.url}, as ${radicale.account.user}`)).toBeVisible();
  expect(await axeFindings(page), "a calendar that is read").toEqual([]);
  const me = await (await member.request("/api/me")).text();
  expect(me).toContain(radicale.account.user);
  expect(me).not.toContain("wörd");

  const [reference = ""] = await receiveApplications(server, "Asked for free times");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${deskOrigin(server)}/applications/${reference}`);
  const dialog = page.getByRole("dialog");
  const time = (clock: string) =>
    dialog.getByRole("button", { name: `${formatDay(noon)}, ${clock}`, exact: true });
  const openDialog = () => page.getByRole("button", { name: "Offer times …" }).press("Enter");
  await openDialog();
  await dialog.getByRole("combobox", { name: "Length" }).selectOption("60");
  await expect(time("09:00")).toBeVisible();
  await expect(time("11:00")).toBeVisible();
  await expect(time("10:00")).toBeHidden();
  await time("11:00").press("Space");
  await expect(time("11:00")).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByRole("textbox", { name: "Day 1" })).toHaveValue(date);
  await expect(dialog.getByRole("textbox", { name: "Time 1" })).toHaveValue("11:00");
  await time("09:00").press("Space");
  await time("11:00").press("Space");
  await expect(dialog.getByRole("textbox", { name: "Time 1" })).toHaveValue("09:00");
  expect(await axeFindingsInBothSchemes(page), "free times").toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeFindings(page), "free times on a phone").toEqual([]);
  await expectNoSidewaysScroll(page, "free times on a phone");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard", exact: true }).press("Enter");

  await radicale.remove();
  await openDialog();
  await dialog.getByRole("combobox", { name: "Length" }).selectOption("60");
  await expect(dialog.getByRole("status")).toContainText(
    "The calendar of Rut could not be read completely. The calendar server cannot be reached.",
  );
  await time("10:00").press("Space");
  expect(await axeFindings(page), "a calendar that cannot be read").toEqual([]);
  await dialog.getByRole("textbox", { name: "Where" }).fill("Tangent street 4");
  await dialog.getByRole("button", { name: "Send the times" }).press("Enter");
  await expect(page.getByText("1 time offered, none chosen yet")).toBeVisible();

  await page.goto(`${deskOrigin(server)}/account`);
  await page
    .getByRole("region", { name: "Busy times" })
    .getByRole("button", { name: "Remove" })
    .press("Enter");
  await expect(field("Address of the calendar or its server (CalDAV)")).toBeVisible();
  expect(server.log.join("\n")).not.toMatch(/Secret plans|wörd/);
});
