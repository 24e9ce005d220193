import { expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const LIFE = `{ mailLife(contractId: "7", mailId: "41") { mail { address state attempts maybeTwice } setting { name times sendsEmpty }
  articles { title state themes { name words } openedAt } hasMore } }`;

it("tells a mail's life by one call; of what is gone nothing", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, LIFE)).toEqual({
    mailLife: {
      mail: { address: "minase@example.jp", state: "sent", attempts: 1, maybeTwice: false },
      setting: { name: "パワー半導体", times: ["07:00"], sendsEmpty: false },
      articles: [
        {
          ...{ title: "GaNの工場", state: "in", openedAt: "2026-11-20T08:00:00+09:00" },
          themes: [{ name: "パワー半導体", words: ["GaN"] }],
        },
      ],
      hasMore: false,
    },
  });
  expect(fake.calls()).toEqual(["mail_life"]);
  const gone = fakeCoreApi({ answers: { mail_life: failing("NOT_FOUND") } });
  expect(await dataOf(gone, LIFE)).toEqual({ mailLife: null });
});

it("finds a contract's mails, and themes, mails and articles of all", async () => {
  const fake = fakeCoreApi();
  const found = { foundMails: [{ mailId: "41", name: "パワー半導体" }] };
  expect(await dataOf(fake, `{ foundMails(contractId: "7", keyword: "") { mailId name } }`)).toEqual(found);
  expect(fake.argumentOf("mail_find")).toEqual({ contract_id: "7" });
  const everywhere = `{ operatorFound(keyword: "GaN") { themes { name } mails { mailId } } foundHeadlines(keyword: "GaN") { title } }`;
  expect(await dataOf(fake, everywhere)).toEqual({
    operatorFound: { themes: [{ name: "パワー半導体" }], mails: [{ mailId: "41" }] },
    foundHeadlines: [{ title: "GaNの工場" }],
  });
});
