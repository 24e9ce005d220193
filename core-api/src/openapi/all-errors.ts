import { EDGE_ERRORS } from "@kirinuki/schema/edge-errors.ts";
import { UNREADABLE_ERRORS } from "@kirinuki/schema/unreadable-request.ts";
import { catalogue } from "../errors/catalogue.ts";

interface ApiError {
  msgCode: string;
  http: number;
  msgDetail: string;
}

const errors: ApiError[] = [
  ...Object.values(catalogue),
  ...UNREADABLE_ERRORS,
  ...Object.values(EDGE_ERRORS).map(({ text, ...error }) => ({ ...error, msgDetail: text })),
];

/** Every error that a caller of the REST API can meet, by its id: core-api's own, and what the servers before a route answer. */
export const allErrors: readonly ApiError[] = [...new Map(errors.map((error) => [error.msgCode, error])).values()].sort(
  (a, b) => (a.msgCode < b.msgCode ? -1 : 1),
);
