import { relative } from "node:path";
import { ROOT } from "./paths.mjs";

/** What the person sees when everything runs. */
export function welcome({ programs, ports, stateDir, withMailSink, withDemo, took }) {
  const web = `http://localhost:${programs.webPort ?? ports.PORT}`;
  const state = relative(ROOT, stateDir);
  return [
    "",
    `Kirinuki runs (${took}).`,
    `  Web        ${web}`,
    `  API        ${web}/api/v1   (described at http://localhost:${ports.CORE_INNER_PORT}/docs)`,
    ...(withMailSink ? [`  Mail       http://localhost:${ports.MAIL_PORT}   (mails sent here end on this page)`] : []),
    `  State      ${state.startsWith("..") ? stateDir : state}   logs in log/`,
    ...(withDemo ? signIns(web) : []),
    "",
    "Ctrl-C stops everything; your data stays.",
  ].join("\n");
}

const signIns = (web) => [
  "",
  "Sign in to the demo:",
  "  Contract   kirinuki  (others: aozora01, monaka01; empty: hajime01)",
  "  User       admin01 (administrator), topic01, user01, image01, text01",
  "  Password   Kirinuki1!",
  `  Operator   ${web}/el   operator / Operator1!`,
];
