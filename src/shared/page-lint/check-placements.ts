/** Checks placement: regions of the layout, existing fragments, and widgets that are limited to one instance or to some layouts. */

import type { Finding } from '#engine/definition/finding.ts';
import type { DocumentIndex } from './document-index.ts';
import { type PlacedNode, placedNodes } from './placed-nodes.ts';
import { childNode, itemsAt, type JsonNode, membersAt, scalarOf, textAt } from './source/json-tree.ts';
import { atKey, atValue, type SourceFile } from './source/source-file.ts';
import { nearestWord } from './suggest.ts';

export function checkPlaces(source: SourceFile, index: DocumentIndex): Finding[] {
  const nodes = placedNodes(source);
  const findings = nodes.flatMap(node =>
    node.what === 'fragment' ? fragmentFindings(source, node, index) : [],
  );
  return source.kind === 'page'
    ? [...regionFindings(source, index), ...findings, ...widgetFindings(source, nodes, index)]
    : findings;
}

function regionFindings(source: SourceFile, index: DocumentIndex): Finding[] {
  const name = textAt(source.root, 'layout') ?? '';
  const layout = index.layouts.get(name);
  if (!layout) {
    if (index.broken.has(`layout:${name}`)) return [];
    return [
      atValue(source, ['layout'], {
        code: 'PAGE003',
        message: `Unknown layout "${name}"`,
        fix: choice(name, index.layouts.keys()),
      }),
    ];
  }
  const declared = membersAt(layout.root, 'regions');
  const known = declared.map(({ key }) => key);
  const filled = membersAt(source.root, 'regions').map(({ key }) => key);
  const unknown = filled.filter(region => !known.includes(region));
  const missing = declared.filter(({ key, value }) => isTrue(value, 'required') && !filled.includes(key));
  return [
    ...unknown.map(region =>
      atKey(source, ['regions', region], {
        code: 'PAGE022',
        message: `Layout "${name}" has no region "${region}"`,
        fix: choice(region, known),
      }),
    ),
    // A mistyped required region is one problem, reported above.
    ...missing
      .filter(({ key }) => !unknown.some(region => nearestWord(region, known) === key))
      .map(({ key }) =>
        atValue(source, ['regions'], {
          code: 'PAGE005',
          message: `Region "${key}" is missing`,
          fix: `Add "${key}"`,
        }),
      ),
  ];
}

function fragmentFindings(
  source: SourceFile,
  { node, jsonPath, region }: PlacedNode,
  index: DocumentIndex,
): Finding[] {
  const ref = textAt(node, 'ref') ?? '';
  const target = index.fragments.get(ref);
  if (!target) {
    if (index.broken.has(`fragment:${ref}`)) return [];
    const fix = choice(ref, index.fragments.keys());
    return [
      atValue(source, [...jsonPath, 'ref'], {
        code: 'PAGE021',
        message: `Unknown fragment "${ref}"`,
        fix,
        about: { name: ref },
      }),
    ];
  }
  const allowed = itemsAt(target.root, 'allowIn').map(item => String(scalarOf(item)));
  if (region === undefined || allowed.length === 0 || allowed.includes(region)) return [];
  if (!isDeclared(region, source, index)) return [];
  return [
    atValue(source, [...jsonPath, 'ref'], {
      code: 'PAGE024',
      message: `Fragment "${ref}" is not allowed in region "${region}"`,
      fix: `Its regions: ${allowed.join(', ')}`,
    }),
  ];
}

/** Reports an unknown region once, at its name. */
function isDeclared(region: string, source: SourceFile, { layouts }: DocumentIndex): boolean {
  const layout = layouts.get(textAt(source.root, 'layout') ?? '');
  return layout !== undefined && membersAt(layout.root, 'regions').some(({ key }) => key === region);
}

function widgetFindings(source: SourceFile, nodes: readonly PlacedNode[], index: DocumentIndex): Finding[] {
  const layout = textAt(source.root, 'layout') ?? '';
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { node, jsonPath, what } of nodes) {
    if (what !== 'widget' && what !== 'fragment') continue;
    const types =
      what === 'widget' ? [textAt(node, 'type') ?? ''] : [...widgetTypesOf(textAt(node, 'ref') ?? '', index)];
    const caret = [...jsonPath, what === 'widget' ? 'type' : 'ref'];
    for (const type of types) {
      const facts = index.grammar.widgets[type];
      if (facts?.singleton && seen.has(type)) {
        findings.push(
          atValue(source, caret, {
            code: 'PAGE023',
            message: `"${type}" may be used only once in a page`,
            fix: 'Remove one',
          }),
        );
      } else if (facts?.layouts && !facts.layouts.includes(layout)) {
        const fix = `Its layouts: ${facts.layouts.join(', ')}`;
        findings.push(
          atValue(source, caret, {
            code: 'PAGE024',
            message: `"${type}" is not allowed in layout "${layout}"`,
            fix,
          }),
        );
      }
      seen.add(type);
    }
  }
  return findings;
}

function widgetTypesOf(ref: string, index: DocumentIndex, above: readonly string[] = []): string[] {
  const fragment = index.fragments.get(ref);
  if (!fragment || above.includes(ref)) return [];
  return placedNodes(fragment).flatMap(({ node, what }) => {
    if (what === 'fragment') return widgetTypesOf(textAt(node, 'ref') ?? '', index, [...above, ref]);
    return what === 'widget' ? [textAt(node, 'type') ?? ''] : [];
  });
}

/** Reports fragments that contain themselves; each cycle once, in its first file by name. */
export function checkFragmentCycles(index: DocumentIndex): Finding[] {
  return [...index.fragments].flatMap(([name, source]) =>
    placedNodes(source)
      .filter(({ node, what }) => what === 'fragment' && leadsBack(textAt(node, 'ref') ?? '', name, index))
      .map(({ jsonPath }) =>
        atValue(source, [...jsonPath, 'ref'], {
          code: 'PAGE025',
          message: `Fragment "${name}" includes itself through this one`,
          fix: 'Remove this node',
        }),
      ),
  );
}

function leadsBack(from: string, to: string, index: DocumentIndex, seen: readonly string[] = []): boolean {
  if (from === to) return seen.every(name => name > to);
  const source = index.fragments.get(from);
  if (!source || seen.includes(from)) return false;
  return placedNodes(source).some(
    ({ node, what }) =>
      what === 'fragment' && leadsBack(textAt(node, 'ref') ?? '', to, index, [...seen, from]),
  );
}

const isTrue = (node: JsonNode, key: string): boolean => scalarOf(childNode(node, key)) === true;

function choice(word: string, known: Iterable<string>): string {
  const all = [...known];
  const near = nearestWord(word, all);
  return near ? `Write "${near}"` : all.length > 0 ? `One of ${all.join(', ')}` : 'There is none yet';
}
