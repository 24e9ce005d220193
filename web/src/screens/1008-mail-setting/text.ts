/** Whom a setting is for: an address or a group. */
export const recipientText = {
  recipientKind: "宛先の種類",
  toAddress: "アドレスを入力する",
  toGroup: "宛先グループから選ぶ",
  group: "宛先グループ",
  recipients: (count: number, stopped: number) =>
    stopped === 0 ? `${count}件に送信` : `${count}件に送信（停止中の${stopped}件を除く）`,
  noGroups: "宛先グループはまだありません。「配信先」の「宛先グループ」で追加できます。",
  groupRights:
    "プレビューは、あなたが閲覧できる記事で作成しています。メールには、それぞれの宛先のユーザーが閲覧できる記事だけが入ります。",
} as const;

/** The members of a group, below its setting on 1008. */
export const settingMembersText = {
  title: "グループの宛先",
  lead: "同じ配信対象と媒体の設定がすでにある宛先には、その設定で届きます。",
  failed: "グループの宛先を読み込めませんでした",
  none: "グループに宛先がありません。",
  address: "メールアドレス",
  name: "名前",
  state: "状態",
  states: {
    group: "この設定で配信",
    own: "宛先の配信設定で配信",
    other: "別の宛先グループの設定で配信",
  },
  resume: "再開",
  resumeNamed: (address: string) => `${address}への送信を再開`,
} as const;
