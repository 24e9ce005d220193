/** Answers to what can't be read as an HTTP request at all, by the codes of Node's parser; everything else is malformed. */
const ANSWERS: Record<string, { status: string; msgCode: string; msgDetail: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    msgCode: "MSG4310",
    msgDetail: "URLまたはヘッダーが長すぎます。",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: "413 Payload Too Large",
    msgCode: "MSG4130",
    msgDetail: "送信されたデータが大きすぎます。",
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: "408 Request Timeout",
    msgCode: "MSG4080",
    msgDetail: "リクエストの送信に時間がかかりすぎました。",
  },
};

/** The same as errors of the API. */
export const UNREADABLE_ERRORS = Object.values(ANSWERS).map(({ status, msgCode, msgDetail }) => ({
  ...{ msgCode, msgDetail },
  http: Number.parseInt(status, 10),
}));

const MALFORMED = {
  status: "400 Bad Request",
  msgCode: "MSG4000",
  msgDetail: "リクエストの内容が正しくありません。",
};

/** The whole answer as it goes over the wire, in the envelope (api.md, Conventions): neither server has a reply object then. */
export function unreadableRequest(code: string | undefined): string {
  const { status, msgCode, msgDetail } = ANSWERS[code ?? ""] ?? MALFORMED;
  const body = JSON.stringify({ result: { status: 1, msgCode, msgDetail }, data: {} });
  const head = [
    `HTTP/1.1 ${status}`,
    "content-type: application/json; charset=utf-8",
    "cache-control: no-store",
    `content-length: ${new TextEncoder().encode(body).length}`,
    "connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

interface Connection {
  readonly writable: boolean;
  end(text: string): unknown;
  destroy(): unknown;
}

/** For Fastify's clientErrorHandler: answers and ends the connection. */
export function refuseUnreadable(error: { code?: string | undefined }, connection: Connection): void {
  if (error.code === "ECONNRESET" || !connection.writable) connection.destroy();
  else connection.end(unreadableRequest(error.code));
}
