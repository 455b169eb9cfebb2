/** Makes public/fonts/figtree.woff2 and src/ui/font.css: a small subset of Figtree and fallback faces of the same size. */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { arialAdvances, readMetrics, widthOf } from './font-metrics.mjs';

const root = new URL('../../', import.meta.url);
const source = new URL('node_modules/@fontsource-variable/figtree/', root);
const letters = readFileSync(new URL('files/figtree-latin-wght-normal.woff2', source));

/** Basic Latin, Latin-1 (all Nordic letters), and typographic signs: dashes, quotes, bullet, ellipsis, euro, minus, arrows. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'\u0131\u0152\u0153\u2009\u200a\u202f\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2020\u2022\u2026\u2030\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212',
].join('');

/** Sample of running text in both languages whose width the fallback must match. */
const sample =
  'jokainen osa lähtee varastosta samana päivänä kun tilaat ennen kello neljätoista ja saat varaosan perille ' +
  'välj ditt fordon så visar vi bara de delar som passar och skickar dem hem till dig innan helgen är här';

const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'pnum', 'rvrn'];
const woff2 = await subsetFont(letters, characters, {
  targetFormat: 'woff2',
  keepFeatures,
  variationAxes: { wght: { min: 400, max: 800, default: 400 } },
});

mkdirSync(new URL('public/fonts/', root), { recursive: true });
writeFileSync(new URL('public/fonts/figtree.woff2', root), woff2);
copyFileSync(new URL('LICENSE', source), new URL('public/fonts/figtree-OFL.txt', root));

const faces = [
  {
    weights: '400 599',
    local: ['Arial', 'Liberation Sans', 'Arimo'],
    wght: 400,
    arial: arialAdvances.regular,
  },
  {
    weights: '600 800',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    wght: 700,
    arial: arialAdvances.bold,
  },
];
const blocks = [];
for (const face of faces) {
  const cut = await subsetFont(letters, characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: face.wght },
  });
  const metrics = readMetrics(cut);
  const adjust = widthOf(sample, metrics.advance) / metrics.unitsPerEm / (widthOf(sample, face.arial) / 2048);
  const share = units => `${((units / metrics.unitsPerEm / adjust) * 100).toFixed(2)}%`;
  blocks.push(`@font-face {
  font-family: "Figtree Fallback";
  font-weight: ${face.weights};
  src: ${face.local.map(name => `local("${name}")`).join(', ')};
  size-adjust: ${(adjust * 100).toFixed(2)}%;
  ascent-override: ${share(metrics.ascent)};
  descent-override: ${share(metrics.descent)};
  line-gap-override: ${share(metrics.lineGap)};
}
`);
}

writeFileSync(
  new URL('src/ui/font.css', root),
  `/* Made by tools/generate/fonts.mjs: the family, and fallback faces that take the same room until it has arrived. */
@font-face {
  font-family: "Figtree";
  font-weight: 400 800;
  font-display: swap;
  src: url("/fonts/figtree.woff2") format("woff2");
}

${blocks.join('\n')}`,
);

const digest = createHash('sha256').update(woff2).digest('hex').slice(0, 12);
console.log(
  `${fileURLToPath(new URL('public/fonts/figtree.woff2', root))}: ${woff2.length} bytes, ${digest}`,
);

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
