import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Config as BffConfig } from "@kirinuki/bff/src/config.ts";
import { LOCAL_COMMANDS } from "@kirinuki/core-api/local/commands/all.ts";
import { type AddCommand, runCli } from "@kirinuki/core-api/src/cli/cli.ts";
import { processIo } from "@kirinuki/core-api/src/cli/io.ts";
import { Config } from "@kirinuki/core-api/src/config/config.ts";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ROOT } from "./source-files.ts";

type Service = {
  image: string;
  build?: { context: string; dockerfile: string; target?: string };
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  volumes?: string[];
  healthcheck?: { test: string[] };
  secrets?: string[];
};

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const compose: {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  secrets: Record<string, { file: string }>;
} = parse(read("docker-compose.yml"), { merge: true });
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build !== undefined);
const optional = [
  "DATABASE_URL",
  "KIRINUKI_SECRET",
  "ORIGINALS_URL",
  "SMTP_URL",
  "PUBLIC_URL",
  "CORE_URL",
  "BFF_SECRET",
  "COOKIE_SECURE",
  "PORTAL_URL",
  "TERMS_URL",
  "PRIVACY_URL",
];
/** Read by the S3 SDK itself. */
const ofTheSdk = ["AWS_SHARED_CREDENTIALS_FILE"];

/** Command lines as they are built, with what each has besides the product's commands. */
const PRODUCT = "core-api/dist/cli.js";
const COMMAND_LINES: Record<string, readonly AddCommand[]> = {
  [PRODUCT]: [],
  "core-api/local/dist/local.js": LOCAL_COMMANDS,
};

async function commandNames(more: readonly AddCommand[]): Promise<string[]> {
  const lines: string[] = [];
  await runCli(["--help"], { ...processIo, out: (line) => void lines.push(line) }, more);
  return [...lines.join("\n").matchAll(/^ {2}([a-z-]+) /gm)].flatMap(([, name]) => name ?? []);
}

describe("docker-compose.yml", () => {
  it("runs the parts of npm start", () => {
    expect(services.map(([name]) => name)).toEqual([
      "postgres",
      "minio",
      "bucket",
      "migrate",
      "demo",
      "core-api",
      "worker",
      "bff",
      "balancer",
      "mailpit",
    ]);
  });

  it.each(ours)(
    "%s is built from files that are there and runs a command that exists",
    async (_, { build, command = [] }) => {
      expect(existsSync(join(ROOT, build?.context ?? "", build?.dockerfile ?? ""))).toBe(true);
      const [program = "", name] = command;
      if (program === "bff/dist/main.js") return expect(name).toBeUndefined();
      expect(Object.keys(COMMAND_LINES)).toContain(program);
      expect(await commandNames(COMMAND_LINES[program] ?? [])).toContain(name);
    },
  );

  it("takes nothing but the demo from the trial's image", () => {
    const trial = ours.filter(([, { build }]) => build?.target !== undefined);
    expect(trial.map(([name, { image, build }]) => [name, image, build?.target])).toEqual([
      ["demo", "kirinuki-trial", "trial"],
    ]);
    const others = ours.filter(([name]) => name !== "demo");
    expect(new Set(others.map(([, { image }]) => image))).toEqual(new Set(["kirinuki"]));
  });

  it.each(ours)("%s sets only variables that the code reads", (name, { environment = {} }) => {
    const known = Object.keys(name === "bff" ? new BffConfig() : new Config()).concat(optional, ofTheSdk);
    const unknown = (variable: string) => !known.includes(variable) && !known.includes(variable.replace(/_FILE$/, ""));
    expect(Object.keys(environment).filter(unknown)).toEqual([]);
  });

  it("keeps database and secret from the bff", () => {
    expect(Object.keys(compose.services.bff?.environment ?? {}).join()).not.toMatch(/DATABASE|KIRINUKI|AWS/);
    expect(compose.services.bff).toMatchObject({ secrets: ["bff_secret"], volumes: [] });
  });

  it.each(services)("%s waits only for services that are there and can be waited for", (_, { depends_on = {} }) => {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      expect(compose.services).toHaveProperty(other);
      if (condition === "service_healthy") expect(compose.services[other]?.healthcheck).toBeDefined();
    }
  });

  it.each(services)("%s uses only declared volumes", (_, { volumes = [] }) => {
    for (const volume of volumes) {
      const [from = ""] = volume.split(":");
      if (from.startsWith("./")) expect(existsSync(join(ROOT, from))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(from);
    }
  });
});

describe("the doors of docker-compose.yml", () => {
  const text = read("docker-compose.yml");

  it("are one: the web port", () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published).toEqual([["balancer", "8080:8080"]]);
    for (const way of ["network_mode", "expose"]) expect(text).not.toContain(`${way}:`);
  });

  it("let core-api believe the bff alone, and the bff the balancer and nobody who is not named", () => {
    const knowing = services.filter(([, { secrets = [] }]) => secrets.includes("bff_secret")).map(([name]) => name);
    expect(knowing).toEqual(["core-api", "bff"]);
    const trusting = services.flatMap(([name, { environment: { TRUSTED_PROXIES } = {} }]) =>
      TRUSTED_PROXIES === undefined ? [] : [[name, TRUSTED_PROXIES]],
    );
    const balancer = /^172\.30\.77\.10\$\{TRUSTED_PROXIES:\+,\$TRUSTED_PROXIES\}$/;
    expect(trusting).toEqual([["bff", expect.stringMatching(balancer)]]);
    expect(text).toContain("balancer:8081");
    expect(text).toContain("ipv4_address: 172.30.77.10");
  });

  it("have no secret in the text or the environment: each is a file, which only those who need it see", () => {
    const settings = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const files = settings.filter(([name]) => /SECRET|PASSWORD|DATABASE_URL|CREDENTIALS/.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const [name, value] of files) {
      expect(name).toMatch(/_FILE$/);
      expect(Object.keys(compose.secrets)).toContain(value.replace("/run/secrets/", ""));
    }
    for (const [, { secrets = [] }] of services)
      for (const secret of secrets) expect(Object.keys(compose.secrets)).toContain(secret);
  });

  it("have their secrets made by docker/secrets.sh: all of them, long enough, never the same, kept when it runs again", () => {
    const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), "kirinuki-secrets-")));
    const made = (folder: string) => {
      execFileSync("sh", ["docker/secrets.sh", join(folder, "secrets")], { cwd: ROOT });
      return Object.fromEntries(
        readdirSync(join(folder, "secrets")).map((name) => [name, readFileSync(join(folder, "secrets", name), "utf8")]),
      );
    };
    const [first = {}, second = {}] = folders.map(made);
    expect(Object.values(compose.secrets).map(({ file }) => file)).toEqual(
      Object.keys(compose.secrets).map((name) => `docker/secrets/${name}`),
    );
    expect(Object.keys(first)).toEqual(Object.keys(compose.secrets).sort());
    const random = ["postgres_password", "minio_password", "kirinuki_secret", "bff_secret"];
    const values = [first, second].flatMap((files) => random.map((name) => files[name] ?? ""));
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{64}\n$/);
    expect(new Set(values).size).toBe(2 * random.length);
    expect(first.database_url).toContain(`:${first.postgres_password?.trim()}@postgres:`);
    expect(first.aws_credentials).toContain(`= ${first.minio_password}`);
    expect(made(folders[0] ?? "")).toEqual(first);
    expect(statSync(join(folders[0] ?? "", "secrets")).mode & 0o077).toBe(0);
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it("open when the demo is loaded, and without it too", () => {
    expect(compose.services["core-api"]?.depends_on?.demo).toEqual({
      condition: "service_completed_successfully",
      required: false,
    });
    expect(compose.services.bff?.depends_on).toEqual({
      "core-api": { condition: "service_healthy" },
      balancer: { condition: "service_started" },
    });
  });
});

describe("the image", () => {
  const dockerfile = read("docker/Dockerfile");

  it("has the Node that the project pins", () => {
    const { devDependencies } = JSON.parse(read("package.json"));
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(new Set(versions)).toEqual(new Set([devDependencies.node]));
  });

  it("has the product alone: the last stage takes what assemble.sh puts together, from no other folder of core-api", () => {
    const [last = ""] = dockerfile.split(/^FROM /m).slice(-1);
    expect(last).toContain("COPY --from=build /app .");
    expect(last).toContain(`CMD ["${PRODUCT}"`);
    const copied = [...read("docker/assemble.sh").matchAll(/^cp .*?(core-api\/\S+)/gm)].map(([, path]) => path);
    expect(copied).toEqual(["core-api/dist"]);
  });

  it("is made by scripts that are there", () => {
    const scripts = [...dockerfile.matchAll(/sh (docker\/\S+\.sh)/g)].flatMap(([, script]) => script ?? []);
    expect(scripts).toHaveLength(2);
    for (const script of scripts) expect(existsSync(join(ROOT, script))).toBe(true);
  });

  it("sets only variables that the code or Node reads", () => {
    const set = [...dockerfile.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name);
    const known = Object.keys(new Config()).concat("NODE_ENV", "NODE_OPTIONS");
    expect(set.filter((name) => !known.includes(name ?? ""))).toEqual([]);
  });
});
