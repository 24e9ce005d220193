// What core-api keeps of files of users: its heap after a collection, and its resident memory, over 30 files of 10,000 rows, every
// other one previewed and then applied. FILES=10 makes it shorter.
import pg from "pg";
import { freePort } from "../support/free-port.ts";
import { heapOf } from "./support/heap.ts";
import { startProduct } from "./support/product.ts";
import { manyUsers, newUsers, upload } from "./support/uploaded-users.ts";

const FILES = Number(process.env.FILES ?? 30);

const port = await freePort();
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --inspect-port=127.0.0.1:${port}`;
const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
try {
  const { token } = await manyUsers(owner);
  const heap = await heapOf(product.corePid, port);
  const look = async (files: number) => {
    const settled = await heap.settled();
    const resident = product.memory()["core-api"] ?? 0;
    console.log(`${files} files: ${settled.toFixed(1)} MB after a collection, ${resident} MB resident`);
  };
  await look(0);
  for (let file = 0; file < FILES; file += 1) {
    await upload(product, token, newUsers(Math.floor(file / 2)), file % 2 === 0 ? "?dry_run=1" : "");
    await look(file + 1);
  }
  heap.close();
} finally {
  await owner.end();
  await product.stop();
}
