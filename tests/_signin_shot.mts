import { existsSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { chromium } from "@playwright/test";

const D = "/tmp/webdist";
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".svg": "image/svg+xml",
};
const all = {
  __typename: "OriginalAbilities",
  thumbnail: true,
  viewPdf: true,
  printPdf: true,
  viewText: true,
  printText: true,
};
const viewer = {
  __typename: "Viewer",
  contractId: "1",
  contractCode: "kirinuki",
  userId: "admin01",
  name: "佐久間 遥",
  companyName: "ツムギ重工",
  userGroupName: "広報部",
  role: "ADMIN",
  mailSendMaxCount: 10,
  subthemeDisplay: true,
  pdfUsageDisplay: true,
  sources: { __typename: "SourceVisibility", newspaper: true, web: true, magazine: true },
  abilities: { __typename: "Abilities", mc: all, sc: all, sendMail: true, manageTopics: true, administer: true },
};
const ua1 = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36",
  ua2 = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/604.1";
const S = (o: object) => ({
  __typename: "UserSession",
  id: "a",
  createdAt: "2026-11-20T08:00:00+09:00",
  lastSeenAt: "2026-11-20T08:30:00+09:00",
  clientAddress: "203.0.113.7",
  userAgent: ua1,
  current: true,
  ...o,
});
const T = (o: object) => ({
  __typename: "ApiToken",
  id: "7",
  name: "社内ポータル",
  userId: "user01",
  createdAt: "2026-11-20T08:00:00+09:00",
  expiresAt: null,
  lastUsedAt: "2026-11-20T08:30:00+09:00",
  ...o,
});
const base: any = {
  Viewer: { viewer: null },
  LoginScreen: {
    loginScreen: {
      __typename: "LoginScreen",
      alert: null,
      notices: [
        {
          __typename: "OperatorNotice",
          date: "2026-11-20",
          text: "西海日日新聞の朝刊は、大雪による輸送の遅れのため、到着しだいお届けします。",
        },
        {
          __typename: "OperatorNotice",
          date: "2026-11-18",
          text: "11月23日（月・祝）の夕刊は休刊です。朝刊は通常どおりお届けします。",
        },
      ],
    },
  },
  IpLogin: {
    ipLogin: {
      __typename: "Refusal",
      code: "MSG0005",
      message: "ご利用のネットワークからはIPアドレス認証でログインできません。",
      retryAfter: null,
    },
  },
  PasswordResetUser: {
    passwordResetUser: { __typename: "PasswordResetUser", contractCode: "kirinuki", userId: "user01" },
  },
  RequestPasswordReset: { requestPasswordReset: { __typename: "PasswordResetRequested", done: true } },
  ResetPassword: { resetPassword: { __typename: "PasswordChanged", done: true } },
  AccountScreen: {
    sessions: [S({}), S({ id: "b", current: false, userAgent: ua2, clientAddress: "2001:db8::1" })],
    apiTokens: [
      T({}),
      T({
        id: "6",
        name: "社外向け配信サーバーの定期取得（検証環境）",
        expiresAt: "2027-04-01T00:00:00+09:00",
        lastUsedAt: null,
      }),
    ],
  },
  CreateApiToken: {
    createApiToken: { __typename: "ApiTokenCreated", id: "8", token: "1.Zx7dA0kqkX1v1oCwQ0b8hQ1d5Yx2m3n4p5q6r7s8t9u" },
  },
  OperatorViewer: { operatorViewer: null },
};
const op = { __typename: "Operator", id: "operator", name: "須永 亮", department: "運用部" };
type Shot = [string, string, any?, ((p: any) => Promise<void>)?];
const click = (n: string) => async (p: any) => {
  await p.getByRole("button", { name: n, exact: true }).click();
  await p.waitForTimeout(500);
};
const only = process.argv[2];
const shots: Shot[] = [
  ["login", "/0001"],
  ["login-err", "/0001", {}, click("ログイン")],
  ["ip-fail", "/0001?ip=1"],
  ["ip", "/0021"],
  ["ip-busy", "/0021?check=1", { IpLogin: "never" }],
  ["reset-req", "/0022"],
  [
    "reset-done",
    "/0022",
    {},
    async (p) => {
      await p.getByLabel("企業コード").fill("kirinuki");
      await p.getByLabel("ユーザーID").fill("u");
      await click("メールを送る")(p);
    },
  ],
  [
    "landing",
    "/0020?password_reset_key=1.a",
    {},
    async (p) => {
      await p.getByLabel("新しいパスワード", { exact: true }).fill("Kirinuki2");
      await p.waitForTimeout(200);
    },
  ],
  [
    "landing-err",
    "/0020?password_reset_key=1.a",
    {},
    async (p) => {
      await p.getByLabel("新しいパスワード", { exact: true }).fill("short");
      await click("パスワードを変更")(p);
    },
  ],
  [
    "landing-broken",
    "/0020?password_reset_key=1.a",
    {
      PasswordResetUser: {
        passwordResetUser: {
          __typename: "Refusal",
          message: "このリンクは使用済みか、有効期限が切れています。もう一度パスワードの再設定を申し込んでください。",
        },
      },
    },
  ],
  ["pw-out", "/0020"],
  ["pw-change", "/0020", { Viewer: { viewer } }],
  ["logout1", "/0018?logoutid=1"],
  ["logout2", "/0018?logoutid=2"],
  ["account", "/account", { Viewer: { viewer } }],
  [
    "account-made",
    "/account",
    { Viewer: { viewer } },
    async (p) => {
      await p.getByLabel("トークン名").fill("x");
      await click("トークンを作成")(p);
    },
  ],
  ["account-ask", "/account", { Viewer: { viewer } }, click("すべての端末からログアウト")],
  [
    "menu",
    "/account",
    { Viewer: { viewer } },
    async (p) => {
      await p.getByRole("button", { name: /佐久間/ }).click();
      await p.waitForTimeout(300);
    },
  ],
  ["el", "/el"],
  ["el-home", "/el/home", { OperatorViewer: { operatorViewer: op } }],
];
const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
});
for (const [dev, w, h, scheme, mobile] of [
  ["d-light", 1440, 900, "light", false],
  ["m-light", 390, 844, "light", true],
  ["d-dark", 1440, 900, "dark", false],
  ["m-dark", 390, 844, "dark", true],
] as const) {
  const c = await b.newContext({
    viewport: { width: w, height: h },
    locale: "ja-JP",
    colorScheme: scheme,
    hasTouch: mobile,
    ...(mobile ? { userAgent: ua2 } : {}),
  });
  for (const [name, url, over, act] of shots) {
    if (only && !name.startsWith(only)) continue;
    const p = await c.newPage();
    const tag = `${dev} ${name}`;
    p.on("console", (m) => {
      if (["error", "warning"].includes(m.type())) console.log(tag, m.type(), m.text());
    });
    p.on("pageerror", (e) => console.log(tag, "pageerror", e.message));
    await p.route("**/*", async (r) => {
      const u = new URL(r.request().url());
      if (u.pathname === "/graphql") {
        const op = JSON.parse(r.request().postData() || "{}").operationName;
        const a = { ...base, ...(over || {}) }[op];
        if (a === "never") return;
        if (!a) console.log(tag, "no answer", op);
        return r.fulfill({ json: { data: { __typename: "Query", ...a } } });
      }
      const f = D + u.pathname;
      const file = u.pathname !== "/" && existsSync(f) ? f : D + "/index.html";
      return r.fulfill({ body: readFileSync(file), contentType: types[extname(file)] || "application/octet-stream" });
    });
    await p.goto("http://localhost:9" + url);
    await p.waitForTimeout(700);
    try {
      if (act) await act(p);
    } catch (e) {
      console.log(tag, "act", String(e).slice(0, 200));
    }
    await p.screenshot({ path: `/tmp/shots/s-${name}-${dev}.png` });
    const wide = await p.evaluate(
      () =>
        document.documentElement.scrollWidth > innerWidth + 0 ||
        [...document.querySelectorAll("main")].some((m) => m.scrollWidth > m.clientWidth),
    );
    if (wide) console.log(tag, "HORIZONTAL SCROLL");
    if (mobile) {
      const small = await p.evaluate(() =>
        [...document.querySelectorAll("a[href],button,input:not([hidden]):not([type=checkbox]):not([type=radio])")]
          .filter((e) => {
            const r = e.getBoundingClientRect();
            return (
              r.width > 0 &&
              (e as any).checkVisibility() &&
              (r.height < 44 || r.width < 44) &&
              !e.closest("[role=alert]") &&
              !e.classList.toString().includes("skip")
            );
          })
          .map(
            (e) =>
              `${e.tagName} ${(e.textContent || e.getAttribute("aria-label") || "").slice(0, 20)} ${e.getBoundingClientRect().width | 0}x${e.getBoundingClientRect().height | 0}`,
          ),
      );
      if (small.length) console.log(tag, "SMALL", small.join(" | "));
    }
    if (dev !== "m-dark") {
      const r = await new AxeBuilder({ page: p }).analyze();
      for (const v of r.violations)
        console.log(
          tag,
          "AXE",
          v.id,
          v.nodes
            .map((n: any) => n.target.join(" ") + " " + (n.any[0]?.message || ""))
            .slice(0, 3)
            .join(" || "),
        );
    }
    await p.close();
  }
  await c.close();
}
await b.close();
