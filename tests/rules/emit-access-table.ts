import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accessTable, routeRecords } from "./access-table.ts";
import { ROOT } from "./source-files.ts";

await writeFile(join(ROOT, "docs/access.md"), accessTable(await routeRecords()));
