/** Checks content documents and menus: an area can show only what every client of the API can be told. */

import { showsPromotion } from '#engine/content/shown-promotions.ts';
import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import type { DocumentIndex } from './document-index.ts';
import { type PlacedNode, placedNodes } from './placed-nodes.ts';
import type { JsonNode } from './source/json-tree.ts';
import { childNode, itemsAt, memberOf, membersOf, scalarOf, textAt, walk } from './source/json-tree.ts';
import { atKey, atValue, type SourceFile } from './source/source-file.ts';

const viewports = 5;
/** Conditions that the API itself decides, for every client. */
const areaKeys = ['viewport', 'customerType', 'from', 'until'];

export function checkContent(source: SourceFile, index: DocumentIndex): Finding[] {
  if (source.kind === 'menu') return [...repeatedEntries(source), ...promotionFindings(source)];
  if (source.kind !== 'content') return [];
  return [
    ...placedNodes(source).flatMap(placed =>
      placed.what === 'widget' ? widgetFindings(source, placed, index) : containerFindings(source, placed),
    ),
    ...valueFindings(source),
  ];
}

function widgetFindings(source: SourceFile, { node, jsonPath }: PlacedNode, index: DocumentIndex): Finding[] {
  const type = textAt(node, 'type') ?? '';
  const facts = index.grammar.widgets[type];
  const refused = (['when', 'load'] as const).filter(key => memberOf(node, key));
  return [
    ...(facts && !facts.area
      ? [
          atValue(source, [...jsonPath, 'type'], {
            code: 'PAGE024',
            message: `"${type}" is not allowed in areas and information pages`,
            fix: 'Put it into a page instead',
          }),
        ]
      : []),
    ...refused.map(key => refusal(source, [...jsonPath, key], `A widget of an area has no "${key}"`)),
  ];
}

function containerFindings(source: SourceFile, { node, jsonPath }: PlacedNode): Finding[] {
  const rule = childNode(node, 'when');
  if (!rule) return [];
  const others = membersOf(rule).filter(({ key }) => !areaKeys.includes(key));
  const devices = itemsAt(rule, 'viewport').map(scalarOf);
  const isMixed = devices.includes('phone') && devices.length > 1 && devices.length < viewports;
  return [
    ...others.map(({ key }) =>
      refusal(
        source,
        [...jsonPath, 'when', key],
        'A container of an area is limited by viewport, customerType and time alone',
      ),
    ),
    ...(isMixed
      ? [
          atValue(source, [...jsonPath, 'when', 'viewport'], {
            code: 'PAGE026',
            message: 'An area tells phones from all other devices only',
            fix: 'Write ["phone"], or every class except phone',
          }),
        ]
      : []),
  ];
}

/** Bound values and messages: other clients of the API get texts. */
function valueFindings(source: SourceFile): Finding[] {
  const found: Finding[] = [];
  walk(source.root, (node, jsonPath) => {
    for (const key of ['$t', '$bind'])
      if (textAt(node, key) !== undefined)
        found.push(refusal(source, [...jsonPath, key], `An area has no "${key}"`));
  });
  return found;
}

const refusal = (source: SourceFile, jsonPath: JsonPath, message: string): Finding =>
  atKey(source, jsonPath, { code: 'PAGE026', message, fix: 'Remove it, or put the widget into a page' });

function repeatedEntries(source: SourceFile): Finding[] {
  const seen = new Set<string>();
  const visit = (items: readonly JsonNode[], above: JsonPath): Finding[] =>
    items.flatMap((item, index) => {
      const place = [...above, index];
      const id = textAt(item, 'id') ?? '';
      const isRepeated = seen.has(id);
      seen.add(id);
      const problem = {
        code: 'PAGE020',
        message: `Id "${id}" is used twice`,
        fix: `Write another, "${id}-2"`,
      };
      return [
        ...(isRepeated ? [atValue(source, [...place, 'id'], problem)] : []),
        ...visit(itemsAt(item, 'items'), [...place, 'items']),
      ];
    });
  return visit(itemsAt(source.root, 'items'), ['items']);
}

/** What a promotion needs to be shown. */
const promotionKeys = ['image', 'title', 'href'] as const;

/** What an entry advertises where there is no submenu to show it, as after a move, and what is not ready to be shown. */
function promotionFindings(source: SourceFile): Finding[] {
  const locations = itemsAt(source.root, 'locations').map(scalarOf);
  const visit = (items: readonly JsonNode[], above: JsonPath, level: number): Finding[] =>
    items.flatMap((item, index) => {
      const place = [...above, index];
      const inner = itemsAt(item, 'items');
      const promotion = childNode(item, 'promotion');
      const lacking = promotion ? promotionKeys.filter(key => !memberOf(promotion, key)) : [];
      const isUnseen = promotion && !showsPromotion({ locations, level, below: inner.length });
      return [
        ...(isUnseen
          ? [
              atKey(source, [...place, 'promotion'], {
                code: 'PAGE027',
                severity: 'warning',
                message: `Nothing shows the promotion of "${textAt(item, 'id') ?? ''}"`,
                fix: 'Remove it, or move the entry to the first level of the main menu and put entries below it',
              }),
            ]
          : []),
        ...(lacking.length > 0
          ? [
              atKey(source, [...place, 'promotion'], {
                code: 'PAGE028',
                message: `The promotion lacks ${lacking.join(', ')}`,
                fix: 'Add what is missing, or remove the promotion',
              }),
            ]
          : []),
        ...visit(inner, [...place, 'items'], level + 1),
      ];
    });
  return visit(itemsAt(source.root, 'items'), ['items'], 1);
}
