/** A small shop for tests of the page language: its own widgets, messages and page files. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Grammar, Validate } from '#engine/definition/grammar.ts';
import type { LintContext } from '#page-lint/document-index.ts';
import type { SourceText } from '#page-lint/source/source-file.ts';
import { readDocumentTexts } from '#server/pages/read-pages.ts';
import { generateSchemas } from '../generate/schemas.mjs';

export const fixtureFolder = join(import.meta.dirname, 'fixture');

export interface FixtureWorld extends LintContext {
  cmsProps: Readonly<Record<string, Validate>>;
  /** Folder of the generated files. */
  folder: string;
}

/** Generates the grammar of the fixture's widgets in `folder`, which the caller removes. */
export async function makeFixtureWorld(folder: string): Promise<FixtureWorld> {
  const widgets = join(folder, 'widgets');
  cpSync(join(fixtureFolder, 'widgets'), widgets, { recursive: true });
  // The grammar only checks that the migration exists.
  mkdirSync(join(widgets, 'product-list', 'migrations'));
  writeFileSync(join(widgets, 'product-list', 'migrations', '2-to-3.ts'), '');
  await generateSchemas({ widgets, target: folder });
  const address = pathToFileURL(join(folder, 'src', 'shared', 'engine', 'validators.gen.mjs')).href;
  const made: { grammar: Grammar; cmsProps: Readonly<Record<string, Validate>> } = await import(
    /* @vite-ignore */ address
  );
  return { ...made, messageIds: new Set(['seo.home.title', 'common.shopNow']), folder };
}

export const fixtureTexts = (): SourceText[] => readDocumentTexts(fixtureFolder);

/** The fixture's files with one text replaced. @throws when `from` does not occur exactly once in the file. */
export function mutated(file: string, from: string, to: string): SourceText[] {
  const text = readFileSync(join(fixtureFolder, file), 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`${JSON.stringify(from)} does not occur exactly once in ${file}`);
  return fixtureTexts().map(source =>
    source.file === file ? { file, text: text.replace(from, () => to) } : source,
  );
}
