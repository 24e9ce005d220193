import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { OFFLINE_DATABASE } from "../../browser/session-storage.ts";
import { MOST_ANSWERS, MOST_SIZE } from "./offline-rules.ts";

/** An answer of the bff that can be read without a network. Moments in milliseconds since 1970. */
export interface KeptAnswer {
  key: string;
  data: unknown;
  savedAt: number;
  endsAt: number;
  /** Characters of its JSON. */
  size: number;
}

/** Whose all of it is: contract and user. viewer as the bff told it last. */
export interface Owner {
  user: string;
  viewer: unknown;
  confirmedAt: number;
  endsAt: number;
}

interface Schema extends DBSchema {
  owner: { key: string; value: Owner };
  answers: { key: string; value: KeptAnswer; indexes: { savedAt: number } };
}

const ONLY = "owner";
const BOTH = ["owner", "answers"] as const;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** A sign-out in any tab deletes the database, so that every connection must give way. */
function opened(): Promise<IDBPDatabase<Schema>> {
  const forgetIt = () => {
    opening = null;
  };
  opening ??= openDB<Schema>(OFFLINE_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore("owner");
      db.createObjectStore("answers", { keyPath: "key" }).createIndex("savedAt", "savedAt");
    },
    blocking(_current, _blocked, event) {
      forgetIt();
      (event.target as IDBDatabase).close();
    },
    terminated: forgetIt,
  });
  opening.catch(forgetIt);
  return opening;
}

/** What is kept from now on is this user's; what was another's is removed first, in the same transaction. */
export async function claim(owner: Owner, now: number): Promise<void> {
  const tx = (await opened()).transaction(BOTH, "readwrite");
  const before = await tx.objectStore("owner").get(ONLY);
  if (before && before.user !== owner.user) await tx.objectStore("answers").clear();
  await tx.objectStore("owner").put(owner, ONLY);
  await prune(tx.objectStore("answers"), now);
  await tx.done;
}

interface Answers {
  index(name: "savedAt"): { openCursor(range: null, direction: "prev"): Promise<Cursor | null> };
}
interface Cursor {
  value: KeptAnswer;
  delete(): Promise<void>;
  continue(): Promise<Cursor | null>;
}

/** Removes what has ended, and the oldest of what is too much. */
async function prune(answers: object, now: number): Promise<void> {
  let [count, size] = [0, 0];
  let cursor = await (answers as Answers).index("savedAt").openCursor(null, "prev");
  while (cursor) {
    count += 1;
    size += cursor.value.size;
    if (cursor.value.endsAt <= now || count > MOST_ANSWERS || size > MOST_SIZE) await cursor.delete();
    cursor = await cursor.continue();
  }
}

/** Keeps an answer, unless by now all of it is somebody else's or nobody's. */
export async function keepAnswer(user: string, answer: KeptAnswer): Promise<void> {
  const tx = (await opened()).transaction(BOTH, "readwrite");
  const owner = await tx.objectStore("owner").get(ONLY);
  if (owner?.user === user) {
    await tx.objectStore("owner").put({ ...owner, confirmedAt: answer.savedAt }, ONLY);
    await tx.objectStore("answers").put(answer);
    await prune(tx.objectStore("answers"), answer.savedAt);
  }
  await tx.done;
}

/** The answer of this user, while it may be read. */
export async function keptAnswer(user: string, key: string, now: number): Promise<KeptAnswer | null> {
  const tx = (await opened()).transaction(BOTH);
  const owner = await tx.objectStore("owner").get(ONLY);
  const answer = await tx.objectStore("answers").get(key);
  return owner?.user === user && owner.endsAt > now && answer && answer.endsAt > now ? answer : null;
}

/** Whose it is, while it may be read. */
export async function keptOwner(now: number): Promise<Owner | null> {
  const owner = await (await opened()).get("owner", ONLY);
  return owner && owner.endsAt > now ? owner : null;
}
