/** Checks a change: a text changed in one language only, and fields that its author may not change. */

import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { localeCodes } from '#i18n/locales.ts';
import { developerFields, fieldKey } from './developer-fields.ts';
import type { DocumentIndex } from './document-index.ts';
import { type JsonNode, plain, textAt, walk } from './source/json-tree.ts';
import { parseJson } from './source/parse-json.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

/** Compares with `before`; a file that is new or was not valid JSON has no earlier version. */
export function checkChange(source: SourceFile, index: DocumentIndex): Finding[] {
  if (!index.before) return [];
  const parsed = parseJson(index.before.get(source.file) ?? '');
  const old = parsed.ok ? { ...source, root: parsed.root } : undefined;
  return [
    ...(old ? partialTextChanges(source, old) : []),
    ...(index.role === 'merchandiser' ? forbidden(source, old, index) : []),
  ];
}

function textsOf({ root }: SourceFile): Map<string, { node: JsonNode; jsonPath: JsonPath }> {
  const texts = new Map<string, { node: JsonNode; jsonPath: JsonPath }>();
  walk(root, (node, jsonPath) => {
    const isText = localeCodes.filter(locale => textAt(node, locale) !== undefined).length > 1;
    // Paths per language are not texts.
    if (isText && jsonPath[0] !== 'route') texts.set(fieldKey(root, jsonPath), { node, jsonPath });
  });
  return texts;
}

function partialTextChanges(source: SourceFile, old: SourceFile): Finding[] {
  const before = textsOf(old);
  return [...textsOf(source)].flatMap(([key, { node, jsonPath }]) => {
    const past = before.get(key)?.node;
    if (!past) return [];
    const written = localeCodes.filter(locale => textAt(node, locale) !== undefined);
    const same = written.filter(locale => textAt(node, locale) === textAt(past, locale));
    const [left] = same;
    if (left === undefined || same.length === written.length) return [];
    const message = `Another language has changed, "${left}" has not`;
    const fix = 'Change it too';
    return [atValue(source, [...jsonPath, left], { code: 'L10N007', severity: 'warning', message, fix })];
  });
}

/** Developer fields that a merchandiser may set in a new page: a public address, and one of the layouts. */
const isAllowedInNewPage = (key: string, value: unknown): boolean =>
  ['route.name', 'route.paths', 'layout'].includes(key) || (key === 'route.access' && value === 'public');

/** Reports each changed developer field; a removed one is reported at the start of the file. */
function forbidden(source: SourceFile, old: SourceFile | undefined, index: DocumentIndex): Finding[] {
  const past = new Map((old ? developerFields(old, index) : []).map(field => [field.key, field]));
  const isNewPage = !old && source.kind === 'page';
  const now = developerFields(source, index);
  const changed = now.filter(
    ({ key, node }) =>
      JSON.stringify(plain(node)) !==
        JSON.stringify(past.get(key) && plain(past.get(key)?.node as JsonNode)) &&
      !(isNewPage && isAllowedInNewPage(key, plain(node))),
  );
  const remaining = new Set(now.map(({ key }) => key));
  const removed = [...past.values()].find(({ key }) => !remaining.has(key));
  const problem = (key: string) => ({
    code: 'ROLE001',
    message: `"${key}" may only be changed by developers`,
    fix: 'Undo the change, or ask a developer for it',
  });
  if (changed.length === 0 && removed) return [atValue(source, [], problem(removed.key))];
  return changed.map(({ key, jsonPath }) => atValue(source, jsonPath, problem(key)));
}
