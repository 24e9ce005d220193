import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { encryptPush } from "./encrypt-push.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

it("encrypts the example of RFC 8291, section 5, as it is there", () => {
  const browser = createECDH("prime256v1");
  browser.setPrivateKey(bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"));
  const keys = { p256dh: browser.getPublicKey().toString("base64url"), auth: "BTBZMqHH6r4Tts7J_aSIgg" };
  const once = {
    privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
  };
  const body = encryptPush("When I grow up, I want to be a watermelon", { keys }, once);
  expect(body.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("refuses what no push service must take", () => {
  const browser = createECDH("prime256v1");
  const keys = { p256dh: browser.generateKeys().toString("base64url"), auth: "A".repeat(22) };
  expect(() => encryptPush("あ".repeat(1400), { keys })).toThrow("too many");
  expect(encryptPush("あ".repeat(1300), { keys }).length).toBeLessThanOrEqual(4096);
});
