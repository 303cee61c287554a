import { openShop } from './scripts/openShop.mjs';
import { findBrowser } from './scripts/findBrowser.mjs';
import { chromium } from 'playwright';
const shop = await openShop(); console.log(shop.url);
const browser = await chromium.launch(await findBrowser());
const jobs = process.argv.slice(2).length ? process.argv.slice(2).map(s=>s.split(',')) : [['/','1280','light'],['/','360','dark'],['/pricing','1280','light'],['/pricing','360','light'],['/','768','dark'],['/pricing','768','dark']];
for (const [address, width, colorScheme] of jobs) {
  const page = await (await browser.newContext({ baseURL: shop.url, viewport: { width: +width, height: 900 }, colorScheme, reducedMotion: 'reduce' })).newPage();
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log(address, m.text()));
  page.on('pageerror', e => console.log(address, String(e)));
  const kinds = {}; 
  page.on('requestfinished', async r => { const s = await r.sizes(); const t=r.resourceType(); kinds[t] = (kinds[t]||0)+s.responseBodySize+s.responseHeadersSize; kinds.n=(kinds.n||0)+1; });
  await page.goto(address); await page.waitForFunction(() => !('awaitingScript' in window)); await page.waitForLoadState('networkidle');
  console.log(address, width, JSON.stringify(kinds));
  await page.evaluate(async () => { for (let y=0;y<document.body.scrollHeight;y+=600){ scrollTo(0,y); await new Promise(r=>setTimeout(r,60)); } scrollTo(0,0); });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/home-shots/${address.replaceAll(/[/#]/g,'_')}-${width}-${colorScheme}.png`, fullPage: true });
}
await browser.close(); await shop.close();
