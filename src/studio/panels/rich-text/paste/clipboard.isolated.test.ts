// @vitest-environment jsdom
/** What programs put on the clipboard, each file beside the text that it becomes (R-STUDIO-158, R-STUDIO-266). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverSafeHtml } from '#app/safe-html/server-safe-html.ts';
import { fromHtml } from '../from-html.ts';
import { toHtml } from '../to-html.ts';
import { cleanPaste } from './clean-paste.ts';

const folder = 'tests/support/clipboard';
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const programs = readdirSync(folder)
  .filter(name => name.endsWith('.text.html'))
  .map(name => name.replace('.text.html', ''));

/** As the files are written: each block ends its line. */
const inLines = (html: string) =>
  `${html.replaceAll(/<\/(?:p|h\d|li|ul|ol|tr|table|thead|tbody|blockquote|pre|dl|details)>(?!$)/g, '$&\n')}\n`;

const losses: Readonly<Record<string, readonly string[]>> = {
  'google-docs': ['website'],
  outlook: ['document'],
  'shop-page': ['website', 'website'],
  word: ['device'],
};

it.each(programs)('%s', async program => {
  const { html, loss } = cleanPaste(read(`${program}.html`));
  const text = toHtml(fromHtml(html));
  expect(inLines(text)).toBe(read(`${program}.text.html`));
  expect(loss.pictures).toEqual(losses[program] ?? []);
  expect(loss.elements).toEqual(program === 'shop-page' ? ['iframe'] : []);
  // The shop shows it as it is.
  expect(await serverSafeHtml(text)).toBe(text);
});
