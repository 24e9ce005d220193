import type { TransactionScope } from "../../db/tenant.ts";
import type { DayString } from "../../time/tokyo.ts";

/** Makes sure that the months to be written to exist, once per month for each instance. In a transaction of its own, since it locks the tables. */
export class MonthPartitions {
  private readonly ensured = new Set<string>();

  constructor(private readonly scope: Pick<TransactionScope, "shared">) {}

  async ensure(first: DayString, last: DayString = first): Promise<void> {
    const key = `${first.slice(0, 7)}/${last.slice(0, 7)}`;
    if (this.ensured.has(key)) return;
    await this.scope.shared("write", (tx) =>
      tx.query("SELECT ensure_month_partitions($1::date, $2::date)", [first, last]),
    );
    this.ensured.add(key);
  }
}
