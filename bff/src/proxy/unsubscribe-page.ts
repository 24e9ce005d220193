import { unsubscribeText as text } from "@kirinuki/schema/mail-unsubscribe.ts";

/** A page without script, for whoever has no account: it loads nothing and works in every browser. */
function page(title: string, help: string, form = ""): string {
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${text.title} - Kirinuki</title>
<style>
body{margin:0;background:#f1f4f7;color:#161a1f;font-family:"Hiragino Sans","Yu Gothic UI",Meiryo,"Noto Sans JP",sans-serif;line-height:1.8}
main{box-sizing:border-box;max-width:480px;margin:0 auto;padding:40px 24px}
h1{font-size:20px;line-height:1.5;margin:0 0 12px}
h1,p{word-break:auto-phrase;text-wrap:pretty}
p{margin:0 0 24px;font-size:15px}
button{font:inherit;font-weight:bold;padding:10px 20px;min-height:44px;border:0;border-radius:6px;background:#0265a0;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #71b3ea;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0d1115;color:#e6eaef}button{background:#71b3ea;color:#08131d}}
</style>
</head>
<body><main><h1>${title}</h1><p>${help}</p>${form}</main></body>
</html>
`;
}

/** @param path with the key, in a form that is safe in HTML */
export const askingPage = (path: string): string =>
  page(text.ask, text.askHelp, `<form method="post" action="${path}"><button>${text.button}</button></form>`);

export const donePage = page(text.done, text.doneHelp);

export const unknownPage = page(text.unknown, text.unknownHelp);
