import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import { expect, it } from "vitest";
import { tableOf } from "../support/collections.ts";
import { describeCollections } from "../support/describe-collections.ts";

describeCollections(["payloads"], "a mail address", (collection) => {
  const rows = tableOf(collection, "emails");
  const accepted = (address: string) => mailAddressFault(address) === null;

  it("is none wherever isemail says that it is an error", () => {
    const wrong = rows.filter(([, , category]) => category === "ISEMAIL_ERR").map(([, address = ""]) => address);
    expect(wrong.length).toBeGreaterThan(collection.isOurs ? 20 : 30);
    expect(wrong.filter(accepted)).toEqual([]);
  });

  it("is one where it is valid and plain", () => {
    const plain = rows
      .filter(([, , category]) => category === "ISEMAIL_VALID_CATEGORY")
      .map(([, address = ""]) => address)
      .filter((address) => /^[\w.]+@[\w-]+\.[a-z]+$/.test(address));
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.filter((address) => !accepted(address))).toEqual([]);
  });
});
