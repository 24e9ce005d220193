// Resident memory of core-api and bff under clients that never pause, minute by minute. MINUTES=2 makes it shorter.
import { markdown } from "./support/measure.ts";
import { startProduct } from "./support/product.ts";
import { furnish, readOnce } from "./support/readers.ts";

const MINUTES = Number(process.env.MINUTES ?? 10);
const CLIENTS = 10;

const product = await startProduct();
try {
  const { cookie, themeIds } = await furnish(product);
  const start = performance.now();
  const minutes = () => (performance.now() - start) / 60_000;
  let rounds = 0;
  const seen: (string | number)[][] = [];
  const client = async () => {
    while (minutes() < MINUTES) {
      await readOnce(product, cookie, themeIds[rounds % themeIds.length] ?? "");
      rounds += 1;
      if (minutes() >= seen.length && seen.length < MINUTES) {
        const memory = product.memory();
        seen.push([String(seen.length), memory["core-api"] ?? 0, memory.bff ?? 0, rounds]);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const memory = product.memory();
  seen.push([String(MINUTES), memory["core-api"] ?? 0, memory.bff ?? 0, rounds]);
  console.log(markdown(["minute", "core-api, MB", "bff, MB", "rounds so far"], seen));
} finally {
  await product.stop();
}
