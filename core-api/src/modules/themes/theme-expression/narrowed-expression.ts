import { and, type Expression, media as ofMedium, or, within } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { ANYWHERE, IN_BODY, IN_TITLE, visitLeaves } from "../../../matching/engine/leaves.ts";

/** Where an expression looks for its words: in titles, in bodies, in either; mixed where its words differ. */
export const SEARCHED_FIELDS = ["all", "title", "body", "mixed"] as const;
export type SearchedFields = (typeof SEARCHED_FIELDS)[number];

const NAME_OF = new Map<number, SearchedFields>([
  [ANYWHERE, "all"],
  [IN_TITLE, "title"],
  [IN_BODY, "body"],
]);

export function searchedFields(expression: Expression): SearchedFields {
  const found = new Set<SearchedFields>();
  visitLeaves(
    expression,
    (leaf, fields) => {
      if (leaf.kind === "term") found.add(NAME_OF.get(fields) ?? "mixed");
    },
    ANYWHERE,
  );
  const [only = "all"] = found;
  return found.size > 1 ? "mixed" : only;
}

/** The media that an expression names and wants, by name or code as they are written, each once. */
export function mediaOf(expression: Expression): string[] {
  const names = new Map<string, string>();
  visitLeaves(
    expression,
    (leaf, _fields, underNot) => {
      if (leaf.kind === "media" && !underNot && !names.has(norm(leaf.text))) names.set(norm(leaf.text), leaf.text);
    },
    ANYWHERE,
  );
  return [...names.values()];
}

/** What a request adds to an expression; `scope` is the wire's name of its searched fields. */
export interface Narrowing {
  scope?: SearchedFields | undefined;
  media?: readonly string[] | undefined;
}

/** The expression within its searched fields and of any of some media. What it already says is not repeated, so an answer may be sent back. */
export function narrowed(expression: Expression, { scope: fields, media = [] }: Narrowing): Expression {
  const named = new Set(mediaOf(expression).map((name) => norm(name)));
  const names = media.filter((name) => norm(name) !== "");
  const isField = fields === "title" || fields === "body";
  const limited = isField && searchedFields(expression) !== fields ? within(fields, expression) : expression;
  return names.every((name) => named.has(norm(name))) ? limited : and([limited, or(names.map(ofMedium))]);
}
