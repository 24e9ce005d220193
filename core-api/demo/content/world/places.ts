/** An invented prefecture with its towns. `code` names it for outlets that cover only their own. */
export interface Prefecture {
  readonly code: string;
  readonly name: string;
  readonly region: string;
  readonly capital: string;
  readonly towns: readonly string[];
  readonly governor: string;
  readonly port: string;
  readonly crop: string;
  readonly fish: string;
  readonly mountain: string;
  readonly river: string;
}

const pref = (line: string): Prefecture => {
  const [code, name, region, capital, towns, governor, port, crop, fish, mountain, river] = line.split("|");
  return {
    code: code ?? "",
    name: name ?? "",
    region: region ?? "",
    capital: capital ?? "",
    towns: (towns ?? "").split(" "),
    governor: governor ?? "",
    port: port ?? "",
    crop: crop ?? "",
    fish: fish ?? "",
    mountain: mountain ?? "",
    river: river ?? "",
  };
};

/** Code, name, region, seat, towns, governor, port, crop, fish, mountain, river. None of them is on a real map. */
export const PREFECTURES: readonly Prefecture[] = [
  pref("hokuo|北央県|東北|北央市|北央市 雪野市 鷹ノ原市 三ツ森町 大鷹町|都築邦明|鷹浜港|リンゴ|サンマ|雪野岳|北央川"),
  pref(
    "shiramine|白峰県|北陸|白峰市|白峰市 能海市 砺川市 立葉町 朝戸町|若槻律子|能海港|コシヒカリ|ズワイガニ|白峰岳|砺川",
  ),
  pref("koto|湖東県|近畿|湖都市|湖都市 長津市 葦浦市 鮎淵町 竹生野町|榊信吾|長津港|近江路茶|アユ|湖東山|葦浦川"),
  pref("saikai|西海県|九州|海央市|海央市 天浜市 有瀬市 熊窪町 早岬町|氷室泰三|天浜港|ミカン|アジ|早岬岳|有瀬川"),
  pref("shiomi|汐見県|瀬戸内|汐見市|汐見市 波戸市 橘浦市 鏡島町 塩入町|織部千鶴|波戸港|レモン|タイ|橘山|塩入川"),
  pref("aonami|青波県|東海|青波市|青波市 駿原市 豊瀬市 松ケ浦市 茶臼町|真壁茂樹|松ケ浦港|イチゴ|シラス|茶臼岳|豊瀬川"),
  pref(
    "mizuhara|瑞原県|関東|瑞原市|瑞原市 川添市 常盤台市 葉隠町 利根原町|室井英俊|川添港|ネギ|ハマグリ|葉隠山|利根原川",
  ),
  pref("nanrei|南嶺県|四国|南嶺市|南嶺市 日和市 椿市 梼野町 室津浜町|片桐文江|椿港|ユズ|カツオ|南嶺山|梼野川"),
];
