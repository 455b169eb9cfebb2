/** Writes the colours of the shop's style sheets as data, for what has no style sheet: mails, the manifest, checks of a theme. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files/message-files.mjs';
import { writeWhenNew } from '../files/replace-file.mjs';

const target = join(root, 'src/shared/kernel/theme/token-colours.gen.ts');

const coloursIn = css =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));

const table = colours =>
  Object.entries(colours)
    .map(([name, hex]) => `    ${name.includes('-') ? `'${name}'` : name}: '${hex}',\n`)
    .join('');

/** Writes `src/shared/kernel/theme/token-colours.gen.ts`; returns its path when it changed. */
export function generateThemeTokens() {
  const read = name => readFileSync(join(root, 'src/ui', name), 'utf8');
  const light = coloursIn(read('tokens.css'));
  const dark = { ...light, ...coloursIn(read('dark.css').split('@media')[1]) };
  const text = `/** Made from src/ui/tokens.css and src/ui/dark.css by tools/generate/theme-tokens.mjs; do not edit. */

/** Colours of the tokens in each colour scheme, as \`#rrggbb\`. */
export const tokenColours = {
  light: {
${table(light)}  },
  dark: {
${table(dark)}  },
} as const;
`;
  return writeWhenNew(target, text) ? [target] : [];
}
