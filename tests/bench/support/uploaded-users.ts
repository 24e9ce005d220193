import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { systemClock } from "@kirinuki/core-api/src/time/tokyo.ts";
import type pg from "pg";
import type { Product } from "./product.ts";

/** Users of the contract, and rows of each file. */
const USERS = 20_000;
const ROWS = 10_000;

const GROUPS =
  "INSERT INTO user_group (contract_id, user_group_name) SELECT $1, '部署' || n FROM generate_series(1, 300) n";
const FILL = `
  INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash, last_login_at)
  SELECT $1, 'user' || lpad(n::text, 5, '0'), (SELECT min(user_group_id) FROM user_group WHERE contract_id = $1) + n % 300,
    (ARRAY['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村'])[1 + n % 8] || '　' || (ARRAY['花子', '太郎', '次郎', '美咲'])[1 + n % 4],
    'user' || n || '@tsumugi' || n % 7 || '.example', '-', now() - make_interval(mins => n)
  FROM generate_series(1, $2::int) n`;

/** A contract with its Admin's session. */
export interface ManyUsers {
  contractId: number;
  token: string;
}

/** A contract of 20,000 users in 300 groups. */
export async function manyUsers(owner: pg.Pool): Promise<ManyUsers> {
  const contract = await aContract(owner);
  const group = await aGroup(owner, contract, { name: "管理部" });
  const admin = await aUser(owner, group, { userAuthority: 1, userId: "admin01" });
  await owner.query(GROUPS, [contract.contractId]);
  await owner.query(FILL, [contract.contractId, USERS]);
  await owner.query("VACUUM ANALYZE app_user");
  return { contractId: contract.contractId, token: await aSession(owner, admin, systemClock.now()) };
}

export const cookie = (token: string) => ({ cookie: `kirinuki_session=${token}` });

const HEAD = "ユーザーID,ユーザーグループ名,ユーザー名,メールアドレス,ユーザー区分";
const line = (at: number, round: number) =>
  `new${round}x${String(at).padStart(5, "0")},部署${(at % 300) + 1},新しい人${at},new${round}x${at}@tsumugi.example,0`;

/** A file of 10,000 new users; each round has its own. */
export const newUsers = (round: number): string =>
  [HEAD, ...Array.from({ length: ROWS }, (_, at) => line(at, round))].join("\n");

/** Uploads a file; with `dry_run` as its query it is only previewed. */
export async function upload(
  product: Product,
  token: string,
  file: string,
  query: "" | "?dry_run=1" = "",
): Promise<void> {
  const form = new FormData();
  form.set("file", new Blob([file], { type: "text/csv" }), "users.csv");
  const options = { method: "PUT", headers: cookie(token), body: form };
  const answer = await fetch(`${product.coreUrl}/api/v1/users_upload${query}`, options);
  const { result } = (await answer.json()) as { result: { status: number; msgDetail: string } };
  if (!answer.ok || result.status !== 0) throw new Error(result.msgDetail);
}
