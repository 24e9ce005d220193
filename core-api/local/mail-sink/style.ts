/** The values of the product's design tokens, as far as these two pages need them. */
export const STYLE = `
:root { color-scheme: light dark; --canvas:#f1f4f7; --surface:#fff; --subtle:#f7f9fb; --hover:#edf1f5; --selected:#e1eefa; --line:#e1e5ea; --control:#7d8691;
  --ink:#161a1f; --ink-2:#434b55; --ink-3:#5a636e; --accent:#0265a0; --accent-ink:#02598d; --danger:#ac2722;
  --font:"Hiragino Sans","Hiragino Kaku Gothic ProN","Yu Gothic UI",Meiryo,"Noto Sans JP","Noto Sans CJK JP",system-ui,sans-serif;
  --code:ui-monospace,"SF Mono",Consolas,"Noto Sans Mono CJK JP",monospace; }
@media (prefers-color-scheme: dark) { :root { --canvas:#0d1115; --surface:#14181d; --subtle:#11151a; --hover:#1e242b; --selected:#17304a; --line:#272d35;
  --control:#727b87; --ink:#e6eaef; --ink-2:#b9c0ca; --ink-3:#9aa3ae; --accent:#71b3ea; --accent-ink:#8cc3f3; --danger:#ff9d92; } }
* { box-sizing: border-box; }
body { margin:0; background:var(--canvas); color:var(--ink); font:400 13px/1.5 var(--font); line-break:strict; overflow-wrap:anywhere;
  font-variant-numeric:tabular-nums; text-spacing-trim:trim-start; }
a { color:var(--accent-ink); text-underline-offset:3px; }
:focus-visible { outline:2px solid var(--accent); outline-offset:2px; }
header { display:flex; flex-wrap:wrap; align-items:center; gap:4px 12px; min-height:48px; padding:6px 16px; background:var(--surface); border-bottom:1px solid var(--line); }
h1 { font-size:15px; margin:0; } h1 a { color:inherit; text-decoration:none; } header p { margin:0; color:var(--ink-3); font-size:12px; } .grow { flex:1; }
.button { display:inline-flex; align-items:center; height:32px; padding:0 12px; border:1px solid var(--control); border-radius:6px; background:var(--surface);
  color:var(--ink); font:inherit; text-decoration:none; cursor:pointer; } .button:hover { background:var(--hover); } .button.danger { color:var(--danger); }
form { margin:0; } main { max-width:1120px; margin:16px auto; padding:0 16px; }
.card { background:var(--surface); border:1px solid var(--line); border-radius:8px; overflow:hidden; }
table { width:100%; border-collapse:collapse; } th { font-size:12px; text-align:left; color:var(--ink-2); background:var(--subtle); height:32px; }
th,td { padding:0 12px; border-bottom:1px solid var(--line); } td { height:46px; } tbody tr:last-child td { border-bottom:0; } tbody tr:hover { background:var(--hover); }
td.when,td.count { white-space:nowrap; color:var(--ink-2); } td.subject a { font-size:14px; font-weight:700; text-decoration:none; color:var(--ink); }
td.subject a:hover { text-decoration:underline; }
.empty { padding:48px 16px; text-align:center; color:var(--ink-2); } .empty p { margin:4px 0; } .empty p + p { color:var(--ink-3); font-size:12px; }
nav { display:flex; align-items:center; gap:8px; padding:12px 0; } nav span { color:var(--ink-3); }
h2 { font-size:20px; line-height:1.4; margin:0; } dl { display:grid; grid-template-columns:88px 1fr; gap:2px 8px; margin:12px 0 0; } dt { color:var(--ink-3); } dd { margin:0; }
.head { padding:20px 24px; border-bottom:1px solid var(--line); } .tabs { display:flex; gap:2px; padding:0 16px; border-bottom:1px solid var(--line); }
.tabs a { padding:8px 12px; color:var(--ink-2); text-decoration:none; border-bottom:2px solid transparent; font-size:14px; }
.tabs a[aria-current] { color:var(--ink); font-weight:700; border-bottom-color:var(--accent); }
iframe { display:block; width:100%; height:70vh; border:0; background:#fff; } pre { margin:0; padding:20px 24px; white-space:pre-wrap; font:400 13px/1.7 var(--code); }
ul { margin:0; padding:0; list-style:none; display:flex; flex-wrap:wrap; gap:8px; }
@media (max-width: 700px) { header p { order:3; width:100%; } thead { display:none; } tr { display:block; padding:8px 12px; border-bottom:1px solid var(--line); }
  td { display:block; height:auto; padding:1px 0; border:0; } .button { height:44px; } td.subject a { display:block; padding:8px 0; } .tabs a { padding:12px; } }
`;
