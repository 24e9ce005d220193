// What the chain of hashes costs a write through REST, with the same calls on a table that notes nothing to be sealed; how fast the
// worker seals, and how fast a chain is verified.

import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { sealEntries } from "@kirinuki/core-api/src/modules/audit/chain/seal-entries.ts";
import { verifyChain } from "@kirinuki/core-api/src/modules/audit/chain/verify-chain.ts";
import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import pg from "pg";
import { interleaved, markdown, numberOption, timing } from "./support/measure.ts";
import { startProduct } from "./support/product.ts";

const ENTRIES = numberOption("entries", 200_000);
const ROUNDS = { rounds: numberOption("rounds", 400), warmUp: 50 };

const product = await startProduct();
const { installation } = product;
const owner = new pg.Pool({ connectionString: installation.ownerUrl, max: 2 });
const source = createDataSource({
  url: installation.operatorUrl,
  poolSize: 1,
  statementTimeout: 0,
  applicationName: "bench",
});

const ratio = (chained: readonly number[], plain: readonly number[]): number =>
  timing(chained.map((milliseconds, at) => milliseconds / (plain[at] ?? Number.NaN))).p50;

/** Two contracts, of which the entries of one are not noted. */
async function write(contractCode: string, label: string) {
  const group = await aGroup(owner, await aContract(owner, { code: contractCode }));
  const admin = await aUser(owner, group, { userAuthority: 1 });
  const headers = {
    cookie: `kirinuki_session=${await aSession(owner, admin, new Date())}`,
    "content-type": "application/json",
  };
  let nth = 0;
  return async () => {
    nth += 1;
    const body = JSON.stringify({ text: `${label} ${nth}` });
    const answer = await fetch(`${product.coreUrl}/api/v1/notice`, { method: "PUT", headers, body });
    if (!answer.ok || (await answer.json()).result.status !== 0) throw new Error(`${answer.status}`);
  };
}

try {
  await source.initialize();
  const scope = new TransactionScope(source);
  const plain = await write("plain001", "plain");
  const chained = await write("chain001", "chained");
  await owner.query(`
    DROP TRIGGER audit_unsealed ON audit;
    CREATE TRIGGER audit_unsealed AFTER INSERT ON audit FOR EACH ROW
      WHEN (NEW.contract_id <> (${(await owner.query("SELECT contract_id FROM contract WHERE contract_code = 'plain001'")).rows[0].contract_id}))
      EXECUTE FUNCTION note_unsealed_audit()`);
  const writes = await interleaved({ plain, chained }, ROUNDS);
  const insert = (code: string) => () =>
    owner.query(
      `INSERT INTO audit (contract_id, actor, action, detail) SELECT contract_id, 'user01', 'theme.save', '{"a":1}' FROM contract WHERE contract_code = $1`,
      [code],
    );
  const inserts = await interleaved({ plain: insert("plain001"), chained: insert("chain001") }, ROUNDS);
  console.log(
    markdown(
      ["milliseconds", "p50", "p95"],
      [
        ["PUT /notice, not noted", writes.plain.p50, writes.plain.p95],
        ["PUT /notice, noted to be sealed", writes.chained.p50, writes.chained.p95],
        ["one INSERT and its commit, not noted", inserts.plain.p50, inserts.plain.p95],
        ["one INSERT and its commit, noted", inserts.chained.p50, inserts.chained.p95],
      ],
    ),
  );
  console.log(
    `median of the rounds, noted / not noted: REST ${ratio(writes.chained.all, writes.plain.all).toFixed(3)}`,
  );
  console.log(`sums: REST ${(sum(writes.chained.all) / sum(writes.plain.all)).toFixed(3)}`);

  await owner.query(
    `INSERT INTO audit (contract_id, actor, action, detail, request_id)
     SELECT contract_id, 'user' || n % 50, 'user.save', jsonb_build_object('user_id', n, 'before', jsonb_build_object('name', 'x'), 'after', jsonb_build_object('name', n)), gen_random_uuid()
     FROM contract, generate_series(1, $1) n WHERE contract_code = 'chain001'`,
    [ENTRIES],
  );
  const began = performance.now();
  const sealed = await sealEntries(scope, new Date());
  const sealing = (performance.now() - began) / 1000;
  const { rows } = await owner.query("SELECT contract_id FROM contract WHERE contract_code = 'chain001'");
  const verifying = performance.now();
  const report = await scope.shared("read", (tx) => verifyChain(tx, rows[0].contract_id));
  const seconds = (performance.now() - verifying) / 1000;
  console.log(`sealed ${sealed} entries in ${sealing.toFixed(1)} s: ${Math.round(sealed / sealing)} a second`);
  console.log(`verified ${report.sealed} in ${seconds.toFixed(1)} s: ${Math.round(report.sealed / seconds)} a second`);
  if (report.faults.length > 0) process.exitCode = 1;
} finally {
  await source.destroy();
  await owner.end();
  await product.stop();
}

function sum(all: readonly number[]): number {
  return all.reduce((total, each) => total + each, 0);
}
