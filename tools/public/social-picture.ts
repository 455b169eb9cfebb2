/** Draws public/icons/social.png, the default image for shared pages: `tsx tools/public/social-picture.ts`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../run/chromium.mjs';

const root = resolve(import.meta.dirname, '../..');
const font = readFileSync(resolve(root, 'public/fonts/figtree.woff2')).toString('base64');

/** The size that social networks show uncropped, in CSS pixels. */
const size = { width: 1200, height: 630 };

const html = `<!doctype html><style>
@font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 300 900 }
body { margin: 0; width: ${size.width}px; height: ${size.height}px; background: #1b1e22; color: #fff; font-family: Figtree; display: flex; align-items: center }
svg { width: 300px; margin: 0 64px 0 96px }
h1 { margin: 0; font-size: 132px; line-height: 1; letter-spacing: -.03em; font-weight: 800 }
h1 span { font-weight: 500; margin-left: .22em }
p { margin: 28px 0 0; font-size: 38px; line-height: 1.35; color: #c3c8ce }
</style><svg viewBox="0 0 40 40"><path fill="#c8161d" d="M20 1.5 36.5 11v18L20 38.5 3.5 29V11Z"/><path fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="square" d="M9 21.5 20 12l11 9.5M13 19v9.5M27 19v9.5M13 25h14"/></svg>
<div><h1>ATV<span>Huset</span></h1><p>Osat ja tarvikkeet mönkijään<br>Delar och tillbehör till ATV</p></div>`;

const executablePath = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: size });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
await sharp(await page.screenshot())
  .png({ compressionLevel: 9, palette: true })
  .toFile(resolve(root, 'public/icons/social.png'));
await browser.close();
