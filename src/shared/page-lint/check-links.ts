/** Checks that links into the shop lead to an existing page. Aliases of categories and products are shop data and not checked here. */

import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { pathParameters } from '#engine/route/path-pattern.ts';
import type { DocumentIndex } from './document-index.ts';
import { fieldsAt, type LintedField } from './fields-at.ts';
import { isCatchAll, pathMatches } from './path-pattern.ts';
import { placedNodes } from './placed-nodes.ts';
import { pathOfAddress } from './references.ts';
import { childNode, itemsAt, type JsonNode, membersOf, scalarOf, textAt } from './source/json-tree.ts';
import { atValue, type SourceFile, type SourceProblem } from './source/source-file.ts';
import { nearestWord } from './suggest.ts';

export function checkLinks(source: SourceFile, index: DocumentIndex): Finding[] {
  if (!index.routesKnown) return [];
  return [...linksOfWidgets(source, index), ...linksOfMenu(source)]
    .flatMap(perLanguage)
    .flatMap(({ node, jsonPath }) => {
      const address = scalarOf(node);
      const problem = typeof address === 'string' ? problemOf(address, index) : undefined;
      return problem ? [atValue(source, jsonPath, { ...problem, about: { name: String(address) } })] : [];
    });
}

const linksOfWidgets = (source: SourceFile, { grammar }: DocumentIndex): LintedField[] =>
  placedNodes(source).flatMap(({ node, jsonPath }) =>
    (grammar.widgets[textAt(node, 'type') ?? '']?.links ?? []).flatMap(path =>
      fieldsAt(childNode(node, 'props'), path, [...jsonPath, 'props']),
    ),
  );

/** Where the entries of a menu lead, and what they advertise. */
function linksOfMenu({ kind, root }: SourceFile): LintedField[] {
  const below = (items: readonly JsonNode[], above: JsonPath): LintedField[] =>
    items.flatMap((item, index) => {
      const place = [...above, index];
      return [
        ...['target', 'url', 'promotion.href'].flatMap(path => fieldsAt(item, path, place)),
        ...below(itemsAt(item, 'items'), [...place, 'items']),
      ];
    });
  return kind === 'menu' ? below(itemsAt(root, 'items'), ['items']) : [];
}

/** Checks the link of each language separately. */
const perLanguage = (field: LintedField) =>
  field.node.type === 'object'
    ? membersOf(field.node).map(({ key, value }) => ({ node: value, jsonPath: [...field.jsonPath, key] }))
    : [field];

function problemOf(address: string, { routes, shop }: DocumentIndex): SourceProblem | undefined {
  if (address.startsWith('page:')) {
    const name = address.slice('page:'.length);
    const route = routes.find(one => one.name === name);
    const needed = route ? pathParameters([...route.paths.values()][0] ?? '', route.splat) : [];
    if (route && needed.length === 0) return undefined;
    if (route) {
      return {
        code: 'ROUTE004',
        message: `Page "${name}" needs ${needed.join(', ')}`,
        fix: 'Link to one: category:, product: or a path',
      };
    }
    const near = nearestWord(
      name,
      routes.map(one => one.name),
    );
    const fix = near ? `Write "page:${near}"` : `Routes: ${routes.map(one => one.name).join(', ')}`;
    return { code: 'ROUTE004', message: `No page has the route name "${name}"`, fix };
  }
  const path = pathOfAddress(address);
  if (path === undefined) return undefined;
  const fitting = routes.flatMap(({ name, paths, also }) =>
    [...paths.values(), ...also].filter(one => pathMatches(one, path)).map(pattern => ({ name, pattern })),
  );
  if (fitting.some(({ pattern }) => !isCatchAll(pattern))) return undefined;
  const [open] = fitting;
  // The running shop decides whether the page exists.
  if (open && shop) return undefined;
  if (open)
    return {
      code: 'ROUTE005',
      severity: 'warning',
      message: `Only the page "${open.name}", which takes every address, matches "${address}"`,
      fix: `Write ${open.name === 'content' ? `"content:${path.slice(1)}"` : 'page:<route name>'}, or the path of a page; lint --shop <address> checks against a shop`,
    };
  return {
    code: 'ROUTE004',
    message: `"${address}" matches no page`,
    fix: 'Link to a page by name: page:<route name>',
  };
}
