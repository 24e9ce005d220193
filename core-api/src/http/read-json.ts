import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { AppError, type FieldError, invalidFields } from "../errors/app-error.ts";
import { isTooDeep, tooDeep } from "./nesting.ts";

/** Names that a program which merges the body into an object would set on its prototype. */
const isPoison = (name: string): boolean => name === "__proto__" || name === "constructor";

/** Whether such a name stands somewhere in the value. Without recursion: nothing has bounded the depth yet. */
function isPoisoned(value: unknown): boolean {
  const waiting = [value];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (each === null || typeof each !== "object") continue;
    if (!Array.isArray(each) && Object.keys(each).some(isPoison)) return true;
    for (const inner of Object.values(each)) if (inner !== null && typeof inner === "object") waiting.push(inner);
  }
  return false;
}

/** Why a body could not be read: no JSON, or fields with forbidden names. */
function faultsOf(text: string): FieldError[] {
  const noJson = { field: "body", message: "本文をJSONとして読み取れません。" };
  try {
    const value: unknown = JSON.parse(text);
    const fields = Object.entries(value ?? {}).filter(([name, inner]) => isPoison(name) || isPoisoned(inner));
    return fields.map(([field]) => ({
      field,
      message: "使用できない項目名（__proto__、constructor）が含まれています。",
    }));
  } catch {
    return [noJson];
  }
}

/** JSON only, in UTF-8 only: broken bytes would otherwise be stored as replacement characters. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    /^application\/(?:[\w.-]+\+)?json(?:;|$)/,
    { parseAs: "buffer" },
    (request, body, done) => {
      if (!isUtf8(body)) return done(new AppError("BROKEN_TEXT"));
      if (body.length === 0) return done(null, undefined);
      const text = body.toString("utf8");
      return parse(request, text, (error, value) => {
        if (error) return done(new AppError("MALFORMED", faultsOf(text)));
        // All of it, since an Idempotency-Key covers fields that nobody reads, too.
        const deep = Object.entries(value ?? {}).flatMap(([field, each]) => (isTooDeep(each) ? [tooDeep(field)] : []));
        return done(deep.length > 0 ? invalidFields(deep) : null, value);
      });
    },
  );
}
