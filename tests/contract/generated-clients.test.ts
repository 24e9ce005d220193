import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { anOriginalsDesk, aPdf } from "@kirinuki/core-api/src/modules/originals/original-use/testing/originals-desk.ts";
import { TEST_PASSWORD } from "@kirinuki/core-api/src/testing/a-user.ts";
import { testApi } from "@kirinuki/core-api/src/testing/test-api.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../support/test-database.ts";
import { openApi30 } from "./openapi-30.ts";

const run = promisify(execFile);
const HERE = import.meta.dirname;
const OPENAPI = join(HERE, "../../schema/core-api.openapi.json");
const CALLS = [
  ["/api/v1/login", "post"],
  ["/api/v1/api_tokens", "post"],
  ["/api/v1/themes", "get"],
  ["/api/v1/articles", "get"],
  ["/api/v1/pdf", "post"],
  ["/api/v1/pdf/{ticket}", "get"],
  ["/api/v1/pdf_display_completion_notice", "put"],
  ["/api/v1/pdf_usage_frequency_download", "get"],
] as const;

const works = (command: string, ...given: string[]): boolean => spawnSync(command, given).status === 0;
const hasJava = works("javac", "-version");
const hasPython = hasJava && works("python3", "-c", "import urllib3, six, dateutil, certifi, setuptools");
/** The last release of openapi-generator that its package of npm brings along. */
const GENERATOR = join(
  dirname(createRequire(import.meta.url).resolve("@openapitools/openapi-generator-cli/package.json")),
  "bin/openapi-generator.jar",
);

const db = await testDatabase();
const api = await testApi(db);
let address: string;
let folder: string;
beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: "127.0.0.1" });
  folder = mkdtempSync(join(tmpdir(), "kirinuki-clients-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes the client, in its folder. */
async function generate(language: string, ...more: string[]): Promise<string> {
  const [to, from] = [join(folder, language), join(folder, `${language}.json`)];
  writeFileSync(from, JSON.stringify(openApi30(readFileSync(OPENAPI, "utf8"), CALLS, language === "python")));
  await run("java", ["-jar", GENERATOR, "generate", "-i", from, "-g", language, "-o", to, ...more]);
  return to;
}

/** Somebody with one article and its original, and what a morning of his must have seen. */
async function aMorning() {
  const desk = await anOriginalsDesk(db, api);
  const { article_id } = await desk.article(1, await aPdf(2));
  return {
    given: [address, desk.user.contractCode, desk.user.userId, TEST_PASSWORD],
    seen: { themes: 1, events: [["matched", article_id]], pdf: "%PDF-", usage_count: 1, csv: true },
  };
}

const javaFiles = (inFolder: string): string[] =>
  readdirSync(inFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".java"))
    .map((name) => join(inFolder, name));

describe("a client made of the OpenAPI file does a morning: token, themes, articles, a PDF, the usage as CSV", () => {
  it.skipIf(!hasPython)(
    "in Python (needs a JDK, python3 with urllib3, six, dateutil)",
    { timeout: 600_000 },
    async () => {
      const client = await generate("python", "-p", "packageName=kirinuki_client");
      const { given, seen } = await aMorning();
      const { stdout } = await run("python3", [join(HERE, "clients/morning.py"), client, ...given]);
      expect(JSON.parse(stdout)).toEqual(seen);
    },
  );

  it.skipIf(!hasJava)("in Java (needs a JDK)", { timeout: 600_000 }, async () => {
    const client = await generate(
      "java",
      "--library",
      "native",
      "-p",
      "hideGenerationTimestamp=true,dateLibrary=java8",
    );
    const [classes, sources] = [join(client, "classes"), join(client, "own")];
    mkdirSync(sources);
    for (const name of readdirSync(join(HERE, "clients")).filter((each) => each.endsWith(".java")))
      copyFileSync(join(HERE, "clients", name), join(sources, name));
    const files = [...javaFiles(join(client, "src/main/java")), ...javaFiles(sources)];
    await run("javac", ["-proc:none", "-nowarn", "-encoding", "UTF-8", "-cp", GENERATOR, "-d", classes, ...files]);
    const { given, seen } = await aMorning();
    const { stdout } = await run("java", ["-cp", `${classes}:${GENERATOR}`, "Morning", ...given]);
    expect(JSON.parse(stdout)).toEqual(seen);
  });
});
