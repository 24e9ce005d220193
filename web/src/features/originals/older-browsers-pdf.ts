/**
 * What pdf.js's build for older browsers leaves to the browser, and iOS 17.0 lacks: bytes() came with 18, AbortSignal.any and Promise.withResolvers with 17.4.
 * For the page and for pdf.js's worker.
 */
async function bytes(this: Response | Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await this.arrayBuffer());
}

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const one = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) {
      one.abort(signal.reason);
      break;
    }
    signal.addEventListener("abort", () => one.abort(signal.reason), { once: true, signal: one.signal });
  }
  return one.signal;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  const made = {} as PromiseWithResolvers<T>;
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

interface Lacking {
  response: Partial<Pick<Response, "bytes">>;
  blob: Partial<Pick<Blob, "bytes">>;
  signal: Partial<Pick<typeof AbortSignal, "any">>;
  promise: Partial<Pick<PromiseConstructor, "withResolvers">>;
}

/** Gives the browser's own objects what they lack; leaves alone what they have. Exported for tests. */
export function completeForPdf({ response, blob, signal, promise }: Lacking): void {
  response.bytes ??= bytes;
  blob.bytes ??= bytes;
  signal.any ??= any;
  promise.withResolvers ??= withResolvers;
}

completeForPdf({ response: Response.prototype, blob: Blob.prototype, signal: AbortSignal, promise: Promise });
