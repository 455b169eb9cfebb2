/** Reads and writes page documents and widget examples on disk. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { readDocumentTexts } from '#server/pages/read-pages.ts';

export const readTexts = (root: string): SourceText[] => [...readDocumentTexts(root), ...readExamples(root)];

/**
 * The named ones of `texts`, or all of them when none is named.
 * @throws {Error} when a named file is not a page document.
 */
export function selectTexts(
  root: string,
  texts: readonly SourceText[],
  files: readonly string[],
): SourceText[] {
  const wanted = new Set(files.map(file => relative(root, resolve(root, file)).split(sep).join('/')));
  const known = new Set(texts.map(({ file }) => file));
  for (const file of wanted)
    if (!known.has(file)) throw new Error(`${file} is neither a file of pages/ nor a widget example`);
  return texts.filter(({ file }) => wanted.size === 0 || wanted.has(file));
}

export const writeText = (root: string, file: string, text: string): void =>
  writeFileSync(join(root, file), text);

function readExamples(root: string): SourceText[] {
  const widgets = join(root, 'widgets');
  if (!existsSync(widgets)) return [];
  return readdirSync(widgets).flatMap(type => {
    const folder = join(widgets, type, 'examples');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter(name => name.endsWith('.json'))
      .map(name => ({
        file: `widgets/${type}/examples/${name}`,
        text: readFileSync(join(folder, name), 'utf8'),
      }));
  });
}
