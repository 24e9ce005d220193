import { createCanvas, loadImage } from "@napi-rs/canvas"; import { writeFileSync } from "node:fs";
const [out, cols, cw, ...fs]=process.argv.slice(2); const ims=await Promise.all(fs.map(f=>loadImage(f)));
const C=Number(cols), W=Number(cw); const hs=ims.map(i=>i.height*W/i.width); const rows=Math.ceil(ims.length/C); const rh=[]; for(let r=0;r<rows;r++) rh.push(Math.max(...hs.slice(r*C,r*C+C)));
const c=createCanvas(C*(W+8),rh.reduce((a,b)=>a+b+8,0)); const x=c.getContext("2d"); x.fillStyle="#778"; x.fillRect(0,0,c.width,c.height); let y=0; ims.forEach((im,i)=>{const r=Math.floor(i/C); if(i&&i%C===0) y+=rh[r-1]+8; x.drawImage(im,(i%C)*(W+8),y,W,hs[i]);}); writeFileSync(out,c.toBuffer("image/png"));
