import { setTimeout as pause } from "node:timers/promises";

/**
 * The time between the signal to stop and the end of the listener. The process says that it is not ready, still answers, and asks each
 * caller to close the connection. So a balancer sends nobody here when the listener ends.
 */
export class Drain {
  private begun = false;

  get hasBegun(): boolean {
    return this.begun;
  }

  /** Resolves after `seconds`, which is longer than the balancer's checks take to notice; 0 where nobody balances. */
  async begin(seconds: number): Promise<void> {
    this.begun = true;
    await pause(seconds * 1000);
  }
}
