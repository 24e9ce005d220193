import type { Command } from "commander";
import type { TransactionScope } from "../../db/tenant.ts";
import {
  type ChainFault,
  type ChainReport,
  type NotedHead,
  verifyChain,
} from "../../modules/audit/chain/verify-chain.ts";
import type { AddCommand } from "../cli.ts";
import { withOperator } from "../context.ts";
import { CliFailure, EXIT, wrongUse } from "../exit.ts";
import type { Io } from "../io.ts";

interface Options {
  contract?: string;
  head?: string[];
}

const FAULTS: { [Kind in ChainFault["kind"]]: (fault: Extract<ChainFault, { kind: Kind }>) => string } = {
  changed: ({ position, auditId }) => `${position}番目の記録（ID ${auditId}）が変更されています。`,
  missing: ({ position, auditId }) => `${position}番目の記録（ID ${auditId}）がありません。`,
  gap: ({ from, to }) => (from === to ? `${from}番目の記録がありません。` : `${from}～${to}番目の記録がありません。`),
  head: () => "最後のハッシュが控えと一致しません。",
  noted: ({ position }) => `指定された${position}番目のハッシュと一致しません。`,
  lost: ({ auditId }) => `封印を待つ記録（ID ${auditId}）がありません。`,
  stray: ({ auditId }) => `記録（ID ${auditId}）が連鎖に入っていません。`,
};

const said = <Kind extends ChainFault["kind"]>(fault: Extract<ChainFault, { kind: Kind }>): string =>
  FAULTS[fault.kind as Kind](fault);

/** Proves that the contracts' trails are as they were written (docs/audit.md). */
export const auditCommand: AddCommand = (program, io, end) => {
  const audit: Command = program.command("audit").description("契約の監査ログを検証します");
  audit
    .command("verify")
    .description("記録が欠けず変更されていないことを、ハッシュの連鎖で検証します")
    .option("--contract <code>", "企業コード（省略するとすべての契約）")
    .option("--head <position:hash...>", "以前に控えた位置とハッシュ（--contractとともに指定）")
    .action(async ({ contract, head = [] }: Options) => {
      const noted = head.map(readHead);
      if (noted.length > 0 && contract === undefined) throw wrongUse("--headは--contractとともに指定してください。");
      const isWhole = await withOperator(io, (scope) => verifyAll(scope, io, { contract, noted }));
      if (!isWhole) end(EXIT.someRefused);
    });
};

const HEAD = /^(\d{1,18}):([0-9a-f]{64})$/i;

function readHead(text: string): NotedHead {
  const [, position, hash] = HEAD.exec(text) ?? [];
  if (position === undefined || hash === undefined)
    throw wrongUse(`--headは「位置:ハッシュ（16進数64桁）」で指定してください: ${text}`);
  return { position: BigInt(position), hash: hash.toLowerCase() };
}

interface Wanted {
  contract: string | undefined;
  noted: readonly NotedHead[];
}

/** @returns whether every chain is whole */
async function verifyAll(scope: TransactionScope, io: Io, { contract, noted }: Wanted): Promise<boolean> {
  const contracts = await scope.shared("read", (tx) =>
    tx.query<{ id: number; code: string }>(
      "SELECT contract_id AS id, contract_code AS code FROM contract WHERE $1::text IS NULL OR contract_code = $1 ORDER BY 2",
      [contract ?? null],
    ),
  );
  if (contracts.length === 0 && contract !== undefined)
    throw new CliFailure(`企業コード「${contract}」の契約は見つかりません。`);
  let isWhole = true;
  for (const { id, code } of contracts) {
    const report = await scope.shared("read", (tx) => verifyChain(tx, id, noted));
    io.out(summary(code, report));
    for (const fault of report.faults) io.out(`  ${said(fault)}`);
    isWhole &&= report.faults.length === 0;
  }
  return isWhole;
}

function summary(code: string, { sealed, unsealed, anchor, head, faults }: ChainReport): string {
  const verdict = faults.length === 0 ? "正常" : `異常 ${faults.length}件`;
  const before = anchor > 0n ? `、${anchor}番目までは保存期間を過ぎて削除済み` : "";
  return `${code}: ${verdict}（封印済み ${sealed}件、封印待ち ${unsealed}件${before}、末尾 ${head.position}:${head.hash}）`;
}
