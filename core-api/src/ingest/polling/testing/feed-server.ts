import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { afterAll } from "vitest";

/** A host of feeds on this machine: what it answers by path, and what it was asked. */
export interface FeedServer {
  url(path: string): string;
  answer(path: string, listener: RequestListener): string;
  /** Answers with a text and headers. */
  serve(path: string, body: string | Buffer, headers?: Record<string, string>, status?: number): string;
  asked: { path: string; headers: IncomingHttpHeaders }[];
}

/** Call at the top of a test file; it ends with the file. */
export async function feedServer(): Promise<FeedServer> {
  const answers = new Map<string, RequestListener>();
  const asked: FeedServer["asked"] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push({ path, headers: request.headers });
    const listener = answers.get(path);
    if (listener) return listener(request, response);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = (path: string) => `http://127.0.0.1:${port}${path}`;
  const answer = (path: string, listener: RequestListener) => {
    answers.set(path, listener);
    return url(path);
  };
  return {
    url,
    answer,
    asked,
    serve: (path, body, headers = {}, status = 200) =>
      answer(path, (_, response) => void response.writeHead(status, headers).end(body)),
  };
}

/** An RSS feed of articles that have these ids. */
export const rss = (...ids: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>青空通信</title><link>https://feed.example.jp/</link>${ids
    .map((id) => `<item><guid isPermaLink="false">${id}</guid><title>全固体電池${id}</title></item>`)
    .join("")}</channel></rss>`;
