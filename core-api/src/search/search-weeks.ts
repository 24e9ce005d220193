import type { TransactionScope } from "../db/tenant.ts";
import type { DayString } from "../time/tokyo.ts";

/** Makes sure that the week to be written to exists, once per day for each instance. In a transaction of its own, since it locks the table. */
export class SearchWeeks {
  private readonly ensured = new Set<DayString>();

  constructor(private readonly scope: Pick<TransactionScope, "shared">) {}

  async ensure(day: DayString): Promise<void> {
    if (this.ensured.has(day)) return;
    await this.scope.shared("write", (tx) => tx.query("SELECT ensure_search_weeks($1::date, $1::date)", [day]));
    this.ensured.add(day);
  }
}
