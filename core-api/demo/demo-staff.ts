import { hashToken } from "../src/access/token.ts";
import type { Transaction } from "../src/db/tenant.ts";
import { INVITATION_HOURS } from "../src/mail/send/invitation-mail.ts";
import { hashPassword } from "../src/modules/people/session/password.ts";
import { accountKey } from "../src/modules/people/session/throttle.ts";
import { AppUser, UserInvitation } from "../src/modules/people/user/app-user.entity.ts";
import { UserGroup } from "../src/modules/people/user/user-group.entity.ts";
import { DEMO_CONTRACTS, DEMO_PASSWORD } from "./demo-contracts.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** a: active; s: stopped; l: locked after wrong passwords; i: invited; x: invited too long ago. */
type State = "a" | "s" | "l" | "i" | "x";

/** Id and name; then Admin, TopicUser or User, MC and SC authority, state: `T35a`. */
const STAFF: Readonly<Record<string, readonly (readonly [id: string, name: string, rights: string])[]>> = {
  広報部: [
    ["a.izumi", "和泉 あかり", "U23a"],
    ["c.tachi", "舘林 千尋", "U22a"],
    ["d.ogata", "緒方 大地", "U22a"],
    ["e.hanabusa", "英 恵理子", "T35a"],
    ["f.kisaragi", "如月 史織", "U22a"],
    ["h.sakuma", "佐久間 遥", "A35a"],
    ["i.sazanami", "漣 いずみ", "U23a"],
    ["j.todoroki", "轟 仁太郎", "U22s"],
    ["k.minase", "水瀬 健吾", "T35a"],
    ["m.asahina", "朝比奈 舞", "U22a"],
    ["n.shirase", "白瀬 直人", "U23a"],
    ["o.murasame", "村雨 修平", "U12l"],
    ["r.tono", "遠野 理沙", "U33a"],
    ["s.kurosu", "黒須 慎一", "U12s"],
    ["t.sugimori", "杉森 拓也", "U12a"],
    ["w.amagi", "天城 若葉", "U22i"],
    ["y.kamogawa", "鴨川 祐介", "U23a"],
  ],
  経営企画部: [
    ["a.kuze", "久世 篤志", "U35a"],
    ["b.rokujo", "六条 文雄", "U23a"],
    ["c.aoi", "葵 千鶴子", "U22i"],
    ["d.haneda", "羽田野 大", "U23a"],
    ["e.toki", "土岐 恵理", "T35a"],
    ["g.nanami", "七海 源太", "U22x"],
    ["h.katagiri", "片桐 春香", "U23a"],
    ["k.yashiro", "矢代 克也", "A35a"],
    ["m.hino", "檜野 真理子", "U22s"],
    ["n.fukamachi", "深町 奈緒", "U23a"],
    ["r.wakatsuki", "若槻 亮介", "U22a"],
    ["s.uno", "宇野 聡美", "U22a"],
  ],
  技術調査室: [
    ["a.tokiwa", "常盤 彩乃", "U33a"],
    ["h.murai", "室井 浩司", "U35a"],
    ["k.ashihara", "芦原 圭太", "U12a"],
    ["k.tsuzuki", "都築 久美子", "T35a"],
    ["m.ukai", "鵜飼 正彦", "U22x"],
    ["n.kobinata", "小日向 直哉", "U12a"],
    ["s.tachibana", "立花 沙也加", "U33a"],
    ["t.nagase", "永瀬 達郎", "U22s"],
    ["y.hasumi", "蓮見 由紀", "U22i"],
    ["y.ryuzaki", "龍崎 祐樹", "U35a"],
  ],
};

const KEYS = { user_group: "user_group_id", theme_group: "theme_group_id", topic: "topics_id" };
/** $2 changed each of them last: the first two days ago, each further one three days earlier. */
const CHANGES = Object.entries(KEYS).map(
  ([table, key]) => `
    UPDATE ${table} t SET changed_by = $2, changed_at = $3::timestamptz - make_interval(days => 3 * n.place::int - 1, mins => 17 * n.place::int)
    FROM (SELECT ${key}, row_number() OVER (ORDER BY ${key}) AS place FROM ${table} WHERE contract_id = $1) n
    WHERE t.contract_id = $1 AND t.${key} = n.${key}`,
);

/** Who prepares the topics of every contract of the demo. */
const EDITORS = `
  INSERT INTO topic_user (contract_id, topics_id, user_id) SELECT t.contract_id, t.topics_id, u.user_id FROM topic t, app_user u
  WHERE t.contract_id = $1 AND u.contract_id = $1 AND u.user_id IN ('admin01', 'topic01')`;

/** A contract's groups, theme groups and topics as an administrator has left them. */
export async function leaveArranged(tx: Transaction, contractId: number, now: Date): Promise<void> {
  await tx.query(EDITORS, [contractId]);
  for (const sql of CHANGES) await tx.query(sql, [contractId, "admin01", now]);
}

/** The other people of the first contract, in every state that a user can be in. */
export async function insertStaff(tx: Transaction, contractId: number, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const plan = DEMO_CONTRACTS[0];
  let place = 0;
  for (const [groupName, people] of Object.entries(STAFF)) {
    const key = { contract_id: contractId, user_group_name: groupName };
    const { user_group_id } = await tx.manager.findOneByOrFail(UserGroup, key);
    for (const [id, name, rights] of people) {
      place += 1;
      const state = (rights[3] ?? "a") as State;
      const isInvited = state === "i" || state === "x";
      const invitedAt = new Date(now.getTime() - (state === "x" ? 6 * DAY_MS : place * HOUR_MS));
      await tx.manager.insert(AppUser, {
        contract_id: contractId,
        user_id: id,
        user_group_id,
        name,
        email: `${id}@${plan?.code}.example.jp`,
        password_hash: isInvited ? null : passwordHash,
        user_authority: rights[0] === "A" ? 1 : 0,
        mc_user_authority: Number(rights[1]),
        sc_user_authority: Number(rights[2]),
        topics_creation_flag: rights[0] === "T",
        login_stop_flag: state === "s",
        ip_restriction_flag: place % 5 === 0,
        last_login_at: isInvited ? null : new Date(now.getTime() - ((state === "s" ? 40 : 0) + place / 7) * DAY_MS),
        invited_at: isInvited ? invitedAt : null,
      });
      if (isInvited) await insertInvitation(tx, contractId, id, invitedAt);
      if (state === "l") await lock(tx, plan?.code ?? "", id, now);
    }
  }
}

/** Its mail is nobody's: the link is known to nobody. */
const insertInvitation = (tx: Transaction, contract_id: number, user_id: string, invited_at: Date) =>
  tx.manager.insert(UserInvitation, {
    contract_id,
    user_id,
    invited_by: "admin01",
    invited_at,
    key_hash: hashToken(`demo/${contract_id}/${user_id}`),
    expires_at: new Date(invited_at.getTime() + INVITATION_HOURS * HOUR_MS),
  });

/** For a day, as if somebody had guessed at his password. */
const lock = (tx: Transaction, code: string, userId: string, now: Date) =>
  tx.query("SELECT take_guess(ARRAY[$1::bytea], ARRAY[1], ARRAY[interval '1 day'], ARRAY[interval '1 day'], $2)", [
    accountKey(["user", code, userId]),
    now,
  ]);
