import { BEATS, type Beat } from "./beats.ts";

/** An invented newspaper. Group 2 is the business-daily group with its editions, group 1 all others (spec section 9). */
export interface Newspaper {
  readonly code: string;
  readonly name: string;
  readonly group: 1 | 2;
  /** 1: arrives as page images (MC), 2: as text (SC). */
  readonly dataSection: 1 | 2;
  readonly beats: readonly Beat[];
  /** Prefecture codes whose local news it prints; empty for a national or trade paper. */
  readonly home: readonly string[];
  readonly evening: boolean;
  /** An evening paper: it has no morning edition. */
  readonly eveningOnly: boolean;
  /** Relative number of articles that the demo holds. */
  readonly weight: number;
  readonly edition: string;
  readonly pageCount: number;
}

export interface WebSite {
  readonly code: string;
  readonly name: string;
  readonly domain: string;
  readonly mediaType: string;
  readonly beats: readonly Beat[];
  readonly home: readonly string[];
  readonly weight: number;
  /** Names of its sections, shown as the article's category. */
  readonly categories: readonly string[];
}

export type MagazineCycle = "weekly" | "biweekly" | "monthly" | "quarterly";

export interface Magazine {
  readonly code: string;
  readonly name: string;
  readonly cycle: MagazineCycle;
  readonly beats: readonly Beat[];
  /** Vertical writing, pages turned from right to left. */
  readonly vertical: boolean;
  readonly colour: string;
}

const ALL = BEATS;
const BUSINESS: readonly Beat[] = [
  "semi",
  "heavy",
  "energy",
  "mobility",
  "food",
  "retail",
  "finance",
  "labour",
  "politics",
  "science",
];

const paper = (line: string, beats: readonly Beat[], home: readonly string[] = []): Newspaper => {
  const [code = "", name = "", group = "1", section = "1", evening = "0", weight = "1", edition = "", pages = "28"] =
    line.split("|");
  return {
    code,
    name,
    group: group === "2" ? 2 : 1,
    dataSection: section === "2" ? 2 : 1,
    beats,
    home,
    evening: evening !== "0",
    eveningOnly: evening === "2",
    weight: Number(weight),
    edition,
    pageCount: Number(pages),
  };
};

/** Code, name, group, data_section, evening edition, weight, edition, pages. */
export const NEWSPAPERS: readonly Newspaper[] = [
  paper("T101|東和経済新聞|2|2|1|6|全国版|38", BUSINESS),
  paper("T102|東和産業新聞|2|2|0|2|全国版|24", ["semi", "heavy", "energy", "mobility", "labour", "science"]),
  paper("T103|東和流通新聞|2|2|0|1.4|全国版|16", ["food", "retail", "mobility", "labour"]),
  paper("T104|東和金融新聞|2|2|0|1.2|全国版|16", ["finance", "labour", "retail"]),
  paper("T111|東和経済新聞 北日本版|2|2|0|0.8|北日本版|8", BUSINESS, ["hokuo", "shiramine"]),
  paper("T112|東和経済新聞 中部版|2|2|0|0.8|中部版|8", BUSINESS, ["aonami", "mizuhara"]),
  paper("T113|東和経済新聞 西日本版|2|2|0|0.8|西日本版|8", BUSINESS, ["koto", "shiomi", "nanrei", "saikai"]),
  paper("M001|瑞穂日報|1|1|1|2.4|全国版|32", ALL),
  paper("M002|暁新聞|1|1|1|2.2|全国版|32", ALL),
  paper("M011|北央新聞|1|1|1|2|県内版|30", ALL, ["hokuo"]),
  paper("M012|湖東新報|1|1|0|1.6|県内版|24", ALL, ["koto"]),
  paper("M013|西海日日新聞|1|1|0|1.8|県内版|28", ALL, ["saikai"]),
  paper("M014|白峰新聞|1|1|1|1.6|県内版|28", ALL, ["shiramine"]),
  paper("M015|汐見民報|1|1|0|1.2|県内版|24", ALL, ["shiomi"]),
  paper("M016|青波日報|1|1|0|1.4|県内版|26", ALL, ["aonami"]),
  paper("M017|瑞原新聞|1|1|0|1.2|県内版|24", ALL, ["mizuhara"]),
  paper("M018|南嶺タイムズ|1|1|0|1.2|県内版|22", ALL, ["nanrei"]),
  paper("S021|工産時報|1|2|0|2.4|全国版|24", ["semi", "heavy", "energy", "labour", "science"]),
  paper("S022|電装タイムス|1|2|0|1.5|全国版|16", ["semi", "energy", "science"]),
  paper("S023|建産新報|1|2|0|1|全国版|12", ["heavy", "politics", "disaster"]),
  paper("S024|物流日日|1|2|0|1.1|全国版|12", ["mobility", "retail"]),
  paper("S025|食農新聞|1|2|0|1.2|全国版|16", ["food", "retail"]),
  paper("S026|環境動力新聞|1|2|0|1.1|全国版|12", ["energy", "science"]),
  paper("M027|夕刊みやこ|1|1|2|1|最終版|16", ["finance", "culture", "disaster", "retail", "labour", "mobility"]),
];

const site = (
  line: string,
  beats: readonly Beat[],
  categories: readonly string[],
  home: readonly string[] = [],
): WebSite => {
  const [code = "", name = "", domain = "", mediaType = "", weight = "1"] = line.split("|");
  return { code, name, domain, mediaType, beats, home, weight: Number(weight), categories };
};

/** Code, name, domain, kind, weight. Domains end in `.example`, which nobody can own. */
export const WEB_SITES: readonly WebSite[] = [
  site(
    "W001|プレスひろば|press-hiroba.example|プレスリリース",
    ["semi", "heavy", "energy", "mobility", "food", "retail", "finance", "labour"],
    ["プレスリリース"],
  ),
  site("W002|瑞穂デジタル|digital.mizuho-nippo.example|新聞社サイト|1.8", ALL, ["経済", "社会", "地域", "くらし"]),
  site("W003|東和オンライン|online.towa-keizai.example|新聞社サイト|1.8", BUSINESS, [
    "ビジネス",
    "マーケット",
    "テック",
    "政策",
  ]),
  site("W004|暁ネット|www.akatsuki-net.example|新聞社サイト|1.4", ALL, ["速報", "経済", "社会", "文化"]),
  site(
    "W005|テックみなと|tech-minato.example|専門サイト|1.2",
    ["semi", "energy", "science", "mobility"],
    ["ものづくり", "自動車", "AI", "半導体"],
  ),
  site("W006|シリコン坂|silicon-zaka.example|専門サイト|1.2", ["semi", "science"], ["市況", "装置", "展示会", "設計"]),
  site(
    "W007|電気のこばなし|denki-kobanashi.example|専門サイト",
    ["energy", "science"],
    ["インタビュー", "解説", "送電", "再エネ"],
  ),
  site("W008|しごと図鑑|shigoto-zukan.example|専門サイト", ["labour", "finance"], ["採用", "働き方", "調査"]),
  site(
    "W009|西海デジタル|digital.saikai-nichinichi.example|新聞社サイト",
    ALL,
    ["地域", "経済", "スポーツ"],
    ["saikai", "nanrei", "shiomi"],
  ),
  site(
    "W010|北央ウェブ|web.hokuo-shimbun.example|新聞社サイト",
    ALL,
    ["地域", "経済", "くらし"],
    ["hokuo", "shiramine"],
  ),
  site(
    "W011|まなびラボ|manabi-lab.example|専門サイト|0.8",
    ["science", "disaster", "culture"],
    ["科学", "くらし", "防災"],
  ),
  site(
    "W012|経済ノート|keizai-note.example|専門サイト|1.2",
    ["finance", "retail", "labour", "semi", "heavy"],
    ["人事", "決算", "M&A", "市況"],
  ),
  site("W013|フードの窓|food-mado.example|専門サイト", ["food", "retail"], ["新商品", "外食", "産地"]),
  site(
    "W014|旅とまちの手帖|tabi-machi.example|専門サイト",
    ["retail", "culture", "politics"],
    ["観光", "まち", "祭り"],
    [],
  ),
  site(
    "W015|うんそうナビ|unso-navi.example|専門サイト|0.9",
    ["mobility", "retail", "energy"],
    ["物流", "鉄道", "クルマ"],
  ),
];

const magazine = (line: string, beats: readonly Beat[]): Magazine => {
  const [code = "", name = "", cycle = "weekly", vertical = "0", colour = "#333333"] = line.split("|");
  return { code, name, cycle: cycle as MagazineCycle, vertical: vertical === "1", colour, beats };
};

/** Code, name, cycle, vertical writing, cover colour. */
export const MAGAZINES: readonly Magazine[] = [
  magazine("Z001|週刊東和ビジネス|weekly|0|#7a2e28", ["semi", "finance", "energy", "labour", "mobility", "retail"]),
  magazine("Z002|週刊みずほグラフ|weekly|1|#1f4e5f", ["culture", "disaster", "politics", "science", "semi"]),
  magazine("Z003|週刊 暮らしの算盤|weekly|1|#8a6d1f", ["retail", "food", "finance", "labour"]),
  magazine("Z004|隔週刊 経営の灯|biweekly|1|#3d3a6b", ["labour", "finance", "heavy", "semi"]),
  magazine("Z005|月刊 素材と装置|monthly|0|#2c5a3f", ["semi", "heavy", "science"]),
  magazine("Z006|月刊 車と電気|monthly|0|#22527f", ["mobility", "energy", "semi"]),
  magazine("Z007|月刊 食と流通|monthly|0|#8c4a1c", ["food", "retail"]),
  magazine("Z008|季刊 電力と社会|quarterly|1|#40464d", ["energy", "politics", "disaster", "semi"]),
];
