import type { EventKind } from "../kinds/kind.ts";
import type { Beat } from "../world/beats.ts";

/** A later article about an earlier story; `{topic}` names it, `{days}` says how long ago it broke. */
export interface FollowUp {
  readonly heads: readonly string[];
  readonly leads: readonly string[];
  readonly body: readonly (readonly string[])[];
  readonly ends: readonly string[];
}

const BUSINESS: FollowUp = {
  heads: [
    "{topic}、取引先に期待と不安",
    "{topic}の波紋　下請けはどう動く",
    "{topic}を読む　専門家の見方",
    "{topic}、競合も対抗策　業界の反応",
    "{topic}、地元企業が勉強会",
  ],
  leads: [
    "{date}に明らかになった{topic}をめぐり、取引先や競合の間で対応を急ぐ動きが広がっている。",
    "{topic}が発表されて{days}日。関係する企業や地域では、期待と戸惑いが入り交じる。",
    "{topic}について、業界の関係者への取材から、その狙いと課題を探った。",
  ],
  body: [
    [
      "取引のある部品会社の社長は「うちの仕事がどう変わるのか、早く知りたい」と話す。すでに問い合わせの窓口には数十件の相談が寄せられた。",
      "ある取引先は、設備を増やすかどうかの判断を迫られている。「受注の見通しが3年先まで欲しい」と担当者は打ち明ける。",
    ],
    [
      "競合の幹部は「同じ土俵で追うつもりはない」としながらも、来期の計画を見直していることを認めた。",
      "業界では、同じような発表が続くとの見方が出ている。ある幹部は「1社が動けば、残りも動かざるを得ない」と話す。",
    ],
    [
      "地元の商工会議所は近く、関係する企業を集めた勉強会を開く。参加の申し込みは定員の2倍に達した。",
      "金融機関も資金の需要を見込み、担当者を増やした。返済の期間を延ばした融資の商品を用意する。",
    ],
  ],
  ends: [
    "今後の焦点は、計画が示した時期と数字を守れるかどうかに移る。",
    "詳しい内容は来月の説明会で示される見通しだ。",
  ],
};

const PUBLIC: FollowUp = {
  heads: [
    "{topic}、住民の受け止めは",
    "{topic}、残る課題　{days}日後の現場",
    "{topic}、検証始まる",
    "{topic}で意見交換会　参加者から質問相次ぐ",
    "「次は備えを」　{topic}を考える",
  ],
  leads: [
    "{topic}が伝えられて{days}日がたった。現場では、次の一手を探る話し合いが続いている。",
    "{date}に伝えられた{topic}について、関係者の受け止めと今後の見通しをまとめた。",
    "{topic}をめぐり、地元で意見を交わす会が開かれた。",
  ],
  body: [
    [
      "参加した住民からは、費用や時期に関する質問が相次いだ。担当者は「決まっていないことも含めて公表する」と応じた。",
      "会場では若い世代の発言が目立った。「決める前に聞いてほしい」という声に、担当者は日程の見直しを約束した。",
    ],
    [
      "専門家は、同じような事例を調べた結果として、初めの1年の情報の公開が信頼を左右すると助言した。",
      "近隣の自治体からも視察の申し込みがある。担当者は「うまくいかない点も隠さず伝える」と話す。",
    ],
    [
      "関係者は週に1回の会合を開き、課題を一覧にして公開する。すでに三つの項目で対応が決まった。",
      "記録は写真と地図で残し、誰でも見られるようにする。次の判断の材料にするという。",
    ],
  ],
  ends: ["次の会合は来月に予定されている。", "取り組みが実を結ぶかどうか、地域の力が試される。"],
};

const PUBLIC_BEATS: readonly Beat[] = ["politics", "disaster", "culture"];
const PUBLIC_KINDS: readonly string[] = ["outage", "plant-fire", "local-rail", "auto-bus", "store-close"];

/** The later article's grammar for a kind of event. */
export const followUpFor = (kind: EventKind): FollowUp =>
  PUBLIC_BEATS.includes(kind.beat) || PUBLIC_KINDS.includes(kind.id) ? PUBLIC : BUSINESS;
