import { connect, createServer } from "node:net";
import { whoListens } from "./listeners.mjs";

const DEFAULTS = {
  PORT: 8080,
  CORE_PORT: 8081,
  MAIL_PORT: 8082,
  CORE_INNER_PORT: 8083,
  BFF_INNER_PORT: 8084,
  SMTP_PORT: 8025,
};
const USES = {
  PORT: "the web",
  CORE_PORT: "the API",
  MAIL_PORT: "the mail page",
  CORE_INNER_PORT: "the API's figures and description",
  BFF_INNER_PORT: "the web's figures",
  SMTP_PORT: "the local mail server",
};

/** The ports by the name of their variable. @throws Error naming a variable that is no port, or two that are the same */
export function chosenPorts(environment = process.env) {
  const ports = {};
  for (const [name, fallback] of Object.entries(DEFAULTS)) {
    const port = Number(environment[name] || fallback);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Error(`${name}=${environment[name]} is not a port: use a number from 1 to 65535.`);
    const other = Object.keys(ports).find((known) => ports[known] === port);
    if (other) throw new Error(`${other} and ${name} are both ${port}: give them different ports.`);
    ports[name] = port;
  }
  return ports;
}

/** A line for each port that somebody else listens on, and one on the way out; none when all are free. */
export async function takenPorts(ports) {
  const taken = [];
  for (const [name, port] of Object.entries(ports)) if (!(await isFree(port))) taken.push([name, port]);
  if (taken.length === 0) return [];
  const lines = taken.map(
    ([name, port]) => `Port ${port} (${USES[name] ?? name}) is taken by ${whoListens(port) ?? "another program"}.`,
  );
  const others = [];
  for (const [name, port] of taken) if (name in USES) others.push(`${name}=${await nextFree(port + 10)}`);
  return [
    ...lines,
    others.length > 0 ? `Stop that, or use other ports: ${others.join(" ")} npm start` : "Stop that first.",
  ];
}

/** Free on every address that "localhost" may mean: one taken on ::1 alone would catch the browser. */
export async function isFree(port) {
  if (!(await canListen(port))) return false;
  const caught = await Promise.all(["127.0.0.1", "::1"].map((host) => isAnswered(port, host)));
  return !caught.includes(true);
}

/** The first port from `from` on that is free, or the first of `count` free ones in a row. */
export async function nextFree(from, count = 1) {
  let free = 0;
  for (let port = from; port < 65536; port += 1) {
    free = (await isFree(port)) ? free + 1 : 0;
    if (free === count) return port - count + 1;
  }
  throw new Error("no port is free");
}

function canListen(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

function isAnswered(port, host) {
  return new Promise((resolve) => {
    const probe = connect({ port, host, timeout: 500 });
    const done = (answer) => {
      probe.destroy();
      resolve(answer);
    };
    probe.once("connect", () => done(true));
    probe.once("error", () => done(false));
    probe.once("timeout", () => done(false));
  });
}
