import { describe, expect, it } from "vitest";
import { type SourceFile, sourceFiles } from "./source-files.ts";

const DATABASE =
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+[*\w$("]|\.(?:query|prepared)(?:<[^(]*>)?\(|\btx\.manager\b/;
const SHAPE =
  /^export (?:async )?(?:function|const) (\w*Routes)\b(?!\(router: Router(?:, (?:parts|\{[^}]*\}): Parts)?\))/gm;

const askDatabase = (files: readonly SourceFile[]) =>
  files.filter(({ text }) => DATABASE.test(text)).map(({ path }) => path);

const otherShapes = (files: readonly SourceFile[]) =>
  files.flatMap(({ path, text }) => [...text.matchAll(SHAPE)].map(([, name]) => `${name} in ${path}`));

const withClasses = (files: readonly SourceFile[]) =>
  files.filter(({ text }) => /^(?:export )?(?:abstract )?class /m.test(text)).map(({ path }) => path);

const file = (text: string): SourceFile[] => [{ path: "core-api/src/modules/a.routes.ts", text }];

describe("routes modules of core-api", () => {
  const routes = sourceFiles().filter(({ path }) => /^core-api\/src\/.*\.routes\.ts$/.test(path));

  it("are found at all", () => {
    expect(routes.length).toBeGreaterThan(45);
  });

  it("leave the database to repositories and read models", () => {
    expect(askDatabase(routes)).toEqual([]);
    for (const text of [
      "const USERS = `SELECT * FROM app_user`;",
      "tx.query<Row>(ALL)",
      "tx.manager.delete(Theme, {})",
    ])
      expect(askDatabase(file(text))).toHaveLength(1);
  });

  it("take a router and the parts, and nothing else", () => {
    expect(otherShapes(routes)).toEqual([]);
    for (const taken of ["router: Router, clock: Clock", "app: FastifyInstance", "router: Router, { clock }: Own"])
      expect(otherShapes(file(`export function xRoutes(${taken}): void {`))).toHaveLength(1);
    for (const taken of ["router: Router", "router: Router, parts: Parts", "router: Router, { clock }: Parts"])
      expect(otherShapes(file(`export function xRoutes(${taken}): void {`))).toEqual([]);
  });
});

describe("services of core-api", () => {
  const services = sourceFiles().filter(({ path }) => /^core-api\/src\/.*\.service\.ts$/.test(path));

  it("are functions", () => {
    expect(services.length).toBeGreaterThan(20);
    expect(withClasses(services)).toEqual([]);
    expect(withClasses(file("export class SignInService {"))).toHaveLength(1);
  });
});
