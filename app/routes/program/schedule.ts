export type Plan = { name: string; start: number; length: number }[];

export type Schedule = {
  unit: "week" | "month";
  total: number;
  plans: Plan[];
  phases: { name: string; time: string }[];
  ongoing?: string | undefined;
  /** `shortest` and `longest`: after how many units. */
  milestone?: { name: string; after: number; shortest: number; longest: number; time: string } | undefined;
  highlight?: { name: string; at: number; time: string } | undefined;
};

/** Description of a phase. The one after the last phase of the schedule is about what is ongoing. */
export type PhaseDetails = { title: string; timeline?: string; lines: string[] };

/** `week` and `month` are letters before the numbers of ticks. */
export type CalendarLabels = { week: string; month: string; shortest: string; longest: string };
