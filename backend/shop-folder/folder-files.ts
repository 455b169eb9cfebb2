/** Reads the JSON files of a shop's folder and validates each by its schema, with the position of every mistake. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#engine/definition/finding.ts';
import type { Validate } from '#engine/definition/grammar.ts';
import { checkStructure } from '#page-lint/check-structure.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import { findingAt, type ParsedText } from '#page-lint/source/source-file.ts';
import type { ShopFiles } from './shop-files.gen.ts';
import {
  delivery,
  demo,
  markets,
  packages,
  page,
  payment,
  promotions,
  shop,
  theme,
} from './shop-validators.gen.mjs';

export type FileKind = keyof ShopFiles;

/** A JSON file of the folder that is valid by its schema. */
export interface FolderFile<Kind extends FileKind> extends ParsedText {
  data: ShopFiles[Kind];
}

const validators: Readonly<Record<FileKind, Validate>> = {
  shop,
  theme,
  markets,
  delivery,
  payment,
  promotions,
  packages,
  page,
  demo,
};

/** Null when the folder has no such file; findings instead of data when it has mistakes. */
export async function readFolderFile<Kind extends FileKind>(
  folder: string,
  kind: Kind,
  file = `${kind}.json`,
): Promise<FolderFile<Kind> | null | Finding[]> {
  const bytes = await readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (bytes === null) return null;
  // Editors on Windows begin a text with a mark.
  return parseFolderText(kind, file, bytes.toString('utf8').replace(/^\uFEFF/, ''));
}

/** Findings instead of data when the text has mistakes. */
export function parseFolderText<Kind extends FileKind>(
  kind: Kind,
  file: string,
  text: string,
): FolderFile<Kind> | Finding[] {
  const parsed = parseJson(text);
  if (!parsed.ok)
    return parsed.problems.map(({ start, end, ...problem }) =>
      findingAt({ file, text }, start, end, '', { code: 'SHOP001', ...problem }),
    );
  const source = { file, text, root: parsed.root };
  const findings = checkStructure(source, validators[kind]);
  if (findings.length > 0)
    return findings.map(({ code, ...finding }) => ({ ...finding, code: code.replace(/^\D+/, 'SHOP') }));
  // The validator and the type are made from the same schema.
  const data: ShopFiles[Kind] = JSON.parse(text);
  return { ...source, data };
}
