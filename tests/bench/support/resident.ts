import { readdirSync, readFileSync } from "node:fs";

/** Resident memory of a process and of its children, MB. */
export function resident(pid: number): { server: number; merging: number } {
  const of = (id: string): { parent: number; megabytes: number } => {
    try {
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      const number = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
      return { parent: number("PPid"), megabytes: Math.round(number("VmRSS") / 1024) };
    } catch {
      return { parent: 0, megabytes: 0 };
    }
  };
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && of(name).parent === pid);
  return { server: of(String(pid)).megabytes, merging: children.reduce((sum, id) => sum + of(id).megabytes, 0) };
}
