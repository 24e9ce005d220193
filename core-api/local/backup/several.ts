const AT_ONCE = 4;

/** Does the work for each, some at a time: small files wait for the disk more than for the processor. */
export async function several<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items].values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item);
    }),
  );
}
