// Lets Node run our TypeScript as it stands: node --import ./scripts/lib/typescript.mjs some.ts
// The same compiler and the same settings as the build and the tests (decorators and their metadata, which Node's own type
// stripping refuses). Files of packages are left alone.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";
import { inRoot } from "./paths.mjs";

const OURS = /^file:(?!.*\/node_modules\/).*\.tsx?$/;

const { compilerOptions } = JSON.parse(readFileSync(inRoot("tsconfig.json"), "utf8"));
const options = { sourcemap: true, tsconfig: { compilerOptions } };

process.setSourceMapsEnabled(true);

registerHooks({
  load(url, context, nextLoad) {
    if (!OURS.test(url)) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const { code, map, errors } = transformSync(file, readFileSync(file, "utf8"), options);
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors.map(({ message }) => message).join("\n")}`);
    const mapUrl = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString("base64")}`;
    return { format: "module", source: `${code}\n//# sourceMappingURL=${mapUrl}`, shortCircuit: true };
  },
});
