import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { aUser, TEST_PASSWORD } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import { describe, expect, inject, it } from "vitest";
import "../support/provided.ts";
import { withClone } from "./killing.ts";
import { BFF_SECRET, deployment, type Node } from "./nodes.ts";

const CLIENTS = 50;
/** Of a reader between two calls; without it the nodes' start is slowed by calls, on the processors they share. */
const THINKING_MS = 500;
const { adminUrl, template, secret } = inject("database");
const hasBalancer = spawnSync("haproxy", ["-v"]).status === 0;

/** One reader's calls, one after the other until it is over; those that failed are noted. */
async function read(origin: string, cookie: string, calls: { good: number; failed: string[]; isOver: boolean }) {
  while (!calls.isOver) {
    const fault = await fetch(`${origin}/api/v1/themes`, { headers: { cookie } }).then(
      async (answer) => {
        const text = await answer.text();
        return answer.ok && text.includes('"status":0') ? null : `status ${answer.status}: ${text.slice(0, 300)}`;
      },
      (error: Error) => String(error.cause ?? error),
    );
    if (fault === null) calls.good += 1;
    else calls.failed.push(fault);
    await pause(THINKING_MS);
  }
}

async function signIn(origin: string, contractCode: string, userId: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ contract_code: contractCode, user_id: userId, password: TEST_PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** A deployment with readers; @param change restarts its nodes, each by `again`, after which readers must have been answered. */
const underCalls = (
  change: (
    nodes: { coreApis: Node[]; bffs: Node[] },
    again: (node: Node) => Promise<void>,
    url: string,
  ) => Promise<void>,
) =>
  withClone(template, async ({ name, owner }) => {
    const contract = await aContract(owner);
    await aTheme(owner, contract);
    const user = await aUser(owner, await aGroup(owner, contract));
    const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
    const { origin, bffs, coreApis, untilCounted, stop } = await deployment(url, secret);
    const calls = { good: 0, failed: [] as string[], isOver: false };
    let readers: Promise<void>[] = [];
    try {
      const cookie = await signIn(origin, contract.contractCode, user.userId);
      readers = Array.from({ length: CLIENTS }, () => read(origin, cookie, calls));
      const again = async (node: Node) => {
        const before = calls.good;
        const code = await node.stop();
        await node.start();
        await untilCounted();
        // Copied: what fails after this, because all is stopped, is none of it.
        expect({ failed: [...calls.failed], isRead: calls.good > before, code }).toEqual({
          failed: [],
          isRead: true,
          code: 0,
        });
      };
      await change({ coreApis, bffs }, again, url);
      calls.isOver = true;
      await Promise.all(readers);
      expect(calls.failed).toEqual([]);
    } finally {
      calls.isOver = true;
      await Promise.all(readers);
      await stop();
    }
  });

/** One after the other, with settings beside their own. */
async function restart(nodes: Node[], settings: NodeJS.ProcessEnv, again: (node: Node) => Promise<void>) {
  for (const node of nodes) {
    node.settings = settings;
    await again(node);
  }
}

// `haproxy` is a package of the distribution; where it is not there, the proof is named among what was skipped.
describe.skipIf(!hasBalancer)("each node of a deployment started anew, one after the other (needs haproxy)", () => {
  it(`fails no call of ${CLIENTS} readers`, { timeout: 600_000 }, () =>
    underCalls(({ coreApis, bffs }, again) => restart([...coreApis, ...bffs], {}, again)),
  );

  // The last step, the new KIRINUKI_SECRET alone, would change the passwords of roles that the other tests' databases share.
  it("and with other secrets, as docs/operations.md changes them, fails none either", { timeout: 900_000 }, () =>
    underCalls(async ({ coreApis, bffs }, again) => {
      const other = "the new secret of bff and core-api, of the proof";
      const next = "the new secret of the installation, of the proof";
      await restart(coreApis, { BFF_SECRET_ALSO: other, KIRINUKI_SECRET_ALSO: next }, again);
      await restart(bffs, { BFF_SECRET: other }, again);
      const changed = { BFF_SECRET: other, BFF_SECRET_ALSO: BFF_SECRET };
      await restart(coreApis, { ...changed, KIRINUKI_SECRET: next, KIRINUKI_SECRET_ALSO: secret }, again);
      await restart(coreApis, { BFF_SECRET: other }, again);
    }),
  );
});
