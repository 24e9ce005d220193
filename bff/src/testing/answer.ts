/** What each call answers; a function may throw. */
export type Answer<Call> = Call extends (...given: never[]) => Promise<infer Value> ? () => Value : never;

/** Name of a call as tests list them, with the argument it got. */
export interface RecordedCall {
  name: string;
  argument: unknown;
}
