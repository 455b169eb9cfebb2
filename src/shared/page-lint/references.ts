/** Collects what page documents refer to in the shop's data: categories, brands, campaigns, products, lists, content, images, markets. */

import type { JsonPath } from '#engine/operation/json-fields.ts';
import { withoutLocale } from '#i18n/locales.ts';
import type { DocumentIndex, RouteFact } from './document-index.ts';
import { fieldsAt } from './fields-at.ts';
import { isCatchAll, pathMatches, pathTail } from './path-pattern.ts';
import { placedNodes } from './placed-nodes.ts';
import { type ShopReference, type ShopReferenceKind, shopReferenceKinds } from './shop-facts.ts';
import { childNode, itemsOf, type JsonNode, membersAt, scalarOf, textAt, walk } from './source/json-tree.ts';
import type { SourceFile } from './source/source-file.ts';

export interface PlacedReference extends ShopReference {
  jsonPath: JsonPath;
}

const isKind = (text: string): text is ShopReferenceKind => shopReferenceKinds.some(kind => kind === text);

/** Every reference of the document, by kind, in reading order; none in widget examples, which contain invented data. */
export function referencesOf(
  source: SourceFile,
  { grammar, routes }: Pick<DocumentIndex, 'grammar' | 'routes'>,
): PlacedReference[] {
  if (source.kind === 'widget') return [];
  const found = [...inValues(source, routes), ...inFields(source, grammar), ...inData(source, grammar)];
  return found.map(reference => ({ ...reference, ...addressOf(reference, routes) }));
}

/** The address of what is referred to, from the route named like the kind: `/dc/*` for campaigns. */
function addressOf({ kind, name }: ShopReference, routes: readonly RouteFact[]): { path?: string } {
  const [pattern] = routes.find(route => route.name === kind)?.paths.values() ?? [];
  return pattern === undefined || typeof name === 'number'
    ? {}
    : { path: pattern.replace(/[:*].*$/, encodeURI(name)) };
}

/** Links in any value, and the markets of rules and overrides. */
function inValues(source: SourceFile, routes: readonly RouteFact[]): PlacedReference[] {
  const found: PlacedReference[] = [];
  walk(source.root, (node, jsonPath) => {
    const address = scalarOf(node);
    if (typeof address === 'string' && jsonPath[0] !== 'route') {
      const link = linkOf(address, routes);
      if (link) found.push({ ...link, jsonPath: jsonPath });
    }
    const isRule = jsonPath.includes('when') || jsonPath[0] === 'context';
    if (isRule && jsonPath.at(-1) === 'market')
      itemsOf(node).forEach((item, index) => found.push(...named('market', item, [...jsonPath, index])));
  });
  return found;
}

const link = /^(category|brand|campaign|product|list|content):(\S+)$/;

function linkOf(text: string, routes: readonly RouteFact[]): ShopReference | undefined {
  const [, kind = '', alias = ''] = link.exec(text) ?? [];
  if (isKind(kind)) return { kind, name: alias };
  return text.startsWith('/') ? ofPath(text, routes) : undefined;
}

/** A path into the shop refers to what its page shows: `/c/vinssit` to a category. */
function ofPath(address: string, routes: readonly RouteFact[]): ShopReference | undefined {
  const path = pathOfAddress(address);
  if (path === undefined) return undefined;
  const fitting = routes.flatMap(({ name, paths }) =>
    [...paths.values()].filter(one => pathMatches(one, path)).map(pattern => ({ name, pattern })),
  );
  const best = fitting.find(({ pattern }) => !isCatchAll(pattern)) ?? fitting[0];
  return best && isKind(best.name) ? { kind: best.name, name: pathTail(best.pattern, path) } : undefined;
}

/** Without query, hash and language; undefined for a file in public/, which has an extension. */
export function pathOfAddress(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address)) return undefined;
  const path = withoutLocale(address.split(/[?#]/, 1)[0] ?? '');
  return /\.[a-z0-9]+$/i.test(path) ? undefined : path;
}

/** Fields of widgets and areas. */
function inFields(source: SourceFile, grammar: DocumentIndex['grammar']): PlacedReference[] {
  const pictures = membersAt(source.root, 'seo').filter(({ key }) => key === 'image');
  const ofNodes = placedNodes(source).flatMap(({ node, jsonPath, what }) => {
    if (what === 'area') return named('content', childNode(node, 'alias'), [...jsonPath, 'alias']);
    const { refs = {}, images = [] } = grammar.widgets[textAt(node, 'type') ?? ''] ?? {};
    const props = childNode(node, 'props');
    const below: JsonPath = [...jsonPath, 'props'];
    return [
      ...Object.entries(refs).flatMap(([path, kind]) =>
        fieldsAt(props, path, below).flatMap(field => (isKind(kind) ? namedAt(kind, field) : [])),
      ),
      ...images.flatMap(path =>
        fieldsAt(props, path, below).flatMap(({ node: image, jsonPath: place }) =>
          ['file', 'phoneFile'].flatMap(key => named('picture', childNode(image, key), [...place, key])),
        ),
      ),
    ];
  });
  return [...pictures.flatMap(({ value }) => named('picture', value, ['seo', 'image'])), ...ofNodes];
}

/** Parameters of the page's data. */
function inData(source: SourceFile, grammar: DocumentIndex['grammar']): PlacedReference[] {
  return membersAt(source.root, 'data').flatMap(({ key, value }) =>
    Object.entries(grammar.sourceRefs[textAt(value, 'source') ?? ''] ?? {}).flatMap(([path, kind]) =>
      isKind(kind) ? named(kind, childNode(value, path), ['data', key, path]) : [],
    ),
  );
}

function namedAt(
  kind: ShopReferenceKind,
  { node, jsonPath }: { node: JsonNode; jsonPath: JsonPath },
): PlacedReference[] {
  if (node.type === 'array')
    return itemsOf(node).flatMap((item, index) => named(kind, item, [...jsonPath, index]));
  return named(kind, node, jsonPath);
}

/** Only literal values: a bound value is known only at render time. */
function named(kind: ShopReferenceKind, node: JsonNode | undefined, jsonPath: JsonPath): PlacedReference[] {
  const name = scalarOf(node);
  return typeof name === 'string' || typeof name === 'number' ? [{ kind, name, jsonPath: jsonPath }] : [];
}
