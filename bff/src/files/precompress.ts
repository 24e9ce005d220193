import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:js|mjs|css|html|svg|json|txt|webmanifest|bcmap|wasm)$/;
/** Below this the headers weigh more than what is saved. */
const LEAST_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return false;
  const [br, gz] = await Promise.all([
    toBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}

/** Writes .br and .gz beside every text file of the built screens, for web-files.ts to serve. Gives their number. */
export async function precompress(root: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  let written = 0;
  for (const entry of entries) {
    if (entry.isFile() && TEXT.test(entry.name) && (await compressFile(join(entry.parentPath, entry.name))))
      written += 1;
  }
  return written;
}
