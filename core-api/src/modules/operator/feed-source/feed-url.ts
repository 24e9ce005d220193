import { LONGEST_URL } from "./feed-source.form.ts";

/** A feed's address as it is registered, or what is wrong with it, in Japanese. The same feed is written in one way only. */
export function feedUrl(given: string): { url: string } | { fault: string } {
  const text = given.trim();
  const fault = "フィードのURLは「http://」または「https://」で始まる正しいURLを指定してください。";
  if (!URL.canParse(text)) return { fault };
  const url = new URL(text);
  if ((url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "") return { fault };
  if (url.username !== "" || url.password !== "")
    return { fault: "フィードのURLにユーザー名とパスワードは指定できません。" };
  url.hash = "";
  if (url.href.length > LONGEST_URL) return { fault: `フィードのURLは${LONGEST_URL}文字以下で指定してください。` };
  return { url: url.href };
}
