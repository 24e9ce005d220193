// npm run sbom: what a running Kirinuki contains, as CycloneDX. npm names the whole by the folder of the checkout and knows no licence
// of our own parts: both come from package.json here.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { namedSbom } from "./lib/sbom.mjs";

const options = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--omit=dev"];
const written = execFileSync("npm", options, { cwd: inRoot(), encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
const product = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
process.stdout.write(`${JSON.stringify(namedSbom(JSON.parse(written), product), null, 2)}\n`);
