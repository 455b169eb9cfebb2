/** A selector from the root with `:has()` to an element inside restyles the whole page with every change that the `:has()` could see. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { generate, parse, walk } from 'css-tree';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sheets = ['src', 'widgets'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => join(root, folder, file)),
);

const rootNames = /^(:root|html|body|:global\((html|body)\))/;

/** Selectors like `html:has(…) .inside`. */
function wholePageSelectors(css: string): string[] {
  const found: string[] = [];
  walk(parse(css), {
    visit: 'Selector',
    enter(selector) {
      const parts = selector.children.toArray();
      const end = parts.findIndex(({ type }) => type === 'Combinator');
      const first = parts
        .slice(0, Math.max(end, 0))
        .map(part => generate(part))
        .join('');
      if (rootNames.test(first) && first.includes(':has(')) found.push(generate(selector));
    },
  });
  return found;
}

it('finds a selector from the root to an element inside', () => {
  const selectors = 'html:has(.a) .b, :root:has(.a), body .b:has(.a), :global(html):has(.a) > .b';
  expect(wholePageSelectors(`@media print { ${selectors} {} }`)).toEqual([
    'html:has(.a) .b',
    ':global(html):has(.a)>.b',
  ]);
});

it('leaves such selectors out', () => {
  expect(sheets).not.toEqual([]);
  const found = sheets.flatMap(file =>
    wholePageSelectors(readFileSync(file, 'utf8')).map(selector => `${relative(root, file)}: ${selector}`),
  );
  expect(found).toEqual([]);
});
