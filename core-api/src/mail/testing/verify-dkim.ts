import { createHash, createVerify, type KeyObject } from "node:crypto";

/** Canonical forms "relaxed" of RFC 6376, 3.4. */
const relaxedHeader = (name: string, value: string): string =>
  `${name.toLowerCase().trim()}:${value
    .replaceAll("\r\n", "")
    .replaceAll(/[\t ]+/g, " ")
    .trim()}`;
const relaxedBody = (body: string): string => {
  const text = body
    .replaceAll(/[\t ]+(?=\r\n|$)/g, "")
    .replaceAll(/[\t ]+/g, " ")
    .replace(/(?:\r\n)*$/, "");
  return text === "" ? "" : `${text}\r\n`;
};

/**
 * As a receiver does it: looks for the key of the signature's selector, and holds body and head against it.
 * @param raw the mail as it arrived, latin1
 * @param records public keys by selector
 */
export function isSignedBy(raw: string, records: Readonly<Record<string, KeyObject>>): boolean {
  const end = raw.indexOf("\r\n\r\n");
  const fields = raw
    .slice(0, end)
    .split(/\r\n(?![\t ])/)
    .map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]);
  const [name, signature] = fields.find(([each]) => each.toLowerCase() === "dkim-signature") ?? ["", ""];
  const tags = new Map(
    signature
      .replaceAll(/\s/g, "")
      .split(";")
      .map((tag): [string, string] => [tag.slice(0, tag.indexOf("=")), tag.slice(tag.indexOf("=") + 1)]),
  );
  const key = records[tags.get("s") ?? ""];
  const bodyHash = createHash("sha256")
    .update(relaxedBody(raw.slice(end + 4)), "latin1")
    .digest("base64");
  if (!key || tags.get("c") !== "relaxed/relaxed" || tags.get("bh") !== bodyHash) return false;
  const signed = (tags.get("h") ?? "").split(":").flatMap((wanted) => {
    const found = fields.findLast(([each]) => each.toLowerCase() === wanted.toLowerCase());
    return found ? [`${relaxedHeader(...found)}\r\n`] : [];
  });
  const own = relaxedHeader(name, signature.replace(/(\bb=)[^;]*$/, "$1"));
  return createVerify("RSA-SHA256")
    .update(signed.join("") + own, "latin1")
    .verify(key, tags.get("b") ?? "", "base64");
}
