import type { InjectOptions } from "fastify";

/** Who calls: nobody, a signed-in user of the role, or an operator. */
export type Caller = "nobody" | "Admin" | "operator";

/** One call of the sign-in with what it takes, each field with a value that gets past its checks. */
export interface SignInCall {
  name: string;
  as: Caller;
  fields: Readonly<Record<string, string>>;
  /** msgCode of the one HTTP 200 that a wrong value may get, whatever was guessed right beside it. */
  outcome: string;
  request(values: Readonly<Record<string, string>>): InjectOptions;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

const call = (
  method: Method,
  url: string,
  as: Caller,
  fields: Readonly<Record<string, string>>,
  outcome = "",
  shape: (values: Readonly<Record<string, string>>) => object = (values) => values,
): SignInCall => ({
  name: `${method} ${url}`,
  as,
  fields,
  outcome,
  request: (values) =>
    method === "GET"
      ? { method, url: `${url}?${new URLSearchParams(values)}` }
      : { method, url, headers: { "content-type": "application/json" }, payload: JSON.stringify(shape(values)) },
});

const NEW = { password: "Atarashii2#", confirmpassword: "Atarashii2#" };
const WHO = { contract_code: "first01", user_id: "admin01" };

/** Every call of api.md's sign-in section, of the operators' sign-in and of the API tokens, that takes anything. */
export const SIGN_IN_CALLS: readonly SignInCall[] = [
  call("POST", "/api/v1/login", "nobody", { ...WHO, password: "Wrong111!", Remember_me: "0" }, "MSG0001"),
  call("GET", "/api/v1/pw_reset", "nobody", WHO),
  call("POST", "/api/v1/pw_reset", "nobody", WHO),
  call("GET", "/api/v1/login_user", "nobody", { password_reset_key: "x" }, "MSG0006"),
  call("PUT", "/api/v1/password", "nobody", { password_reset_key: `1.${"a".repeat(43)}`, ...NEW }, "MSG0006"),
  call("PUT", "/api/v1/password", "Admin", { current_password: "Wrong111!", ...NEW }, "MSG0007"),
  call("DELETE", "/api/v1/sessions", "Admin", { session_id: "0".repeat(24) }),
  call("GET", "/api/v1/notice", "Admin", { contract_id: "1" }),
  call("PUT", "/api/v1/notice", "Admin", { contract_id: "1", text: "お知らせ", version: "" }),
  call("DELETE", "/api/v1/notice", "Admin", { contract_id: "1", version: "x" }),
  call(
    "POST",
    "/api/v1/api_tokens",
    "Admin",
    { token_name: "x", user_id: "nobody", expires_at: "2027-01-01" },
    "MSG0047",
  ),
  call("DELETE", "/api/v1/api_tokens", "Admin", { api_token_id: "999" }),
  call("POST", "/admin/api/v1/el_admin_login", "nobody", { el_admin_id: "operator", password: "Wrong111!" }, "MSG0003"),
  call("DELETE", "/admin/api/v1/el_admin_notice", "operator", { notice_id: "999", version: "x" }),
  call(
    "PUT",
    "/admin/api/v1/el_admin_notice",
    "operator",
    { login_alert: "", notice_date: "2026-11-20", text: "お知らせ", version: "x" },
    "",
    ({ notice_date, text, ...rest }) => ({ ...rest, notices: [{ notice_date, text }] }),
  ),
];

/** The headers that these calls read, each on the call that reads it. */
export const SIGN_IN_HEADERS: readonly { name: string; as: Caller; request: InjectOptions; prefix?: string }[] = [
  { name: "authorization", as: "Admin", request: { url: "/api/v1/session" } },
  { name: "authorization", as: "Admin", request: { url: "/api/v1/session" }, prefix: "Bearer " },
  { name: "cookie", as: "nobody", request: { url: "/api/v1/session" }, prefix: "kirinuki_session=" },
  { name: "cookie", as: "nobody", request: { method: "POST", url: "/api/v1/login" }, prefix: "kirinuki_remember=" },
  { name: "cookie", as: "nobody", request: { url: "/admin/api/v1/session" }, prefix: "kirinuki_operator=" },
  { name: "cookie", as: "nobody", request: { url: "/api/v1/session" } },
  { name: "x-forwarded-for", as: "nobody", request: { url: "/api/v1/pw_less_login" } },
  { name: "x-forwarded-host", as: "nobody", request: { method: "POST", url: "/api/v1/login" } },
  { name: "x-forwarded-proto", as: "nobody", request: { method: "POST", url: "/api/v1/login" } },
  { name: "user-agent", as: "Admin", request: { url: "/api/v1/sessions" } },
  { name: "x-request-id", as: "nobody", request: { url: "/api/v1/el_admin_notice" } },
  { name: "origin", as: "Admin", request: { method: "DELETE", url: "/api/v1/notice" } },
  { name: "sec-fetch-site", as: "Admin", request: { method: "DELETE", url: "/api/v1/notice" } },
  { name: "idempotency-key", as: "Admin", request: { method: "DELETE", url: "/api/v1/notice" } },
  { name: "content-type", as: "nobody", request: { method: "POST", url: "/api/v1/login", payload: "{}" } },
  { name: "accept", as: "nobody", request: { url: "/api/v1/el_admin_notice" } },
];
