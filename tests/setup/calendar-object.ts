/** Time zones as calendar programs write them into their objects. */
const zones = {
  "Europe/Stockholm": [
    "+0100",
    "+0200",
    "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
    "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  ],
  "America/New_York": [
    "-0500",
    "-0400",
    "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
    "FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  ],
} as const;

const zoneOf = (name: keyof typeof zones) => {
  const [winter, summer, spring, autumn] = zones[name];
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${name}`,
    ...["BEGIN:STANDARD", "DTSTART:19701025T030000", `TZOFFSETFROM:${summer}`, `TZOFFSETTO:${winter}`],
    ...[`RRULE:${autumn}`, "END:STANDARD"],
    ...["BEGIN:DAYLIGHT", "DTSTART:19700329T020000", `TZOFFSETFROM:${winter}`, `TZOFFSETTO:${summer}`],
    ...[`RRULE:${spring}`, "END:DAYLIGHT"],
    "END:VTIMEZONE",
  ];
};

let count = 0;

/** A calendar object. @param events the lines of each, without UID and DTSTAMP, which are the same for all */
export function calendarObject(...events: string[][]): string {
  const uid = `event-${++count}@studio.example`;
  const lines = events.flatMap((event) => [
    ...["BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20270101T000000Z", "SUMMARY:Secret plans"],
    ...[...event, "END:VEVENT"],
  ]);
  const zoneLines = (["Europe/Stockholm", "America/New_York"] as const)
    .filter((name) => lines.some((line) => line.includes(`TZID=${name}`)))
    .flatMap(zoneOf);
  return [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//studio.example//tests//EN", ...zoneLines, ...lines],
    ...["END:VCALENDAR", ""],
  ].join("\r\n");
}
