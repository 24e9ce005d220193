import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { guardTable } from "./guard-table.ts";
import { ROOT } from "./source-files.ts";

await writeFile(join(ROOT, "docs/access-guard.md"), guardTable());
