import type { Actor } from "../../../access/actor.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

/** Longest stamp, in characters: it stays on one line of a page. */
const LONGEST = 90;

/** What stands at the foot of every delivered page, so that a copy can be traced (design section 7): company, user, time. */
export function stampText({ companyName, name, userId }: Actor, now: Date): string {
  const time = tokyoDateTime(now).slice(0, 16).replace("T", " ").replaceAll("-", "/");
  const who = [...`${companyName} ${name}`].slice(0, LONGEST - userId.length - time.length - 4).join("");
  return `${who}（${userId}） ${time}`;
}
