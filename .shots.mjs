import { chromium } from "@playwright/test";
const [w, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const c = await b.newContext({ viewport: { width: +w, height: w < 500 ? 844 : w<1000?1024:900 } });
for (const p of paths) { const g = await c.newPage(); await g.goto("http://127.0.0.1:4102"+p, {waitUntil:"load"}); await g.waitForTimeout(600);
 const h = await g.evaluate(()=>document.documentElement.scrollHeight); for(let y=0;y<h;y+=600){await g.evaluate(y=>window.scrollTo(0,y),y);await g.waitForTimeout(40);} await g.evaluate(()=>window.scrollTo(0,0)); await g.waitForTimeout(400);
 await g.screenshot({ path: `/tmp/lead/l_${w}_${p.replace(/\W+/g,"_")}.png`, fullPage: true }); await g.close(); }
await b.close();
