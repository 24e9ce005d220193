import { catalogue } from "../errors/catalogue.ts";

const HEAD = `# Message ids

Written by \`npm run generate\` from core-api/src/errors/catalogue.ts. \`result.msgCode\` of an answer; its words are for users and may
change, an id keeps its meaning. HTTP 200 is a business outcome: \`result.status\` is 1.

| id | HTTP | what users read |
|---|---|---|`;

/** docs/message-ids.md: every id that core-api answers with. */
export function messageTable(): string {
  const rows = Object.values(catalogue)
    .toSorted((a, b) => (a.msgCode < b.msgCode ? -1 : 1))
    .map(({ msgCode, http, msgDetail }) => `| ${msgCode} | ${http} | ${msgDetail.replaceAll("|", "\\|")} |`);
  return `${HEAD}\n${rows.join("\n")}\n`;
}
