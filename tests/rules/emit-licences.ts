import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { licencesTable, shippedPackages } from "./licences.ts";
import { ROOT } from "./source-files.ts";

await writeFile(join(ROOT, "docs/licences.md"), licencesTable(shippedPackages()));
