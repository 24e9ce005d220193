export const overLicenceText = {
  title: "許諾の上限を超える記事があります",
  help: "見出しだけにした記事には、記事と原文へのリンクが付きません。ほかの記事はそのまま届きます。",
  headlines: "見出しだけにして送信",
  headlinesAsked: "見出しだけにして依頼",
  fewer: "宛先を減らす",
} as const;
