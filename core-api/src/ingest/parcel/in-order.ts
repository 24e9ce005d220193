/** Works on several concurrently and gives the results in the order of what they are of; never more than `concurrency` are begun. */
export async function* inOrder<Given, Result>(
  given: readonly Given[],
  concurrency: number,
  work: (each: Given) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  let next = 0;
  try {
    while (next < given.length || begun.length > 0) {
      for (const each of given.slice(next, next + concurrency - begun.length)) {
        const result = work(each);
        // It is awaited in its turn; until then nobody else looks at a failure.
        result.catch(() => {});
        begun.push(result);
        next += 1;
      }
      const first = begun.shift();
      if (first) yield await first;
    }
  } finally {
    await Promise.allSettled(begun);
  }
}
