/** Words of contracts that the operators' screens share. */
export const contractText = {
  code: "企業コード",
  company: "会社名",
  state: "状態",
  steps: "最初のメールまで",
  users: "利用者／上限",
  uses: "原文 今月",
  sections: "媒体",
  signIn: "ログイン方法",
  end: "契約の終わり",
  noEnd: "終わりなし",
  personInCharge: "担当",
  people: (count: number) => `${count.toLocaleString()}人`,
  items: (count: number) => `${count.toLocaleString()}件`,
  of: (count: number, most: string) => `${count.toLocaleString()}／${most}`,
  done: (count: number) => `${count}／9`,
  missing: (count: number) => `あと${count}つ`,
} as const;

export const CONTRACT_STATES = ["preparing", "ending", "read_only", "in_service", "closed"] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export const contractStateNames: Readonly<Record<string, string>> = {
  preparing: "準備中",
  in_service: "利用中",
  ending: "30日以内に終了",
  read_only: "閲覧のみ",
  closed: "終了",
};

/** Ways of signing in, in the order in which they are named. */
export const signInWayNames: Readonly<Record<string, string>> = { password: "パスワード", address: "IP", sso: "SSO" };

export const sectionNames: Readonly<Record<number, string>> = { 1: "紙面", 2: "本文", 3: "WEB", 5: "雑誌" };

/** Whoever is in charge of a contract; one who is stopped is named as such, so that somebody else takes it over. */
export const personName = ({ name, isStopped }: { name: string; isStopped: boolean }): string =>
  isStopped ? `${name}（停止中）` : name;

/** The same in a narrow column: the name up to its first space. */
export const familyNameOf = (person: Parameters<typeof personName>[0]): string =>
  personName({ ...person, name: person.name.split(/[ \u3000]/)[0] ?? person.name });

/** The steps to the first mail, by the names of the server. */
export const stepNames: Readonly<Record<string, string>> = {
  name: "企業コードと名前",
  sections: "媒体",
  caps: "上限",
  sign_in: "ログイン方法",
  messages: "確認メッセージ",
  addresses: "接続元のIP",
  admin: "ユーザーグループと管理者",
  themes: "テーマと検索式",
  mails: "配信設定と最初のメール",
};
