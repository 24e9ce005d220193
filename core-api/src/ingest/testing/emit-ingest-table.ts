import { writeFile } from "node:fs/promises";
import { feedFiles, INGEST_TABLE, ingestTable } from "./feed-table.ts";

await writeFile(INGEST_TABLE, ingestTable(await feedFiles()));
