/** Checks that every `$bind` refers to an existing value. */

import type { Finding } from '#engine/definition/finding.ts';
import type { Shape } from '#engine/definition/grammar.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { pathParameters } from '#engine/route/path-pattern.ts';
import type { DocumentIndex } from './document-index.ts';
import { fieldsAt } from './fields-at.ts';
import { placedNodes } from './placed-nodes.ts';
import { childNode, membersAt, membersOf, scalarOf, textAt, walk } from './source/json-tree.ts';
import { atKey, atValue, type SourceFile, type SourceProblem } from './source/source-file.ts';
import { nearestWord } from './suggest.ts';

/** Segment fields that a page may use; an open shape does not list its fields. */
const segmentShapes: Readonly<Record<string, Shape>> = {
  session: { properties: { customerType: {}, vatIncluded: {}, auth: {} } },
  market: { properties: { alias: {} } },
  config: {
    properties: { flowboxActive: {}, nostoAccountId: {}, delivery: { properties: { from: {} } } },
  },
};

export function checkBindings(source: SourceFile, index: DocumentIndex): Finding[] {
  const findings: Finding[] = [];
  walk(source.root, (node, jsonPath) => {
    const path = textAt(node, '$bind');
    if (path === undefined) return;
    const problem = problemOf(path, jsonPath, source, index);
    if (problem) findings.push(atValue(source, [...jsonPath, '$bind'], problem));
  });
  return [...findings, ...undeclaredKeys(source), ...typeProblems(source, index)];
}

/** Reports rules about a query key that the page does not declare: an undeclared key never reaches the page. */
function undeclaredKeys(source: SourceFile): Finding[] {
  if (source.kind !== 'page') return [];
  return placedNodes(source).flatMap(({ node, jsonPath }) => {
    const findings: Finding[] = [];
    const rule = childNode(node, 'when');
    if (rule)
      walk(rule, (inner, place) => {
        if (inner.type !== 'object' || place.at(-1) === 'query') return;
        for (const { key } of membersAt(inner, 'query')) {
          const problem = routeProblem(['query', key], source);
          if (problem) findings.push(atKey(source, [...jsonPath, 'when', ...place, 'query', key], problem));
        }
      });
    return findings;
  });
}

/** Reports values whose type differs from the field's type; unresolved bindings are reported elsewhere. */
function typeProblems(source: SourceFile, index: DocumentIndex): Finding[] {
  if (source.kind !== 'page') return [];
  return placedNodes(source).flatMap(({ node, jsonPath }) => {
    const { bindable = {} } = index.grammar.widgets[textAt(node, 'type') ?? ''] ?? {};
    return Object.entries(bindable).flatMap(([path, wanted]) =>
      fieldsAt(childNode(node, 'props'), path, [...jsonPath, 'props']).flatMap(
        ({ node: field, jsonPath: place }) => {
          const bound = textAt(field, '$bind');
          const given = bound === undefined ? undefined : typeOf(bound, source, index);
          if (!wanted || !given || given === wanted || (wanted === 'integer' && given === 'number'))
            return [];
          const message = `"${bound}" is a ${given}, the field takes a ${wanted}`;
          const fix = 'Bind to a value of that type';
          return [atValue(source, [...place, '$bind'], { code: 'BIND004', message, fix })];
        },
      ),
    );
  });
}

/** Undefined for an open shape or a missing value. */
function typeOf(path: string, source: SourceFile, { grammar }: DocumentIndex) {
  const [root, name = '', ...rest] = path.split('.');
  if (root === 'route') return 'string';
  if (root !== 'data') return undefined;
  const entry = membersAt(source.root, 'data').find(({ key }) => key === name);
  let shape: Shape | undefined = grammar.sources[textAt(entry?.value, 'source') ?? ''];
  for (const step of rest) {
    const { properties, items }: Shape = shape ?? {};
    shape = items && /^\d+$/.test(step) ? items : properties?.[step];
  }
  return shape?.type ?? (shape?.properties ? 'object' : undefined);
}

function problemOf(
  path: string,
  jsonPath: JsonPath,
  source: SourceFile,
  index: DocumentIndex,
): SourceProblem | undefined {
  const [root = '', ...rest] = path.split('.');
  const shape = segmentShapes[root];
  if (shape) return fieldProblem(shape, rest, root);
  // Only a page has a route and data; bindings of an example or an override depend on the page that uses it.
  if (source.kind === 'widget' || source.kind === 'override') return undefined;
  if (root === 'item')
    return { code: 'BIND001', message: '"item" is known only inside a list', fix: 'Bind to data.<name>' };
  if (source.kind !== 'page') {
    return {
      code: 'BIND001',
      message: `A ${source.kind} has no "${root}" of its own`,
      fix: 'Bind in the page',
    };
  }
  return root === 'data' ? dataProblem(rest, jsonPath, source, index) : routeProblem(rest, source);
}

function dataProblem(
  [name = '', ...rest]: string[],
  jsonPath: JsonPath,
  source: SourceFile,
  { grammar }: DocumentIndex,
) {
  if (jsonPath[0] === 'data') {
    return {
      code: 'BIND001',
      message: 'Data is fetched in parallel and cannot depend on other data',
      fix: 'Bind to route.params or route.query',
    };
  }
  const declared = membersAt(source.root, 'data');
  const entry = declared.find(({ key }) => key === name);
  if (!entry)
    return {
      code: 'BIND001',
      message: `The page has no data called "${name}"`,
      fix: choice(
        name,
        declared.map(({ key }) => key),
        `Declare "${name}" under "data"`,
      ),
    };
  return fieldProblem(grammar.sources[textAt(entry.value, 'source') ?? ''] ?? {}, rest, `data.${name}`);
}

function routeProblem([part, ...rest]: string[], source: SourceFile): SourceProblem | undefined {
  const name = rest.join('.');
  const route = childNode(source.root, 'route');
  const known = part === 'params' ? parametersOf(source) : membersAt(route, 'query').map(({ key }) => key);
  if (known.some(key => key === name || (key.endsWith('*') && name.startsWith(key.slice(0, -1)))))
    return undefined;
  const what = part === 'params' ? 'route parameter' : 'declared query key';
  const declare =
    part === 'params'
      ? `Add ":${name}" to route.paths, or bind to something else`
      : `Declare "${name}" under route.query`;
  return { code: 'BIND003', message: `The page has no ${what} "${name}"`, fix: choice(name, known, declare) };
}

function parametersOf(source: SourceFile): string[] {
  // Error pages have no path of their own; the server provides the status.
  if (textAt(source.root, 'pageType') === 'Error Page') return ['status'];
  const route = childNode(source.root, 'route');
  const paths = childNode(route, 'paths');
  const first = scalarOf(membersOf(paths)[0]?.value ?? paths);
  return first === undefined ? [] : pathParameters(String(first), textAt(route, 'splat'));
}

function fieldProblem(shape: Shape, path: readonly string[], above: string): SourceProblem | undefined {
  const [name, ...rest] = path;
  if (name === undefined || (!shape.properties && !shape.items && shape.type === undefined)) return undefined;
  if (shape.items) {
    if (/^\d+$/.test(name)) return fieldProblem(shape.items, rest, `${above}.${name}`);
    return {
      code: 'BIND002',
      message: `"${above}" is a list and has no "${name}"`,
      fix: `Bind to ${above}, or to one entry: ${above}.0`,
    };
  }
  const inner =
    shape.properties && Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
  if (inner) return fieldProblem(inner, rest, `${above}.${name}`);
  return {
    code: 'BIND002',
    message: `"${above}" has no field "${name}"`,
    fix: choice(name, Object.keys(shape.properties ?? {}), 'Bind to the whole value'),
  };
}

/** The nearest name, otherwise all known names, otherwise `otherwise`. */
function choice(word: string, known: readonly string[], otherwise: string): string {
  const near = nearestWord(word, known);
  if (near) return `Write "${near}"`;
  return known.length > 0 ? `Known here: ${known.join(', ')}` : otherwise;
}
