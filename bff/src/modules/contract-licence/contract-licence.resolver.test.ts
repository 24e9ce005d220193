import { describe, expect, it } from "vitest";
import { fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const TERMS =
  "validFrom validTo showDays printDays mailDays maxReaders maxCopies excerptChars forbiddenPurposes articleYen readerYen copyYen";
const PRICES = "prices { fromMonth articleYen readerYen copyYen }";
const terms = {
  ...{ validFrom: null, validTo: "2027-03-31", showDays: 30, printDays: 30, mailDays: 14, maxReaders: 30 },
  ...{ maxCopies: 60, excerptChars: 80, forbiddenPurposes: ["ai"], articleYen: 500, readerYen: 30, copyYen: 20 },
};
const prices = [{ fromMonth: "2026-04", articleYen: 500, readerYen: 30, copyYen: 20 }];
const bounds = {
  ...{ contract_id: "1", valid_from: null, valid_to: "2027-03-31", show_days: 30, print_days: 30 },
  ...{ mail_days: 14, max_readers: 30, max_copies: 60, excerpt_chars: 80, forbidden_purposes: ["ai"] },
  ...{ price_month: "2026-12", article_yen: 500, reader_yen: 30, copy_yen: 20 },
};
const wire = { ...bounds, media_code: "toto" };

describe("licences of a contract", () => {
  it("come to operators by one call", async () => {
    const fake = fakeCoreApi();
    const query = `{ contractLicences(contractId: "1") { contractId contractCode companyName mediaCode rightholder name version terms { ${TERMS} ${PRICES} } } }`;
    expect(await dataOf(fake, query)).toEqual({
      contractLicences: [
        {
          ...{ contractId: "1", contractCode: "kirinuki", companyName: "切抜電機株式会社" },
          ...{ mediaCode: "toto", rightholder: null, name: "東都新聞", version: 2, terms: { ...terms, prices } },
        },
      ],
    });
    expect(fake.argumentOf("contract_licences")).toEqual({ contract_id: "1" });
  });

  it("are saved with the version that was read, new ones without; a refusal is said", async () => {
    const save = `mutation Save($licence: ContractLicenceInput!) { saveContractLicence(licence: $licence) {
      __typename ... on Refusal { message } } }`;
    const licence = { contractId: "1", mediaCode: "toto", rightholder: null, priceMonth: "2026-12", ...terms };
    const fake = fakeCoreApi();
    await dataOf(fake, save, { licence: { ...licence, version: 2 } });
    expect(fake.argumentOf("save_contract_licence")).toEqual({ ...wire, version: 2 });
    const another = fakeCoreApi();
    await dataOf(another, save, { licence: { ...licence, version: null } });
    expect(another.argumentOf("save_contract_licence")).toEqual(wire);
    const agency = fakeCoreApi();
    const ofAgency = { ...licence, mediaCode: null, rightholder: "共同通信", version: null };
    await dataOf(agency, save, { licence: ofAgency });
    expect(agency.argumentOf("save_contract_licence")).toEqual({ ...bounds, rightholder: "共同通信" });
    const refusing = fakeCoreApi({ answers: { save_contract_licence: refused("MSG4090", "先に保存されました。") } });
    expect(await dataOf(refusing, save, { licence: { ...licence, version: 1 } })).toEqual({
      saveContractLicence: { __typename: "Refusal", message: "先に保存されました。" },
    });
  });

  it("are removed by contract and medium, or holder of rights", async () => {
    const fake = fakeCoreApi();
    const remove = `mutation { removeContractLicence(contractId: "1", mediaCode: "toto") { __typename } }`;
    expect(await dataOf(fake, remove)).toEqual({ removeContractLicence: { __typename: "BackOfficeDone" } });
    expect(fake.argumentOf("remove_contract_licence")).toEqual({ contract_id: "1", media_code: "toto" });
    const another = fakeCoreApi();
    await dataOf(another, remove.replace('mediaCode: "toto"', 'rightholder: "共同通信"'));
    expect(another.argumentOf("remove_contract_licence")).toEqual({ contract_id: "1", rightholder: "共同通信" });
  });

  it("come to its administrators as they hold, with a month's uses, by a call each", async () => {
    const fake = fakeCoreApi();
    const query = `{ ownLicences { mediaCode rightholder name kind ended terms { ${TERMS} } }
      licenceUses(month: "2026-11") { month totalYen media { mediaCode rightholder articles readers copies uses totalYen }
        rightholders { rightholder articles readers copies uses totalYen } } }`;
    const counts = { articles: 2, readers: 3, copies: 13, uses: 4, totalYen: 1181 };
    expect(await dataOf(fake, query)).toEqual({
      ownLicences: [
        { mediaCode: "toto", rightholder: null, name: "東都新聞", kind: "NEWSPAPER", ended: false, terms },
        {
          ...{ mediaCode: null, rightholder: "共同通信", name: "共同通信", kind: null, ended: false },
          terms: { ...terms, printDays: 0 },
        },
      ],
      licenceUses: {
        ...{ month: "2026-11", totalYen: 1181 },
        media: [{ mediaCode: "toto", rightholder: "共同通信", ...counts }],
        rightholders: [{ rightholder: "共同通信", ...counts }],
      },
    });
    expect(fake.calls().sort()).toEqual(["licence_uses", "own_licences"]);
  });
});
