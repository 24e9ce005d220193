import { MACHINE_PURPOSES } from "@kirinuki/schema/purposes.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { licenceWords as words } from "./licence-words.ts";
import classes from "./licences.module.css";

/** What it forbids machines, in words; empty where it forbids nothing. */
export const forbiddenText = (purposes: readonly string[]): string =>
  MACHINE_PURPOSES.filter((purpose) => purposes.includes(purpose))
    .map((purpose) => words.forbidden[purpose])
    .join("・");

/** What a licence forbids machines: red; grey where it forbids nothing. */
export function Forbidden({ purposes }: { purposes: readonly string[] }) {
  const text = forbiddenText(purposes);
  return text === "" ? (
    <span className={classes.soft}>{words.unbound}</span>
  ) : (
    <StateTag tone="danger">{text}</StateTag>
  );
}
