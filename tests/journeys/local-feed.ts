import { createServer } from "node:http";

/** A web site of this machine with one feed of these headlines. */
export async function localFeed(headlines: readonly string[]): Promise<{ url: string; close: () => void }> {
  const items = headlines.map(
    (title, at) =>
      `<item><guid isPermaLink="false">local-${at}</guid><title>${title}</title><link>https://local.example.jp/${at}</link></item>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>港の便り</title><link>https://local.example.jp/</link>${items.join("")}</channel></rss>`;
  const server = createServer((_, answer) => {
    answer.writeHead(200, { "content-type": "application/rss+xml; charset=utf-8" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/rss`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
