interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Writes what ended together with all that ended meanwhile, in one transaction after the other: one post is not a transaction, and little
 * is ever sent and not yet noted.
 */
export class NoteTogether<Item> {
  private waiting: Waiting<Item>[] = [];
  private noting: Promise<void> | null = null;

  /** @param write notes all of them or, if it throws, none */
  constructor(private readonly write: (items: readonly Item[]) => Promise<void>) {}

  /** Ends when it is noted. @throws the error of `write` for this one */
  note(item: Item): Promise<void> {
    const noted = new Promise<void>((resolve, reject) => this.waiting.push({ item, resolve, reject }));
    this.noting ??= this.noteAll();
    return noted;
  }

  private async noteAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0);
      const isNoted = await this.tryAll(batch);
      // What one of them has against it is no matter of the others.
      if (!isNoted) for (const each of batch) await this.tryAll([each]);
    }
    this.noting = null;
  }

  private async tryAll(batch: readonly Waiting<Item>[]): Promise<boolean> {
    try {
      await this.write(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
      return true;
    } catch (error) {
      if (batch.length > 1) return false;
      for (const { reject } of batch) reject(error);
      return true;
    }
  }
}
