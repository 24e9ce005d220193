import { generateDemo } from "./src/demo/content/generate.ts";
import { faultsOf } from "./src/demo/content/wording.ts";
const t=performance.now(); const c=generateDemo({seed:"kirinuki",today:process.argv[2]??"2026-11-20"}); console.log("ms",performance.now()-t);
const by:Record<string,number>={}; const days:Record<string,Record<string,number>>={}; const titles=new Map<string,number>();
let lens:number[]=[];
for(const a of c.articles){by[a.dataSection]=(by[a.dataSection]??0)+1; (days[a.arrivedOn]??={})[a.dataSection]=(days[a.arrivedOn]![a.dataSection]??0)+1; titles.set(a.title,(titles.get(a.title)??0)+1); lens.push(a.articleText.length);
 const f=[...faultsOf(a.articleText||"x。"),...faultsOf(a.title+"。").filter(x=>x!=="a paragraph without an end")]; if(f.length) console.log("FAULT",f,a.title,"|",a.articleText.slice(0,2000).split("\n").filter(p=>faultsOf(p).length).join(" / "));
}
console.log(by,c.articles.length,days); console.log("dup titles",[...titles].filter(([,n])=>n>1).length, [...titles].filter(([,n])=>n>1).slice(0,30));
lens.sort((a,b)=>a-b); console.log("len", [0,.1,.25,.5,.75,.9,.99,1].map(q=>lens[Math.min(lens.length-1,Math.floor(q*lens.length))]));
const n=c.articles.filter(a=>a.dataSection<=2) as any[]; console.log("pdf",n.filter(a=>a.pdfKey).length,"images",new Set(n.flatMap(a=>a.images.map((i:any)=>i.imagePath))).size,"layouts",n.reduce((m,a)=>{m[a.layout]=(m[a.layout]??0)+1;return m},{}));
const ids=new Set(c.articles.map(a=>a.dataSection+a.articleId)); console.log("ids unique",ids.size===c.articles.length, "evening",n.filter(a=>a.issueType===2).length);
