// A process that does some work and is killed at one of its statements: node … victim.ts '<JSON of VictimOrder>'.
import pg from "pg";
import { perform, type Work } from "./runs.ts";

export interface VictimOrder {
  work: Work;
  operatorUrl: string;
  /** The statement at which it dies, from 1. */
  statement: number;
  /** Whether the statement has been sent to the database by then. */
  isSent: boolean;
}

const order: VictimOrder = JSON.parse(process.argv[2] ?? "");

const die = () => process.kill(process.pid, "SIGKILL");
let statements = 0;
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements += 1;
  if (statements === order.statement && !order.isSent) die();
  const answer: unknown = Reflect.apply(query, this, given);
  if (statements === order.statement) setImmediate(die);
  return answer;
} as typeof query;

await perform(order.work, order.operatorUrl);
