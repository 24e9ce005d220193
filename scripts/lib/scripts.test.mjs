import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fingerprint } from "./fingerprint.mjs";
import { chosenPorts, isFree, takenPorts } from "./ports.mjs";
import { builtPrograms } from "./programs.mjs";
import { Service } from "./service.mjs";
import { shorten } from "./service-log.mjs";
import { servicesFor } from "./services.mjs";

describe("ports", () => {
  it("have defaults, and are what the environment says", () => {
    expect(chosenPorts({})).toEqual({
      PORT: 8080,
      CORE_PORT: 8081,
      MAIL_PORT: 8082,
      CORE_INNER_PORT: 8083,
      BFF_INNER_PORT: 8084,
      SMTP_PORT: 8025,
    });
    expect(chosenPorts({ PORT: "9000" }).PORT).toBe(9000);
  });

  it.each([
    [{ PORT: "web" }, "PORT=web is not a port"],
    [{ MAIL_PORT: "70000" }, "MAIL_PORT=70000 is not a port"],
    [{ PORT: "8081" }, "PORT and CORE_PORT are both 8081"],
  ])("refuse %j", (environment, message) => {
    expect(() => chosenPorts(environment)).toThrow(message);
  });

  it.each(["127.0.0.1", "0.0.0.0"])("taken on %s are named with their holder and the way out", async (host) => {
    const squatter = createServer().listen(0, host);
    await once(squatter, "listening");
    const { port } = squatter.address();
    const [line, wayOut] = await takenPorts({ PORT: port });
    expect(line).toMatch(new RegExp(`^Port ${port} \\(the web\\) is taken by .* \\(pid ${process.pid}\\)\\.$`));
    expect(wayOut).toMatch(/^Stop that, or use other ports: PORT=\d+ npm start$/);
    squatter.close();
    await once(squatter, "close");
    expect(await isFree(port)).toBe(true);
  });
});

describe("secrets", () => {
  const secretsOf = (env) => {
    const plan = { programs: builtPrograms, stateDir: "/nowhere", ports: chosenPorts({}), withMailSink: true };
    const services = servicesFor({ ...plan, env: { KIRINUKI_SECRET: "k", ...env } });
    return Object.fromEntries(
      Object.entries(services).map(([name, { details }]) => [
        name,
        [details.env.BFF_SECRET, details.env.KIRINUKI_SECRET],
      ]),
    );
  };

  it("are given to those who need them: what core-api knows the bff by is made at each start", () => {
    const { "core-api": core, bff, worker, mail } = secretsOf({});
    expect(core[0]).toMatch(/^[\w-]{43}$/);
    expect([bff, worker, mail, core[1]]).toEqual([[core[0], undefined], [undefined, "k"], [undefined, "k"], "k"]);
    expect(secretsOf({}).bff[0]).not.toBe(bff[0]);
  });

  it("are the person's own where they are set", () => {
    const own = "a secret of the tests, of forty characters";
    expect(secretsOf({ BFF_SECRET: own })).toMatchObject({ "core-api": [own, "k"], bff: [own, undefined] });
  });
});

describe("what the terminal shows of a log", () => {
  it.each([
    ['{"level":30,"msg":"fine"}', false, undefined],
    ['{"level":40,"msg":"slow"}', false, "warning: slow"],
    ['{"level":50,"msg":"no mail","err":{"message":"refused"}}', false, "error: no mail: refused"],
    ["plain words", false, undefined],
    ["plain words", true, "plain words"],
    ["{broken", true, "{broken"],
  ])("%s", (line, isError, shown) => {
    expect(shorten(line, isError)).toBe(shown);
  });
});

describe("the fingerprint of sources", () => {
  it("is the same twice and differs between folders", () => {
    expect(fingerprint(["scripts"])).toBe(fingerprint(["scripts"]));
    expect(fingerprint(["scripts"])).not.toBe(fingerprint(["scripts/lib"]));
  });
});

describe("a service", () => {
  let dir;
  let told;
  let service;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "service-"));
    told = [];
  });
  afterEach(async () => {
    await service.stop();
    rmSync(dir, { recursive: true });
  });

  const start = async (program, details = {}) => {
    const common = { name: "it", program: process.execPath, env: process.env, tell: (line) => told.push(line) };
    service = new Service({ ...common, log: join(dir, "it.log"), args: ["-e", program], ...details });
    await service.start();
  };

  it("is started again when it dies, and that is said", async () => {
    const pids = [];
    await start("setInterval(() => {}, 1000)", { spawned: () => pids.push(0) });
    process.kill(service.pid, "SIGKILL");
    await vi.waitFor(() => expect(pids).toHaveLength(2), { timeout: 5_000 });
    expect(told.join()).toContain("[it] ended (SIGKILL); starting it again in 0.5 s");
  });

  it("that never comes up is given up, and its log keeps why", async () => {
    const never = { readyUrl: "http://127.0.0.1:1/" };
    await expect(start("console.error('no such table'); process.exit(1)", never)).rejects.toThrow(
      /it does not start; .*it\.log says why/,
    );
    expect(readFileSync(join(dir, "it.log"), "utf8")).toContain("no such table");
    expect(told).toContain("[it] no such table");
  });

  it("is asked to stop before it is forced", async () => {
    await start(
      "process.on('SIGTERM', () => { console.log('bye'); process.exit(0) }); setInterval(() => {}, 1000); console.log('up')",
    );
    await vi.waitFor(() => expect(readFileSync(join(dir, "it.log"), "utf8")).toContain("up"), { timeout: 5_000 });
    await service.stop();
    await vi.waitFor(() => expect(readFileSync(join(dir, "it.log"), "utf8")).toContain("bye"));
    expect(told).toEqual([]);
  });
});
