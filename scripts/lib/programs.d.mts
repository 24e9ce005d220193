/** How one set of programs is run by Node: the arguments behind `node`. */
interface Programs {
  command(...args: string[]): string[];
  service(...args: string[]): string[];
  bff(): string[];
  nodeEnv: string;
}

export const builtPrograms: Programs;
export const sourcePrograms: Programs & { web(): string[]; webPort: number };
