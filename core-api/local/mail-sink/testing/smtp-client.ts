import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** Hands one mail over by SMTP, byte for byte, as no mail library would let us. Answers the server's last line. */
export async function handOver(
  port: number,
  raw: Buffer,
  { from = "from@example.jp", to = ["to@example.jp"] } = {},
): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]();
  try {
    await reply(replies);
    for (const command of ["EHLO test", `MAIL FROM:<${from}>`, ...to.map((address) => `RCPT TO:<${address}>`), "DATA"])
      await ask(socket, replies, `${command}\r\n`);
    return await ask(socket, replies, Buffer.concat([raw, Buffer.from("\r\n.\r\n")]));
  } finally {
    socket.destroy();
  }
}

type Replies = AsyncIterator<string>;

function ask(socket: Socket, replies: Replies, bytes: string | Buffer): Promise<string> {
  socket.write(bytes);
  return reply(replies);
}

/** The last line of a reply; the others carry a dash after the code. */
async function reply(replies: Replies): Promise<string> {
  for (;;) {
    const { value, done } = await replies.next();
    if (done) throw new Error("the server hung up");
    if (/^\d{3} /.test(value)) return value;
  }
}
