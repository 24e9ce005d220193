import type { Beat } from "./beats.ts";

/** An invented company: what a paper calls it on first mention, its president and its goods. */
export interface Company {
  readonly name: string;
  readonly beats: readonly Beat[];
  /** What stands before の on first mention: パワー半導体大手 → パワー半導体大手のユメカワ電子. */
  readonly trade: string;
  readonly president: string;
  readonly goods: readonly string[];
  readonly weight: number;
}

const co = (line: string, weight = 1): Company => {
  const [name = "", beats = "", trade = "", president = "", goods = ""] = line.split("|");
  return { name, beats: beats.split(" ") as Beat[], trade, president, goods: goods.split(" "), weight };
};

/** Name, beats, trade, president, goods. The first ones appear most: they are the demo contract's own group and its rivals. */
export const COMPANIES: readonly Company[] = [
  co("ツムギ重工|heavy|重機大手|高階雅臣|免震床 大型クレーン ガスタービン 搬送装置 橋形クレーン", 5),
  co("ツムギ精密|semi heavy|精密部品|生方克也|真空バルブ 精密ステージ 軸受け", 2.2),
  co("ツムギ環境サービス|energy|環境設備|仁科由紀|廃熱回収設備 水処理設備 リサイクル設備", 1.4),
  co("ユメカワ電子|semi|パワー半導体大手|瀬名篤志|SiC素子 車載用パワー半導体 電源モジュール", 3),
  co("テラノヴァ半導体|semi|半導体大手|牧瀬玲子|車載マイコン 画像センサー パワー半導体", 3),
  co("カガリ素材|semi|半導体材料大手|檜山宗一|炭化ケイ素ウエハー シリコンウエハー 研磨剤", 3),
  co("オボロ精機|semi|半導体製造装置大手|久我恒彦|研削装置 ダイシング装置 洗浄装置", 3),
  co("サザナミ化学|semi|電子材料大手|若槻真理子|感光材 封止材 高純度ガス", 2),
  co("アサギ電装|semi|電子部品の中堅|村瀬亮介|積層コンデンサー 電流センサー コネクター"),
  co("ミナワデバイス|semi|半導体設計の新興企業|雨宮奈緒|AI向け演算チップ 通信用チップ 電源制御チップ"),
  co("クロガネ計測|semi|検査装置メーカー|立花正彦|ウエハー検査装置 X線検査装置 膜厚計"),
  co("カザミ造機|heavy|産業機械大手|戸川和馬|圧縮機 工作機械 プレス機", 1.5),
  co("ハガネ橋梁|heavy|橋梁大手|茂木俊介|鋼橋 水門 鉄塔"),
  co("イワオ建機|heavy|建設機械大手|栗林幸太郎|油圧ショベル 無人ダンプ 電動建機", 1.4),
  co("シロツチ建設|heavy|準大手ゼネコン|神保光博|免震構造 工場建屋 木造ビル"),
  co("北央電力|energy|電力会社|浜名義則|水力発電 送配電 再エネ事業", 1.6),
  co("西海電力|energy|電力会社|香月敏夫|火力発電 送配電 再エネ事業", 1.2),
  co("東嶺エナジー|energy|エネルギー大手|湯浅光博|水素 液化天然ガス 燃料アンモニア", 1.5),
  co("汐見ガス|energy|都市ガス大手|久世達郎|都市ガス 合成メタン 家庭用燃料電池"),
  co("アマツ風力|energy|風力発電の専業|小日向志帆|浮体式風車 洋上風車 風車の羽根", 1.4),
  co("ヒナタ蓄電|energy|蓄電池メーカー|永瀬圭太|系統用蓄電池 家庭用蓄電池 全固体電池", 1.6),
  co("ハレノソーラー|energy|太陽電池の新興企業|市瀬彩乃|ペロブスカイト太陽電池 透明太陽電池 軽量パネル", 1.3),
  co("ハヤテ自動車|mobility|自動車大手|深町誠治|電気自動車 ハイブリッド車 小型商用車", 2.2),
  co("クスノ自動車|mobility|自動車中堅|鵜飼信吾|軽自動車 小型EV 農業用トラック", 1.3),
  co("カザミ車両|mobility|鉄道車両大手|矢代尚子|通勤電車 蓄電池電車 路面電車", 1.2),
  co("北央鉄道|mobility|地方鉄道|岩城浩司|在来線 観光列車 高速バス", 1.4),
  co("湖東電鉄|mobility|私鉄|常盤直哉|通勤電車 路線バス 駅ビル"),
  co("シラヌイ航空|mobility|中堅航空|結城香織|国内線 国際線 貨物便"),
  co("ナダ汽船|mobility|海運大手|龍崎文雄|自動車運搬船 コンテナ船 液化水素運搬船"),
  co("トビウオ運輸|mobility|物流大手|富樫智子|宅配便 冷凍輸送 中継輸送", 1.5),
  co("コマドリ物流|mobility|物流中堅|長沼祐樹|共同配送 倉庫 鉄道輸送"),
  co("アオゾラ食品|food|食品大手|水城真理子|冷凍食品 調味料 レトルト食品", 3.2),
  co("ミノリ製菓|food|製菓大手|蓮見康平|チョコレート 米菓 グミ", 1.6),
  co("ウシオ水産|food|水産大手|玉置正彦|缶詰 冷凍エビ 練り製品", 1.2),
  co("ツクシ乳業|food|乳業大手|御園恵理|ヨーグルト チーズ 牛乳", 1.5),
  co("ヤマセ製粉|food|製粉大手|根岸泰三|小麦粉 パスタ パン用ミックス", 1.2),
  co("コガネ飲料|food|飲料大手|曽根隆之|緑茶飲料 炭酸水 缶コーヒー", 1.5),
  co("マルホシ外食|food retail|外食チェーン|樋口麻衣|定食 丼 ラーメン", 1.3),
  co("コトリマート|retail|コンビニ大手|大槻晃一|弁当 おにぎり プライベートブランド", 1.8),
  co("マツユキ百貨店|retail|百貨店|三雲京子|婦人服 食品 外商", 1.3),
  co("ヒイラギ薬局|retail|ドラッグストア大手|野呂克也|医薬品 化粧品 食品", 1.2),
  co("イロハホーム|retail|ホームセンター大手|布施敏夫|園芸用品 工具 防災用品"),
  co("ネムノキ衣料|retail|衣料品チェーン|香月絵里|防寒着 子ども服 作業着", 1.2),
  co("コハルスーパー|retail food|食品スーパー|桐生尚子|総菜 生鮮品 冷凍食品", 1.5),
  co("北央銀行|finance|地方銀行|真鍋邦明|住宅ローン 法人融資 事業承継支援", 1.5),
  co("湖都信用金庫|finance|信用金庫|城戸明日香|創業融資 定期預金 相談窓口"),
  co("東嶺フィナンシャルグループ|finance|金融大手|津久井宗一|法人融資 投資信託 決済サービス", 1.5),
  co("ツキシロ証券|finance|証券大手|星野俊介|投資信託 債券 相続サービス"),
  co("カササギ生命|finance|生命保険大手|飯塚久美子|医療保険 個人年金 団体保険"),
  co("ヒバリペイ|finance retail|決済サービス|芦原悠斗|スマホ決済 後払い 送金サービス", 1.2),
  co("ナナホシ通信|science finance|通信大手|八代隆之|通信網 データセンター 衛星通信", 1.3),
  co("クモイデータ|science energy|データセンター運営|桐生拓海|データセンター クラウド AI計算基盤", 1.2),
  co("モナカツーリズム|culture retail|旅行会社|沢渡春香|宿泊プラン 体験ツアー 団体旅行", 2),
];
