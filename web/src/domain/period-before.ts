export { periodBefore } from "@kirinuki/schema/period-before.ts";
