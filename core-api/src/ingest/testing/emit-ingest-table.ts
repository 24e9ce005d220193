import { writeFile } from "node:fs/promises";
import { feedFiles, INGEST_TABLE, ingestTable } from "./feed-table.ts";
import { originalFiles, originalsTable } from "./originals-table.ts";

await writeFile(INGEST_TABLE, [ingestTable(await feedFiles()), originalsTable(await originalFiles())].join("\n"));
