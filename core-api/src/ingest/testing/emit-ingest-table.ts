import { writeFile } from "node:fs/promises";
import { SHARED } from "@kirinuki/tests/support/collections.ts";
import { INGEST_PAGE, ingestPage } from "./ingest-table.ts";
import { originalFiles, originalsTable } from "./originals-table.ts";

await writeFile(INGEST_PAGE, await ingestPage(originalsTable(await originalFiles(SHARED))));
