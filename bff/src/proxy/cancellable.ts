import { AsyncLocalStorage } from "node:async_hooks";
import type { Dispatcher } from "undici";

type Options = Dispatcher.RequestOptions;
type Callback = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/**
 * The pool as the pass-through uses it. reply-from has no way to hand a signal to the pool, so that an upstream call
 * would go on after the browser has left; the signal travels beside it.
 */
export class CancellableDispatcher {
  private readonly signals = new AsyncLocalStorage<AbortSignal>();

  constructor(private readonly pool: Dispatcher) {}

  /** Runs `forward` such that its upstream call ends with the signal. */
  during<Result>(signal: AbortSignal, forward: () => Result): Result {
    return this.signals.run(signal, forward);
  }

  request(options: Options, callback: Callback): void {
    this.pool.request({ ...options, signal: this.signals.getStore() ?? null }, callback);
  }
}
