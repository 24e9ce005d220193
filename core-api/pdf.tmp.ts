import { writeFileSync, mkdirSync } from "node:fs";
import { generateDemo } from "./src/demo/content/generate.ts";
import { articlePages, pagesToPdf } from "./src/demo/content/pdf/render-article.ts";
import { renderThumbnail, renderImage } from "./src/demo/content/image/images.ts";
mkdirSync("/tmp/spike/out",{recursive:true});
const c=generateDemo({seed:"kirinuki",today:"2026-11-20"});
const n=c.articles.filter((a:any)=>a.layout) as any[];
const seen:Record<string,number>={}; let tp=0,tw=0,tt=0,cnt=0; const sizes:number[]=[]; let pages=0;
const lim=Number(process.argv[2]??60);
for(const a of n.slice(-lim)){ if(process.argv[4] && a.layout!==process.argv[4]) continue;
 let t=performance.now(); const p=articlePages(a,a.layout); tp+=performance.now()-t; pages+=p.length;
 t=performance.now(); const b=await pagesToPdf(a,p); tw+=performance.now()-t; sizes.push(b.length);
 t=performance.now(); const th=renderThumbnail(p[0]!); tt+=performance.now()-t; cnt++;
 seen[a.layout]=(seen[a.layout]??0)+1; if(seen[a.layout]!<=5){writeFileSync(`/tmp/spike/out/${a.layout}-${seen[a.layout]}.pdf`,b);writeFileSync(`/tmp/spike/out/${a.layout}-${seen[a.layout]}.jpg`,th); console.log(a.layout,seen[a.layout],a.title,a.charCount,p.length,b.length,th.length)}
}
sizes.sort((x,y)=>x-y);
console.log("layout ms",tp/cnt,"pdf ms",tw/cnt,"thumb ms",tt/cnt,"pages",pages,"size p50",sizes[cnt>>1],"p90",sizes[Math.floor(cnt*.9)],"max",sizes.at(-1));
if(process.argv[3]){let t=performance.now(); const ims=new Map(n.flatMap(a=>a.images).map((i:any)=>[i.scene,i])); for(const [k,i] of ims){writeFileSync(`/tmp/spike/out/scene-${k}.jpg`,renderImage(i))} console.log("scenes",ims.size,(performance.now()-t)/ims.size)}
