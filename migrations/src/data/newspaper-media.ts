/** A newspaper as it is listed before anybody has corrected it. */
export interface SeedMedium {
  code: string;
  name: string;
  /** Group of the media dropdown: 2 the business-daily group with its editions, 1 all others (spec section 9). */
  group: 1 | 2;
}

const papers = (group: 1 | 2, first: number, names: string): SeedMedium[] =>
  names.split("|").map((name, at) => ({ code: `NP${first + at}`, name, group }));

/**
 * Newspapers of Japan with our own codes. Chosen by hand from names that public catalogues have in common; which papers there are
 * is a fact that changes, so the operator corrects the table; this list has shipped and stays as it is.
 */
export const NEWSPAPER_MEDIA: readonly SeedMedium[] = [
  // National.
  ...papers(
    1,
    1001,
    "朝日新聞|毎日新聞|読売新聞|産経新聞|東京新聞|しんぶん赤旗|聖教新聞|The Japan Times|The Japan News",
  ),
  // Of a block of prefectures.
  ...papers(1, 1101, "北海道新聞|河北新報|中日新聞|北陸中日新聞|中国新聞|西日本新聞"),
  // Of a prefecture or town, from north to south.
  ...papers(
    1,
    1201,
    "函館新聞|室蘭民報|苫小牧民報|十勝毎日新聞|釧路新聞|東奥日報|デーリー東北|岩手日報|岩手日日新聞|秋田魁新報|山形新聞|荘内日報|福島民報|福島民友新聞|茨城新聞|下野新聞|上毛新聞|桐生タイムス|埼玉新聞|千葉日報|市川よみうり新聞|神奈川新聞|山梨日日新聞|信濃毎日新聞|長野日報|市民タイムス|岡谷市民新聞|新潟日報|上越タイムス|北日本新聞|富山新聞|北國新聞|福井新聞|静岡新聞|岐阜新聞|東愛知新聞|京都新聞|大阪日日新聞|神戸新聞|奈良新聞|紀伊民報|日本海新聞|山陰中央新報|山陽新聞|山口新聞|西広島タイムス|徳島新聞|四国新聞|愛媛新聞|高知新聞|有明新報|佐賀新聞|長崎新聞|熊本日日新聞|大分合同新聞|宮崎日日新聞|南日本新聞|南海日日新聞|沖縄タイムス|琉球新報|八重山毎日新聞",
  ),
  // Sports.
  ...papers(
    1,
    1301,
    "日刊スポーツ|スポーツニッポン|スポーツ報知|サンケイスポーツ|デイリースポーツ|東京スポーツ|中日スポーツ|東京中日スポーツ|西日本スポーツ",
  ),
  // Trade and professions.
  ...papers(
    1,
    1401,
    "日刊工業新聞|中部経済新聞|電波新聞|電波タイムズ|溶接ニュース|科学新聞|循環経済新聞|北海道建設新聞|日刊建設産業新聞|新建新聞|交通タイムス|日本農業新聞|全国商工新聞|東商新聞|生産性新聞|薬事日報|薬学生新聞|家庭薬新聞|週刊医学界新聞|MEDICAL TRIBUNE|福祉新聞|日本教育新聞|教育学術新聞|内外教育|図書新聞|週刊読書人|文化通信|新聞之新聞|民間放送|中外日報",
  ),
  // The business daily with its sister papers and editions.
  ...papers(
    2,
    2001,
    "日本経済新聞|日本経済新聞 電子版|日経産業新聞|日経MJ（流通新聞）|日経ヴェリタス|日本経済新聞 地方経済面 北海道|日本経済新聞 地方経済面 東北|日本経済新聞 地方経済面 新潟|日本経済新聞 地方経済面 長野|日本経済新聞 地方経済面 北関東|日本経済新聞 地方経済面 東京|日本経済新聞 地方経済面 千葉|日本経済新聞 地方経済面 神奈川|日本経済新聞 地方経済面 静岡|日本経済新聞 地方経済面 中部|日本経済新聞 地方経済面 北陸|日本経済新聞 地方経済面 関西|日本経済新聞 地方経済面 兵庫|日本経済新聞 地方経済面 京都・滋賀|日本経済新聞 地方経済面 中国|日本経済新聞 地方経済面 四国|日本経済新聞 地方経済面 九州・沖縄",
  ),
];
