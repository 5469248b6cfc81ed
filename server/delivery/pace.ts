/** Lets at most `perMinute` mails go in any minute after a first burst of as many: a bucket that refills evenly. */
export class Pace {
  private tokens: number;
  private filledAt: number;
  private readonly perMinute: number;

  constructor(perMinute: number, now: number) {
    this.perMinute = perMinute;
    this.tokens = perMinute;
    this.filledAt = now;
  }

  /** Milliseconds until one mail may go; 0 means now. */
  wait(now: number): number {
    // A clock set back must not stop the mail.
    const passed = Math.max(0, now - this.filledAt);
    this.tokens = Math.min(this.perMinute, this.tokens + (passed * this.perMinute) / 60_000);
    this.filledAt = now;
    return this.tokens >= 1 ? 0 : Math.ceil(((1 - this.tokens) * 60_000) / this.perMinute);
  }

  take(): void {
    this.tokens -= 1;
  }
}
