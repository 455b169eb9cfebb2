/** Checks headings: one h1 per page, and no skipped level (WCAG 1.3.1, R-A11Y-14). */

import type { Finding } from '#engine/definition/finding.ts';
import type { HeadingFact } from '#engine/definition/grammar.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { neverTogether } from './check-rules.ts';
import type { DocumentIndex } from './document-index.ts';
import { fieldsAt } from './fields-at.ts';
import { type PlacedNode, placedNodes } from './placed-nodes.ts';
import { childNode, type JsonNode, textAt } from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

/** Undefined when the level is unknown, as in a content area. */
interface Heading {
  level: number | undefined;
  jsonPath: JsonPath;
  placed: PlacedNode;
}

export function checkHeadings(source: SourceFile, index: DocumentIndex): Finding[] {
  if (source.kind !== 'page') return [];
  const seen = new Set<string>();
  const headings = placedNodes(source).flatMap(placed => {
    const type = textAt(placed.node, 'type') ?? '';
    // A second h1 is reported already.
    if (index.grammar.widgets[type]?.singleton && seen.has(type)) return [];
    seen.add(type);
    return headingsOf(placed, index);
  });
  return [...firstLevel(source, headings), ...leaps(source, headings)];
}

function headingsOf(placed: PlacedNode, index: DocumentIndex, above: readonly string[] = []): Heading[] {
  const { node, jsonPath, what } = placed;
  if (what === 'area') return [{ level: undefined, jsonPath, placed }];
  if (what === 'fragment') {
    const ref = textAt(node, 'ref') ?? '';
    const fragment = above.includes(ref) ? undefined : index.fragments.get(ref);
    const nodes = fragment ? placedNodes(fragment) : [];
    const inside = nodes.flatMap(one => headingsOf(one, index, [...above, ref]));
    return inside.map(({ level }) => ({ level, jsonPath: [...jsonPath, 'ref'], placed }));
  }
  const props = childNode(node, 'props');
  return (index.grammar.widgets[textAt(node, 'type') ?? '']?.headings ?? []).flatMap(fact =>
    shownBy(fact, props, jsonPath).map(level => ({
      level: level === 'any' ? undefined : level,
      jsonPath: fact.path === '' ? [...jsonPath, 'type'] : [...jsonPath, 'props', ...fact.path.split('.')],
      placed,
    })),
  );
}

/** The heading level, once per existing text; none for a text that is configured not to be a heading. */
function shownBy(
  { path, level, from }: HeadingFact,
  props: JsonNode | undefined,
  jsonPath: JsonPath,
): (number | 'any')[] {
  if (path === '') return [level ?? 'any'];
  const holder = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
  const name = path.slice(path.lastIndexOf('.') + 1);
  return fieldsAt(props, holder, jsonPath).flatMap(({ node }) => {
    if (!childNode(node, name)) return [];
    const said = from === undefined ? undefined : textAt(node, from);
    if (said === undefined) return level === 0 ? [] : [level ?? 'any'];
    return /^h[1-6]$/.test(said) ? [Number(said[1])] : [];
  });
}

function firstLevel(source: SourceFile, headings: readonly Heading[]): Finding[] {
  const first = headings.filter(({ level }) => level === 1);
  const second = first.find((one, at) =>
    first.slice(0, at).some(({ placed }) => placed === one.placed || !neverTogether(placed, one.placed)),
  );
  if (second) {
    const fix = 'Make it an h2, or show them to different visitors';
    return [atValue(source, second.jsonPath, { code: 'A11Y001', message: 'A second h1', fix })];
  }
  if (first.length > 0 || headings.some(({ level }) => level === undefined)) return [];
  const fix = 'Add a heading, as a text with "titleTag": "h1"';
  return [atValue(source, ['regions'], { code: 'A11Y001', message: 'The page has no h1', fix })];
}

function leaps(source: SourceFile, headings: readonly Heading[]): Finding[] {
  return headings.flatMap(({ level, jsonPath }, at) => {
    const before = headings[at - 1]?.level;
    if (before === undefined || level === undefined || level <= before + 1) return [];
    const message = `An h${level} after an h${before}`;
    const fix = `Make it an h${before + 1}`;
    return [atValue(source, jsonPath, { code: 'A11Y003', severity: 'warning', message, fix })];
  });
}
