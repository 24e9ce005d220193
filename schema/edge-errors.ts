/** What the server before core-api answers in its place: integrations meet these ids too. */
export const EDGE_ERRORS = {
  BAD_GATEWAY: {
    http: 502,
    msgCode: "MSG5020",
    text: "ただいま利用できません。しばらくしてからもう一度お試しください。",
  },
  GATEWAY_TIMEOUT: {
    http: 504,
    msgCode: "MSG5040",
    text: "時間内に応答がありませんでした。しばらくしてからもう一度お試しください。",
  },
} as const;
