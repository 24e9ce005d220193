/** Groups of the address list, on 1007. */
export const groupsText = {
  groups: "宛先グループ",
  groupsHelp: "よく使う宛先に名前を付けておくと、メール送信や配信設定で、まとめて選べます。",
  groupsFailed: "宛先グループを読み込めませんでした",
  groupsNone: "宛先グループはまだありません。",
  groupCount: (count: number) => `${count}件`,
  groupAdd: "グループを追加",
  groupName: "グループ名",
  groupAddresses: "メールアドレス",
  groupAddressesHelp: "1行に1件。200件まで。",
  groupAsk: "削除しますか？このグループへの配信設定も削除されます。",
  groupSave: "保存",
  groupSaved: (name: string) => `宛先グループ「${name}」を保存しました。`,
  groupRemoved: (name: string) => `宛先グループ「${name}」を削除しました。`,
  copyGroupsHelp: "グループの名前で探す",
  copyGroupsNone: "当てはまるグループがありません",
} as const;
