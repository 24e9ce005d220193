import { oneLine, plainText } from "../feed/html-text.ts";

/** An object of JSON, under names without regard to case: ninjs 3 writes `versionCreated`, earlier ones `versioncreated`. */
export class JsonFields {
  private readonly values: Map<string, unknown>;

  constructor(given: object) {
    this.values = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  }

  static of(value: unknown): JsonFields | null {
    return value !== null && typeof value === "object" && !Array.isArray(value) ? new JsonFields(value) : null;
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  names(): string[] {
    return [...this.values.keys()];
  }

  /** Text with its lines; empty where it is none. */
  text(name: string): string {
    const value = this.values.get(name);
    return typeof value === "string" || typeof value === "number" ? plainText(String(value)) : "";
  }

  line(name: string): string {
    return oneLine(this.text(name));
  }

  /** The objects of a list, or the values of an object of objects, as ninjs 1 has them. */
  list(name: string): JsonFields[] {
    const value = this.values.get(name);
    if (value === null || typeof value !== "object") return [];
    return Object.values(value).flatMap((each: unknown) => JsonFields.of(each) ?? []);
  }

  /** The texts of a list of texts, or the names of a list of objects. */
  lines(name: string): string[] {
    const value = this.values.get(name);
    const given: unknown[] = Array.isArray(value) ? value : [];
    return given
      .map((each) => (typeof each === "string" ? oneLine(plainText(each)) : (JsonFields.of(each)?.line("name") ?? "")))
      .filter((line) => line !== "");
  }
}
