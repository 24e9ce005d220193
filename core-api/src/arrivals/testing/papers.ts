import type { BuilderDatabase } from "../../testing/builders.ts";
import { addDays, type DayString, tokyoDay } from "../../time/tokyo.ts";

interface PaperParts {
  name: string;
  /** The day before which it came on each of 28 days. */
  until: DayString;
  /** Its articles on each of them. */
  count?: number;
  /** HH:mm at which they came. */
  time?: string;
  /** HH:mm after which it is missing, as an operator says it; else as it is learnt. */
  due?: string;
}

/** A newspaper that came daily; its code. */
export async function aPaper(db: BuilderDatabase, parts: PaperParts): Promise<string> {
  const { name, until, count = 20, time = "05:00", due } = parts;
  const code = `1-${name}`;
  await db.query(
    "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $2, $2, 1) ON CONFLICT DO NOTHING",
    [code, name],
  );
  for (let ago = 1; ago <= 28; ago += 1)
    await paperComes(db, code, new Date(`${addDays(until, -ago)}T${time}:00+09:00`), count);
  if (due)
    await db.query(
      "INSERT INTO media_habit (media_code, rhythm, weekdays, due_time) VALUES ($1, 'weekdays', '{0,1,2,3,4,5,6}', $2)",
      [code, due],
    );
  return code;
}

/** Some of its articles come: the row of the ledger, as the intake writes it. */
export async function paperComes(db: BuilderDatabase, code: string, at: Date, count = 20): Promise<void> {
  await db.query(
    `INSERT INTO media_arrival AS m (media_code, arrived_on, article_count, last_arrived_at, first_arrived_at) VALUES ($1, $2, $3, $4, $4)
     ON CONFLICT (media_code, arrived_on) DO UPDATE SET article_count = m.article_count + excluded.article_count,
       last_arrived_at = greatest(m.last_arrived_at, excluded.last_arrived_at), first_arrived_at = least(m.first_arrived_at, excluded.first_arrived_at)`,
    [code, tokyoDay(at), count, at],
  );
}
