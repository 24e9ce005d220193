import { createServer } from "node:http";
import { type HostileBook, pageOf } from "./hostile-books.ts";

export interface Stranger {
  origin: string;
  /** Paths asked for, but for the pages of books that a test opens here itself, and connections that asked for nothing. */
  asked: string[];
  connections: () => number;
  close: () => void;
}

/** Somebody's server that a book would call; it also has the page of each book (/open/<number>/a.xhtml), for opening it as a web page. */
export async function aStranger(bookOf: (origin: string, at: number) => HostileBook | undefined): Promise<Stranger> {
  const asked: string[] = [];
  let connections = 0;
  const server = createServer((request, answer) => {
    const path = request.url ?? "/";
    const [, at, file] = /^\/open\/(\d+)\/(.*)$/.exec(path) ?? [];
    const book = at === undefined ? undefined : bookOf(origin, Number(at));
    const part = file === "a.xhtml" && book ? pageOf(book) : undefined;
    const [type, text] = book?.parts?.[file ?? ""] ?? [part?.type, part?.text];
    if (type === undefined) {
      asked.push(path);
      answer.writeHead(200, { "content-type": "text/html", "access-control-allow-origin": "*" }).end("<p>stranger</p>");
    } else answer.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(text);
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    asked,
    connections: () => connections,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
