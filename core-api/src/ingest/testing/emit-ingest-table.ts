import { writeFile } from "node:fs/promises";
import { INGEST_PAGE, ingestPage } from "./ingest-table.ts";

await writeFile(INGEST_PAGE, await ingestPage());
