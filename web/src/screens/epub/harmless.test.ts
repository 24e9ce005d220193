import { describe, expect, it } from "vitest";
import { asPage, harmless } from "./harmless.ts";

const page = (body: string, head = "<title>x</title>") =>
  `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head>${head}</head><body>${body}</body></html>`;
const clean = async (data: string, type = "application/xhtml+xml") => (await harmless({ data, type })).data as string;

describe("a part of a book", () => {
  it.each([
    ["<script>alert(1)</script>", "script"],
    ['<p onclick="alert(1)">x</p>', "onclick"],
    ['<img src="x.png" onerror="alert(1)"/>', "onerror"],
    ['<a href="java&#10;script:alert(1)">x</a>', "alert"],
    ['<a href=" javascript:alert(1)">x</a>', "javascript"],
    ['<iframe srcdoc="x"></iframe>', "iframe"],
    ['<object data="x.swf"></object>', "object"],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "script>"],
    ['<img src="data:image/svg+xml,x"/>', "data:image/svg"],
  ])("loses what runs in %s", async (body, gone) => {
    expect((await clean(page(body))).split("</head>")[1]).not.toContain(gone);
  });

  it("keeps its text, ruby, pictures and style sheets, and gets a policy", async () => {
    const body = '<p><ruby>漢<rt>かん</rt></ruby><img src="blob:x" alt="絵"/></p>';
    const cleaned = await clean(
      page(body, '<link rel="stylesheet" href="blob:y"/><meta http-equiv="refresh" content="0"/>'),
    );
    expect(cleaned).toContain("<ruby>漢<rt>かん</rt></ruby>");
    expect(cleaned).toContain('href="blob:y"');
    expect(cleaned).toContain("default-src 'none'");
    expect(cleaned).not.toContain("refresh");
  });

  it("is read as HTML where its XML is broken", async () => {
    const part = await harmless({ data: "<html><body><p>あ<br>い<script>1</script>", type: "application/xhtml+xml" });
    expect(part.type).toBe("text/html");
    expect(part.data).toContain("あ<br>い");
    expect(part.data).not.toContain("script>");
  });

  it("that is neither markup nor picture is shown by no browser", async () => {
    expect((await harmless({ data: "alert(1)", type: "text/javascript" })).type).toBe("application/octet-stream");
    expect((await harmless({ data: "p{}", type: "text/css" })).type).toBe("text/css");
  });
});

describe("before a page", () => {
  const before = (instruction: string) => page("<p>x</p>").replace("<html", `${instruction}<html`);

  it("an instruction that names a style sheet becomes a link", async () => {
    const cleaned = await clean(before('<?xml-stylesheet href="blob:z" type="text/css"?>'));
    expect(cleaned).toContain('<link rel="stylesheet" href="blob:z"');
    expect(cleaned).not.toContain("xml-stylesheet");
  });

  it("an instruction that would rewrite it goes", async () => {
    const cleaned = await clean(before('<?xml-stylesheet href="blob:z" type="text/xsl"?>'));
    expect(cleaned).not.toMatch(/xml-stylesheet|blob:z/);
  });
});

it("a link to a style sheet connects to nothing before", async () => {
  const link = '<link rel="stylesheet preconnect" href="blob:y"/><link rel="alternate stylesheet" href="blob:w"/>';
  const cleaned = await clean(page("<p>x</p>", link));
  expect(cleaned).toContain('<link rel="stylesheet" href="blob:y"');
  expect(cleaned).toContain('<link rel="alternate stylesheet" href="blob:w"');
});

it("a drawing that is a page stands in a page of text, without what would run", async () => {
  const drawing =
    '<?xml-stylesheet href="x.css"?><svg xmlns="http://www.w3.org/2000/svg"><script>x</script><path id="p"/></svg>';
  const part = await harmless(await asPage({ data: new Blob([drawing]), type: "image/svg+xml" }));
  expect(part.type).toBe("application/xhtml+xml");
  const page = new DOMParser().parseFromString(part.data as string, "application/xhtml+xml");
  expect(page.body.querySelector("svg > path")?.id).toBe("p");
  expect(part.data).not.toMatch(/script>|xml-stylesheet/);
});
