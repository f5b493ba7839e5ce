// Loaded into a server with `--import`: its clock is CLOCK_AHEAD milliseconds ahead.
const aheadMs = Number(process.env.CLOCK_AHEAD);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length > 0 ? given : [RealDate.now() + aheadMs]) as [number]));
  }
  static override now() {
    return RealDate.now() + aheadMs;
  }
} as DateConstructor;
