// Preloaded into a process: its clock goes on from ten minutes later at the first SIGUSR2, from ten minutes earlier than it is at the
// second, and is right again at the third.
const JUMPS_MS = [600_000, -600_000, 0];
const RealDate = Date;
let ahead = 0;
let next = 0;

process.on("SIGUSR2", () => {
  ahead = JUMPS_MS[next % JUMPS_MS.length] ?? 0;
  next += 1;
});

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
