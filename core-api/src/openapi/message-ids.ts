import { allErrors } from "./all-errors.ts";

const HEAD = `# Message ids

Written by \`npm run generate\` from core-api/src/errors/catalogue.ts and what the servers before it answer. \`result.msgCode\` of an answer; its words are for users and may
change, an id keeps its meaning. HTTP 200 is a business outcome: \`result.status\` is 1.

| id | HTTP | what users read |
|---|---|---|`;

/** docs/message-ids.md: every id that a caller of the REST API can meet. */
export function messageTable(): string {
  const rows = allErrors.map(
    ({ msgCode, http, msgDetail }) => `| ${msgCode} | ${http} | ${msgDetail.replaceAll("|", "\\|")} |`,
  );
  return `${HEAD}\n${rows.join("\n")}\n`;
}
