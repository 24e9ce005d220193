import type { FastifyInstance } from "fastify";
import { CliFailure } from "./exit.ts";

interface Place {
  host: string;
  port: number;
  /** Name of the setting that chooses the port. */
  variable: string;
}

/** @throws CliFailure where another program has the port */
export async function listen(app: FastifyInstance, { host, port, variable }: Place): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    const why = code === "EADDRINUSE" ? "は他のプログラムが使用しています" : "を使用する権限がありません";
    throw new CliFailure(`ポート${port}${why}。${variable}で別のポートを指定してください。`);
  }
}
