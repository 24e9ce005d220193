import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chosenPorts, takenPorts } from "./ports.mjs";
import { die } from "./say.mjs";

/** Whatever would fail later fails here, before anything is started: ends the process with a line for each fault. @returns the ports */
export async function checkPlace({ programs, stateDir, withMailSink }, record) {
  try {
    mkdirSync(join(stateDir, "log"), { recursive: true });
  } catch (error) {
    die(`The state folder ${stateDir} cannot be written (${error.code}): set KIRINUKI_DATA to a folder of your own.`);
  }
  const ports = portsOrDie(withMailSink);
  const other = record.another();
  if (other)
    die(
      `Kirinuki runs here already (pid ${other.pid}): ${other.web}. To run a second one, set KIRINUKI_DATA and the ports.`,
    );
  await record.clearLeftovers();
  const taken = await takenPorts(programs.webPort ? { ...ports, "vite's port": programs.webPort } : ports);
  if (taken.length > 0) die(taken.join("\n"));
  return ports;
}

function portsOrDie(withMailSink) {
  try {
    const { MAIL_PORT, SMTP_PORT, ...ports } = chosenPorts();
    return withMailSink ? { ...ports, MAIL_PORT, SMTP_PORT } : ports;
  } catch (error) {
    return die(error.message);
  }
}
