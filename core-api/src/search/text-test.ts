import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { ANYWHERE, IN_FIELD, IN_TITLE } from "../matching/engine/leaves.ts";
import { isWordUnit } from "../matching/expression/evaluate.ts";

/** The parameters of a statement that is being written, each value once. */
export class Parameters {
  private readonly places = new Map<string, number>();

  constructor(readonly values: unknown[]) {}

  /** A text's place, `$7::text`. */
  text(value: string): string {
    return this.place(value, "text");
  }

  /** A day's place: never by way of a text, or the planner could not tell which partitions it leaves out. */
  day(value: string): string {
    return this.place(value, "date");
  }

  /** The place of a question to the index: never by way of a text, or an archive server could not be asked it. */
  question(value: string): string {
    return this.place(value, "intarray.query_int");
  }

  /** The place of a list of texts, `$7::text[]`. */
  texts(values: readonly string[]): string {
    return `$${this.values.push(values)}::text[]`;
  }

  private place(value: string, type: "text" | "date" | "intarray.query_int"): string {
    const place = this.places.get(`${type} ${value}`) ?? this.values.push(value);
    this.places.set(`${type} ${value}`, place);
    return `$${place}::${type}`;
  }
}

/**
 * What an expression says, as SQL on the columns of `article_searchable s`: the same as `expression/evaluate.ts`, word by word.
 * Recursion is bounded by the levels an expression may have.
 */
export function textTest(expression: Expression, fields: number, parameters: Parameters): string {
  const testOf = (operand: Expression) => textTest(operand, fields, parameters);
  switch (expression.kind) {
    case "term":
      return termTest(norm(expression.text), fields, parameters);
    case "media":
      return `(s.media_code = ${parameters.text(expression.text)} OR s.media_name = ${parameters.text(norm(expression.text))})`;
    case "domain": {
      const domain = norm(expression.text);
      const below = parameters.text(`.${domain}`);
      return `coalesce(s.host = ${parameters.text(domain)} OR right(s.host, length(${below})) = ${below}, false)`;
    }
    case "within":
      return textTest(expression.operand, IN_FIELD[expression.field], parameters);
    case "not":
      return `NOT ${testOf(expression.operand)}`;
    case "and":
      return `(${expression.operands.map(testOf).join(" AND ")})`;
    case "or":
      return `(${expression.operands.map(testOf).join(" OR ")})`;
  }
}

function termTest(term: string, fields: number, parameters: Parameters): string {
  if (term === "") return "false";
  const text = textOf(fields);
  const found = `strpos(${text}, ${parameters.text(term)}) > 0`;
  const bounded = boundedPattern(term);
  // In this order, whatever the planner thinks of their costs: the pattern is far slower.
  return bounded === null ? found : `CASE WHEN ${found} THEN ${text} ~ ${parameters.text(bounded)} ELSE false END`;
}

/** Title and body in one text can be asked together: no term holds the character between them. */
function textOf(fields: number): string {
  if (fields === ANYWHERE) return "s.norm";
  return `split_part(s.norm, U&'\\0001', ${fields === IN_TITLE ? 1 : 2})`;
}

/** For a term that begins or ends with an ASCII letter or digit: a regular expression with the bounds it needs; else null. */
function boundedPattern(term: string): string | null {
  const before = isWordUnit(term.charAt(0)) ? "(?:^|[^0-9A-Za-z])" : "";
  const after = isWordUnit(term.charAt(term.length - 1)) ? "(?:$|[^0-9A-Za-z])" : "";
  return before === "" && after === "" ? null : `${before}${term.replace(SPECIAL, "\\$&")}${after}`;
}

const SPECIAL = /[\\^$.|?*+()[\]{}#-]/g;
