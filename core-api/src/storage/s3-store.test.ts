import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { parseS3Url } from "../config/s3-place.ts";
import { S3Store } from "./s3-store.ts";
import { describeOriginalStore } from "./testing/original-store.contract.ts";

let server: S3rver;
let endpoint: string;
let folder: string;
let stores = 0;

beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "S3RVER");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "S3RVER");
  folder = await mkdtemp(join(tmpdir(), "kirinuki-s3-"));
  server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "originals", configs: [] }],
  });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const emptyStore = async () => {
  stores += 1;
  return new S3Store({ bucket: "originals", prefix: `store-${stores}/`, region: "us-east-1", endpoint });
};

describeOriginalStore("an S3 bucket", emptyStore);

it("tells a bucket that is not there from an original that is not there", async () => {
  const store = new S3Store({ bucket: "elsewhere", prefix: "", region: "us-east-1", endpoint });
  await expect(store.put("a.pdf", Buffer.from("x"))).rejects.toThrow();
});

it.each([
  ["s3://originals", { bucket: "originals", prefix: "", region: "us-east-1" }],
  ["s3://originals/a/b/?region=ap-northeast-1", { bucket: "originals", prefix: "a/b/", region: "ap-northeast-1" }],
  [
    "s3://originals?endpoint=http://minio:9000",
    { bucket: "originals", prefix: "", region: "us-east-1", endpoint: "http://minio:9000" },
  ],
])("reads the place %s", (url, place) => {
  expect(parseS3Url(url)).toEqual(place);
});

it.each(["", "originals", "https://originals", "s3://", "s3://A", "s3://originals?endpoint=ftp://x"])(
  "refuses the place %j",
  (url) => {
    expect(parseS3Url(url)).toBeNull();
  },
);
