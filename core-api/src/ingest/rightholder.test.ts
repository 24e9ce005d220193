import { describe, expect, it } from "vitest";
import { creditedAgency, rightholderOf } from "./rightholder.ts";

const REST = "米政府は20日、半導体製造装置の輸出管理を見直すと発表した。";

describe("the agency that a newspaper's text credits", () => {
  it.each([
    [`【ワシントン共同】${REST}`, "共同通信"],
    [`　【ワシントン＝共同】${REST}`, "共同通信"],
    [`【アメリカ18日共同】${REST}`, "共同通信"],
    [`【ワシントンＡＰ＝共同】${REST}`, "共同通信"],
    [`【ロンドン時事】${REST}`, "時事通信"],
    [`【パリＡＦＰ時事】${REST}`, "時事通信"],
    [`【ニューヨーク・ロイター時事】${REST}`, "時事通信"],
    [`【北京・ロイター】${REST}`, "ロイター"],
    [`［東京　２０日　ロイター］ - ${REST}`, "ロイター"],
    [`【ＡＦＰ＝時事】${REST}`, "時事通信"],
    [`【11月20日 AFP】${REST}`, "AFP"],
    [`（ソウル聯合ニュース）${REST}`, "聯合ニュース"],
    [`【ベルリンＤＰＡ】${REST}`, "DPA"],
    [`半導体規制を見直しへ\n【ワシントン共同】${REST}`, "共同通信"],
  ])("is in its dateline: %s", (body, agency) => {
    expect(creditedAgency(body)).toBe(agency);
  });

  it.each([
    [`${REST}（共同）`, "共同通信"],
    [`${REST}（ロンドン共同）`, "共同通信"],
    [`${REST}（共同通信）\n`, "共同通信"],
    [`${REST}（時事）`, "時事通信"],
    [`${REST}［時事通信社］`, "時事通信"],
    [`${REST}（ロイター）`, "ロイター"],
    [`${REST}（ロイター＝共同）`, "共同通信"],
    [`${REST}（ＡＰ）`, "AP"],
    [`${REST}【ニューヨーク時事】`, "時事通信"],
    [`${REST}＝共同`, "共同通信"],
    [`首相は「急ぐ」と述べた」＝ワシントン時事`, "時事通信"],
    [`${REST}\n（ブルームバーグ）`, "ブルームバーグ"],
    [`${REST}(Reuters)`, "ロイター"],
  ])("stands at its end: %s", (body, agency) => {
    expect(creditedAgency(body)).toBe(agency);
  });

  it.each([
    // Own correspondents, and kinds of articles.
    `【ワシントン＝山田太郎】${REST}`,
    `【ワシントン支局】${REST}`,
    `【産学共同】${REST}`,
    `【日米共同】${REST}`,
    `【MAP】${REST}`,
    `【時事問題】${REST}`,
    // Sources that are quoted.
    `共同通信によると、${REST}`,
    `フランス通信(AFP)によると、${REST}`,
    `47NEWS(共同通信)『丸井今井旭川店が閉店へ』`,
    `${REST}ロイター通信が伝えた。`,
    // Pictures.
    `${REST}（写真は共同）`,
    `会見する首相＝28日、首相官邸＝共同`,
    `会見する首相（共同）`,
    // Words that are no credit.
    `両社は新会社を設立する（日米共同）`,
    `${REST}（男女共同）`,
    "",
  ])("is not made of what only looks like one: %s", (body) => {
    expect(creditedAgency(body)).toBeNull();
  });

  it("is looked for in the beginning and the end alone, however long the text is", () => {
    const middle = `${REST}\n`.repeat(20_000);
    expect(creditedAgency(`${REST}\n${REST}\n【ワシントン共同】${middle}`)).toBeNull();
    expect(creditedAgency(`${middle}${REST}（共同）`)).toBe("共同通信");
  });
});

describe("the holder of an article's rights", () => {
  it("is whom the source names, under one name, before whom the text credits", () => {
    expect(rightholderOf("Thomson Reuters", `${REST}（共同）`, "東都新聞")).toBe("ロイター");
    expect(rightholderOf("共同通信社", REST, "東都新聞")).toBe("共同通信");
    expect(rightholderOf(" 八洲　通信 ", REST, "東都新聞")).toBe("八洲 通信");
    expect(rightholderOf("x".repeat(300), REST, "東都新聞")).toHaveLength(100);
  });

  it("is nobody else where the source names the medium, unless the text credits an agency", () => {
    expect(rightholderOf("東都新聞", REST, "東都新聞")).toBeNull();
    expect(rightholderOf("ＴＯＴＯ", REST, "Toto")).toBeNull();
    expect(rightholderOf("東都新聞", `${REST}（共同）`, "東都新聞")).toBe("共同通信");
    expect(rightholderOf(null, REST, "東都新聞")).toBeNull();
  });

  it("is the medium itself where that is the agency", () => {
    expect(rightholderOf("共同通信社", `【ワシントン共同】${REST}`, "共同通信")).toBeNull();
    expect(rightholderOf("dpa", REST, "DPA")).toBeNull();
  });
});
