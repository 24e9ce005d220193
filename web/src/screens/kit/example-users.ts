export interface ExampleUser {
  id: string;
  name: string;
  mail: string;
  kind: "一般" | "トピックス" | "管理者";
  paper: string;
  text: string;
  isStopped: boolean;
  uses: number;
  lastLogin: string;
}

const NAMES = [
  "和泉 あかり",
  "舘林 千尋",
  "緒方 大地",
  "英 恵理子",
  "如月 史織",
  "佐久間 遥",
  "漣 いずみ",
  "轟 仁太郎",
];
const IDS = ["a.izumi", "c.tachi", "d.ogata", "e.hanabusa", "f.kisaragi", "h.sakuma", "i.sazanami", "j.todoroki"];

/** Invented people, the same at every start. */
export const exampleUsers = (count: number): ExampleUser[] =>
  Array.from({ length: count }, (_, at) => {
    const turn = Math.floor(at / NAMES.length);
    const id = `${IDS[at % IDS.length]}${turn === 0 ? "" : turn + 1}`;
    return {
      id,
      name: `${NAMES[at % NAMES.length]}${turn === 0 ? "" : turn + 1}`,
      mail: `${id}@tsumugi.example`,
      kind: at % 16 === 5 ? "管理者" : at % 5 === 3 ? "トピックス" : "一般",
      paper: at % 3 === 0 ? "PDF・印刷" : "PDF",
      text: at % 4 === 0 ? "本文・PDF" : "本文",
      isStopped: at % 8 === 7,
      uses: (at * 37) % 120,
      lastLogin: `11/${String(20 - (at % 9)).padStart(2, "0")} 0${at % 10}:${String((at * 7) % 60).padStart(2, "0")}`,
    };
  });
