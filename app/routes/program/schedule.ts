import type { getSchedule } from "#content-model/calendars.ts";

export type Schedule = ReturnType<typeof getSchedule>;
export type Plan = Schedule["plans"][number];

/** Description of a phase. The one after the last phase of the schedule is about what is ongoing. */
export type PhaseDetails = { title: string; timeline?: string; lines: string[] };

/** `week` and `month` are letters before the numbers of ticks. */
export type CalendarLabels = { week: string; month: string; shortest: string; longest: string };
