import type { Rng } from "../rng.ts";

const SURNAMES =
  "瀬名 早瀬 柏木 氷室 檜山 鳴海 真壁 沢渡 仁科 久我 水城 椎葉 若槻 桐生 榊 深町 芦原 三雲 八代 生方 織部 久世 室井 戸川 根岸 浜名 湯浅 村瀬 大槻 片桐 高階 都築 宇野 玉置 永瀬 岩城 日下部 飯塚 常盤 雨宮 市瀬 小日向 鵜飼 神保 栗林 香月 城戸 曽根 立花 津久井 富樫 長沼 野呂 蓮見 樋口 布施 星野 真鍋 御園 茂木 矢代 結城 龍崎 和久井".split(
    " ",
  );
const MEN =
  "篤志 隆之 恒彦 雅臣 英俊 直哉 晃一 邦明 克也 宗一 達郎 義則 泰三 俊介 康平 茂樹 和馬 拓海 悠斗 亮介 敏夫 正彦 光博 浩司 信吾 文雄 祐樹 圭太 幸太郎 誠治".split(
    " ",
  );
const WOMEN =
  "千鶴 真理子 由紀 美沙 佳奈 聡美 玲子 春香 奈緒 志帆 文江 葉月 律子 明日香 久美子 香織 恵理 沙也加 智子 尚子 彩乃 絵里 京子 麻衣".split(
    " ",
  );

/** An invented person: the full name and the family name alone, as a paper uses them on first and later mention. */
export interface Person {
  readonly surname: string;
  readonly full: string;
}

/** A person drawn from lists of names; any likeness to a living person is chance. */
export function somePerson(rng: Rng): Person {
  const surname = rng.pick(SURNAMES);
  return { surname, full: surname + rng.pick(rng.chance(0.62) ? MEN : WOMEN) };
}
