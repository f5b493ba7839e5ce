// Loaded before a server (`node --import`) to run it with a clock that is wrong: CLOCK_AHEAD milliseconds ahead.
const ahead = Number(process.env.CLOCK_AHEAD);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [RealDate.now() + ahead]) as [number]));
  }
  static override now() {
    return RealDate.now() + ahead;
  }
} as DateConstructor;
