import { generateDemo } from "./src/demo/content/generate.ts";
const c=generateDemo({seed:"kirinuki",today:"2026-11-20"});
const from=Number(process.argv[2]), step=Number(process.argv[3]), n=Number(process.argv[4]);
for(let i=0;i<n;i++){const a:any=c.articles[(from+i*step)%c.articles.length]; console.log(`#${i} [${a.dataSection} ${a.mediaName} ${a.articleClass??a.category} ${a.frameNo??""}面 ${a.headNo??""}段 ${a.issueDate??a.reportingDate??a.coverDate} k=${a.keyword??""}]\n■${a.title}\n${a.articleText}\n`);}
