import { displayWidth } from "@kirinuki/schema/forms/display-width.ts";
import { whyTaken } from "./save-user.ts";

const LONGEST_ID = 20;
const SHORTEST_ID = 5;
/** More people of one address part than any company has. */
const MOST_NUMBERS = 1000;

/** A user id like what somebody is called elsewhere, with a number where it is taken, rests or is too short. */
export async function freeUserId(call: Parameters<typeof whyTaken>[0], called: string): Promise<string> {
  const local = called.replaceAll(/[^A-Za-z0-9_.@+-]/g, "");
  const base = /^[A-Za-z0-9_]/.test(local) ? local : `u${local}`;
  for (let number = 0; number < MOST_NUMBERS; number += 1) {
    const tail = number === 0 ? "" : String(number);
    const padded = base.slice(0, LONGEST_ID - tail.length).padEnd(SHORTEST_ID - tail.length, "0");
    if ((await whyTaken(call, padded + tail)) === null) return padded + tail;
  }
  throw new Error("no free user id");
}

const NAME_WIDTH = { min: 8, max: 20 };

/** A name as the form of users takes it: where the provider's does not fit, as much of the address as fits. */
export function fittingName(given: string | null, email: string): string {
  for (const candidate of [given?.trim() ?? "", email.slice(0, NAME_WIDTH.max)]) {
    const cut = shortened(candidate);
    if (displayWidth(cut) >= NAME_WIDTH.min) return cut;
  }
  return email.slice(0, NAME_WIDTH.max).padEnd(NAME_WIDTH.min, "_");
}

function shortened(name: string): string {
  let cut = "";
  for (const character of name) {
    if (displayWidth(cut + character) > NAME_WIDTH.max) break;
    cut += character;
  }
  return cut.trim();
}
