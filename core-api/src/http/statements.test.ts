import { fileURLToPath } from "node:url";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { testApi } from "../testing/test-api.ts";
import { aSmallWorld } from "../testing/walk/a-small-world.ts";
import { type WalkedCall, walkedCalls } from "../testing/walk/openapi-fields.ts";
import { inTurn, Walker } from "../testing/walk/walker.ts";

const TABLE = fileURLToPath(new URL("../../../docs/statements.md", import.meta.url));

const db = await testDatabase();
const { app } = await testApi(db);

const aWalker = async () => new Walker(app, await aSmallWorld(app, db.owner));

let walker: Walker;
beforeAll(async () => {
  walker = await aWalker();
});

/** Asked with more where the least is not enough; after a call that ended the session, in a world of its own. */
async function answerTo(call: WalkedCall) {
  const answer = await walker.askRightly(call);
  if (answer.statusCode === 400) return walker.askRightly(call, true);
  if (answer.statusCode !== 401) return answer;
  walker = await aWalker();
  return walker.askRightly(call);
}

interface Answered {
  call: WalkedCall;
  answer: string;
  statements: number;
}

async function asked(call: WalkedCall): Promise<Answered> {
  const { statusCode, headers, body } = await answerTo(call);
  const [, statements] = /desc="(\d+) statements"/.exec(String(headers["server-timing"])) ?? [];
  const [, refusal = ""] = /"msgCode":"(\w+)"/.exec(body) ?? [];
  return { call, answer: `${statusCode} ${refusal}`.trim(), statements: Number(statements) };
}

const table = (answers: Answered[]): string =>
  [
    "# Statements of each call",
    "",
    "How many statements core-api sends to the database for a call, as its `Server-Timing` says: BEGIN, settings, the session and COMMIT included. Each",
    "is called by an Admin or an operator of a small contract that has one of each thing; what it still lacks to succeed, the answer says.",
    "A test holds the calls against this table; after a wanted change `npx vitest run --project core-api core-api/src/http/statements.test.ts -u` writes it.",
    "",
    "| call | answer | statements |",
    "|---|---|---|",
    ...answers
      .toSorted((a, b) => (a.call.path < b.call.path ? -1 : a.call.path > b.call.path ? 1 : 0))
      .map(({ call, answer, statements }) => `| \`${call.method} ${call.path}\` | ${answer} | ${statements} |`),
    "",
  ].join("\n");

describe("the number of statements of each call", () => {
  it("is the one in docs/statements.md", async () => {
    const answers: Answered[] = [];
    for (const call of inTurn(walkedCalls(app))) answers.push(await asked(call));
    expect(answers.filter(({ statements }) => !Number.isInteger(statements))).toEqual([]);
    await expect(table(answers)).toMatchFileSnapshot(TABLE);
  });
});
