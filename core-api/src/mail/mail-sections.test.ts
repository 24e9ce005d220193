import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { MAIL_SECTIONS, mailSectionOf, mailSources, mailSourcesSql } from "@kirinuki/schema/mail-sections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { anArticle } from "../testing/an-article.ts";
import { aContract, aTheme } from "../testing/builders.ts";
import { mailDesk } from "./testing/mail-desk.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const ALL = [null, ...MAIL_SECTIONS];

it("has a code for every choice of sources but none, in code and in SQL alike", async () => {
  const choices = new Set(ALL.map((code) => mailSources(code).join()));
  expect(choices.size).toBe(2 ** DATA_SECTIONS.length - 1);
  for (const code of ALL) {
    const { rows } = await db.owner.query(`SELECT ${mailSourcesSql("$1::int")} AS sources`, [code]);
    expect(rows).toEqual([{ sources: mailSources(code) }]);
    expect(mailSectionOf(mailSources(code))).toBe(code);
  }
});

it("brings the articles of just these sources", async () => {
  const contract = await aContract(db.owner);
  const theme = await aTheme(db.owner, contract, { name: "半導体" });
  for (const section of DATA_SECTIONS)
    await anArticle(db.owner, { themes: [theme], title: `情報源${section}`, dataSection: section });
  for (const code of ALL)
    await desk.setting(contract, {
      ...{ target: theme, address: `of-${code}@outside.example` },
      ...(code !== null && { dataSection: code }),
    });
  const mails = await desk.runAndSend();
  expect(mails.length).toBe(ALL.length);
  for (const { to, text } of mails) {
    const code = /^of-(\d+)/.exec(to)?.[1];
    const told = [...text.matchAll(/情報源(\d)/g)].map(([, section]) => Number(section)).toSorted();
    expect([...new Set(told)], to).toEqual(mailSources(code === undefined ? null : Number(code)));
  }
});
