import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** A service in a thread of its own that takes every post and answers after so many milliseconds (workerData). Says its URL when it is up. */
const server = createServer((request, response) => {
  request.resume();
  const answer = () => response.writeHead(201).end("ok");
  request.on("end", () => (workerData > 0 ? setTimeout(answer, workerData) : answer()));
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () =>
  parentPort?.postMessage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
