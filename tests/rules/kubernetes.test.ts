import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Config as BffConfig } from "@kirinuki/bff/src/config.ts";
import { Config } from "@kirinuki/core-api/src/config/config.ts";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { ROOT } from "./source-files.ts";

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}
interface Container {
  args: string[];
  envFrom?: { configMapRef: { name: string } }[];
  env?: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  volumeMounts: { name: string }[];
}
interface Volume {
  name: string;
  secret?: { items?: { key: string }[] };
  persistentVolumeClaim?: { claimName: string };
}
interface PodSpec {
  terminationGracePeriodSeconds?: number;
  containers: Container[];
  volumes: Volume[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: {
    selector?: { app?: string; matchLabels?: Record<string, string> };
    ports?: { port: number; targetPort: string }[];
    template?: { metadata?: { labels: Record<string, string> }; spec: PodSpec };
  };
}

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const manifests = parseAllDocuments(read("deploy/kubernetes/kirinuki.yaml")).map((each): Manifest => each.toJS());
const compose: { services: Record<string, { command?: string[]; environment?: Record<string, string> }> } = parse(
  read("docker-compose.yml"),
  { merge: true },
);
const ofKind = (kind: string) => manifests.filter((each) => each.kind === kind);
const shared = ofKind("ConfigMap")[0]?.data ?? {};
const pods = [...ofKind("Deployment"), ...ofKind("Job")].map(({ metadata, spec }) => {
  const pod: PodSpec = spec?.template?.spec ?? { containers: [], volumes: [] };
  const [container = { args: [], volumeMounts: [] }]: Container[] = pod.containers;
  const own = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]));
  return { name: metadata.name, spec, pod, container, environment: { ...(container.envFrom ? shared : {}), ...own } };
});
/** What only one of the two ways to run it needs: inner ports for another machine's Prometheus, and how cookies are marked. */
const DIFFERENT = /^(?:INNER_HOST|CORE_INNER_PORT|BFF_INNER_PORT|KIRINUKI_INBOX|COOKIE_SECURE)$/;
const OF_THE_SDK = "AWS_SHARED_CREDENTIALS_FILE";

describe("deploy/kubernetes", () => {
  it.each(pods)(
    "$name runs the command, with the variables, that compose gives it",
    ({ name, container, environment }) => {
      const { command, environment: given = {} } = compose.services[name.replace("kirinuki-", "")] ?? {};
      expect(container.args).toEqual(command);
      const names = (variables: object) => Object.keys(variables).filter((variable) => !DIFFERENT.test(variable));
      expect(names(environment).sort()).toEqual(names(given).sort());
      const known = Object.keys(name === "bff" ? new BffConfig() : new Config());
      const optional = [
        "DATABASE_URL",
        "KIRINUKI_SECRET",
        "ORIGINALS_URL",
        "SMTP_URL",
        "PUBLIC_URL",
        "CORE_URL",
        "BFF_SECRET",
        "KIRINUKI_INBOX",
        "PORTAL_URL",
        "TERMS_URL",
        "PRIVACY_URL",
      ];
      const unknown = Object.keys(environment).filter(
        (variable) => variable !== OF_THE_SDK && ![...known, ...optional].includes(variable.replace(/_FILE$/, "")),
      );
      expect(unknown).toEqual([]);
    },
  );

  it.each(pods)(
    "$name gets the secrets that it reads, as files, and no other",
    ({ name, container, environment, pod }) => {
      const all = Object.keys(ofKind("Secret")[0]?.stringData ?? {});
      const { items } = pod.volumes.find((volume) => volume.secret)?.secret ?? {};
      const mounted = items?.map(({ key }) => key) ?? all;
      const files = Object.entries(environment).filter(([variable]) => variable.endsWith("_FILE"));
      expect(mounted.sort()).toEqual(files.map(([, file]) => file.replace("/run/secrets/kirinuki/", "")).sort());
      expect(container.volumeMounts.map((mount) => mount.name)).toEqual(pod.volumes.map((volume) => volume.name));
      if (name === "bff") expect(mounted).toEqual(["bff_secret"]);
    },
  );

  it.each(pods.filter(({ container }) => container.readinessProbe))(
    "$name is out of its service before it stops to answer, and has time to end",
    ({ container, environment, pod }) => {
      const { periodSeconds = 0, failureThreshold = 0 } = container.readinessProbe ?? {};
      const drain = Number(environment.DRAIN_SECONDS);
      expect(drain).toBeGreaterThan(periodSeconds * failureThreshold);
      // serve and bff give requests under way 15 seconds at most.
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 15);
    },
  );

  it("asks ports that are there, by the paths that the product has", () => {
    for (const { container } of pods)
      for (const probe of [container.readinessProbe, container.livenessProbe]) {
        if (!probe) continue;
        expect(container.ports?.map(({ name }) => name)).toContain(probe.httpGet.port);
        expect(["/readyz", "/healthz"]).toContain(probe.httpGet.path);
      }
  });

  it("has a service for each that is called, which finds its pods", () => {
    const services = ofKind("Service");
    expect(services.map(({ metadata }) => metadata.name)).toEqual(["core-api", "bff"]);
    for (const { metadata, spec } of services) {
      const target = pods.find(({ name }) => name === metadata.name);
      expect(target?.spec?.template?.metadata?.labels).toEqual(spec?.selector);
      expect(target?.spec?.selector?.matchLabels).toEqual(spec?.selector);
      expect(target?.container.ports?.find(({ name }) => name === "http")?.containerPort).toBe(spec?.ports?.[0]?.port);
    }
    expect(pods.find(({ name }) => name === "bff")?.environment.CORE_URL).toBe("http://core-api:8081");
  });

  it("has no secret in its text", () => {
    for (const value of Object.values(ofKind("Secret")[0]?.stringData ?? {})) expect(value).toBe("");
  });
});
