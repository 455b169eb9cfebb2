/** What a change did to a file: a text renewed in one language only, and fields that its writer may not touch. */
import { localeCodes } from '#i18n/locales.ts';
import type { DocumentIndex } from './document-index.ts';
import { developerFields, keyOf } from './developer-fields.ts';
import type { Finding } from '#engine/finding.ts';
import { type JsonNode, plain, textAt, type JsonPath, walk } from './json-tree.ts';
import { parseJson } from './parse-json.ts';
import { atValue, type SourceFile } from './source-file.ts';

/** Compares with `before`; a file that is new, or was no JSON, has no past. */
export function checkChange(source: SourceFile, index: DocumentIndex): Finding[] {
  if (!index.before) return [];
  const parsed = parseJson(index.before.get(source.file) ?? '');
  const old = parsed.ok ? { ...source, root: parsed.root } : undefined;
  return [
    ...(old ? halfRenewed(source, old) : []),
    ...(index.role === 'merchandiser' ? forbidden(source, old, index) : []),
  ];
}

function textsOf({ root }: SourceFile): Map<string, { node: JsonNode; jsonPath: JsonPath }> {
  const texts = new Map<string, { node: JsonNode; jsonPath: JsonPath }>();
  walk(root, (node, jsonPath) => {
    const isText = localeCodes.filter(locale => textAt(node, locale) !== undefined).length > 1;
    // A path per language is no text.
    if (isText && jsonPath[0] !== 'route') texts.set(keyOf(root, jsonPath), { node, jsonPath });
  });
  return texts;
}

function halfRenewed(source: SourceFile, old: SourceFile): Finding[] {
  const before = textsOf(old);
  return [...textsOf(source)].flatMap(([key, { node, jsonPath }]) => {
    const past = before.get(key)?.node;
    if (!past) return [];
    const written = localeCodes.filter(locale => textAt(node, locale) !== undefined);
    const same = written.filter(locale => textAt(node, locale) === textAt(past, locale));
    const [left] = same;
    if (left === undefined || same.length === written.length) return [];
    const message = `Another language has changed, "${left}" has not`;
    const fix = 'Renew it too';
    return [atValue(source, [...jsonPath, left], { code: 'L10N007', severity: 'warning', message, fix })];
  });
}

/** What a new page brings along: an address that is open to everybody, and one of the layouts. */
const isOwn = (key: string, value: unknown): boolean =>
  ['route.name', 'route.paths', 'layout'].includes(key) || (key === 'route.access' && value === 'public');

/** Each field of a developer's that the change touched; one that it took away is told at the file's beginning. */
function forbidden(source: SourceFile, old: SourceFile | undefined, index: DocumentIndex): Finding[] {
  const past = new Map((old ? developerFields(old, index) : []).map(field => [field.key, field]));
  const isNewPage = !old && source.kind === 'page';
  const now = developerFields(source, index);
  const changed = now.filter(
    ({ key, node }) =>
      JSON.stringify(plain(node)) !==
        JSON.stringify(past.get(key) && plain(past.get(key)?.node as JsonNode)) &&
      !(isNewPage && isOwn(key, plain(node))),
  );
  const kept = new Set(now.map(({ key }) => key));
  const gone = [...past.values()].find(({ key }) => !kept.has(key));
  const problem = (key: string) => ({
    code: 'ROLE001',
    message: `"${key}" is for developers`,
    fix: 'Take the change back, or ask a developer for it',
  });
  if (changed.length === 0 && gone) return [atValue(source, [], problem(gone.key))];
  return changed.map(({ key, jsonPath }) => atValue(source, jsonPath, problem(key)));
}
