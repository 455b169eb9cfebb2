/** Reads the JSON files of a shop's folder and validates each by its schema, with the position of every mistake. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#engine/definition/finding.ts';
import type { SchemaError, Validate } from '#engine/definition/grammar.ts';
import { explainError } from '#page-lint/source/explain-error.ts';
import { type JsonNode, type JsonPath, memberOf, nodeAt, spanOf } from '#page-lint/source/json-tree.ts';
import { parseJson } from '#page-lint/source/parse-json.ts';
import { findingAt, idPath, type SourceProblem } from '#page-lint/source/source-file.ts';
import type { ShopFiles } from './shop-files.gen.ts';
import { delivery, markets, page, payment, shop } from './shop-validators.gen.mjs';

export type FileKind = keyof ShopFiles;

/** A JSON file of the folder that is valid by its schema. */
export interface FolderFile<Kind extends FileKind> {
  file: string;
  text: string;
  root: JsonNode;
  data: ShopFiles[Kind];
}

const validators: Readonly<Record<FileKind, Validate>> = { shop, markets, delivery, payment, page };

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
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const source = { file, text };
  const parsed = parseJson(text);
  if (!parsed.ok)
    return parsed.problems.map(({ start, end, ...problem }) =>
      findingAt(source, start, end, '', { code: 'SHOP001', ...problem }),
    );
  // The validator and the type are made from the same schema.
  const data: ShopFiles[Kind] = JSON.parse(text);
  const validate = validators[kind];
  if (validate(data)) return { file, text, root: parsed.root, data };
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(error => findingOf(source, parsed.root, error));
}

function findingOf(source: { file: string; text: string }, root: JsonNode, error: SchemaError): Finding {
  const path: JsonPath = error.instancePath
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map(step => (/^\d+$/.test(step) ? Number(step) : step));
  const { key, code, message, fix, about } = explainError(error);
  const problem: SourceProblem = { code: code.replace(/^\D+/, 'SHOP'), message, fix };
  if (about) problem.about = about;
  const member = key === undefined ? undefined : memberOf(nodeAt(root, path), key);
  const node = member?.keyNode ?? nodeAt(root, path) ?? root;
  return findingAt(source, ...spanOf(node), idPath(root, path), problem);
}

/** A finding at a value of a valid file. */
export function findingIn(
  { file, text, root }: FolderFile<FileKind>,
  path: JsonPath,
  problem: SourceProblem,
): Finding {
  const node = nodeAt(root, path) ?? root;
  return findingAt({ file, text }, ...spanOf(node), idPath(root, path), problem);
}
