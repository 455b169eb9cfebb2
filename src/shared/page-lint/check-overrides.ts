/** Checks overrides against the pages they extend: missing targets, changed base values, invalid results (R-PAGE-6). */

import type { Finding } from '#engine/definition/finding.ts';
import type { FragmentDocument, PageDocument } from '#engine/definition/page-document.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { applyOverrides } from '#engine/override/apply-overrides.ts';
import { chainOf, isAmbiguous, overridesBefore } from '#engine/override/choose-overrides.ts';
import type { OverrideDocument, OverrideOperation } from '#engine/override/override-document.ts';
import { sameJson } from '#kernel/same-json.ts';
import { checkStructure } from './check-structure.ts';
import type { DocumentIndex } from './document-index.ts';
import { fieldOfNode, nodeOfPage, repeatedId } from './page-fields.ts';
import { parseJson } from './source/parse-json.ts';
import { atValue, plainDocument, type SourceFile } from './source/source-file.ts';

interface Overriding {
  source: SourceFile;
  document: OverrideDocument;
}

export function checkOverrides(sound: readonly SourceFile[], index: DocumentIndex): Finding[] {
  const of = (kind: SourceFile['kind']) => sound.filter(source => source.kind === kind);
  // The structure has just been validated against the grammar of this kind.
  const pages = of('page').map(source => plainDocument(source) as PageDocument);
  const parts = of('fragment').map(source => plainDocument(source) as FragmentDocument);
  const fragments = Object.fromEntries(parts.map(fragment => [fragment.id, fragment]));
  const overrides = of('override').map(source => ({
    source,
    document: plainDocument(source) as OverrideDocument,
  }));
  const byId = new Map(overrides.map(({ document }) => [document.id, document]));

  const placed = overrides.map(each => ({
    ...each,
    page: pages.find(({ id }) => chainOf(each.document, id, byId)),
  }));

  return placed.flatMap(({ source, document, page }, at) => {
    if (!page) return withoutPage(source, document, byId, index);
    const ofPage = placed.filter(each => each.page === page).map(each => each.document);
    const rival = overrides.slice(0, at).find(other => isAmbiguous(other.document, document));
    const parents = chainOf(document, page.id, byId) ?? [];
    // What another override hides is not missing for one that does not build on it.
    const base = overridesBefore(document, page.id, ofPage).reduce(
      (before, each) =>
        applyOverrides(before, [each], fragments, { marksHidden: !parents.includes(each) }).page,
      page,
    );
    return [
      ...(rival ? [twoParents(source, rival.document)] : []),
      ...operationFindings({ source, document }, base, fragments, index),
    ];
  });
}

function withoutPage(
  source: SourceFile,
  { extends: parent, ops }: OverrideDocument,
  byId: ReadonlyMap<string, OverrideDocument>,
  { broken }: DocumentIndex,
): Finding[] {
  if (broken.has(`page:${parent}`) || broken.has(`override:${parent}`)) return [];
  const known = byId.has(parent);
  return [
    atValue(source, ['extends'], {
      code: known ? 'OVR003' : 'OVR001',
      // Who takes a page off the shop is not stopped by what a market has of its own of it.
      ...(!known && ops.every(({ id }) => id !== undefined) ? { severity: 'warning' as const } : {}),
      message: known
        ? 'The chain of parents never reaches a page'
        : `There is no page or override "${parent}"`,
      fix: 'Write the id of a page',
    }),
  ];
}

const twoParents = (source: SourceFile, rival: OverrideDocument): Finding =>
  atValue(source, ['context'], {
    code: 'OVR003',
    message: `"${rival.id}" applies to the same context, and neither is narrower`,
    fix: `Narrow the context, or write "extends": "${rival.id}"`,
  });

/** Applies each operation to the result of the previous ones; reports the first problem of each. */
function operationFindings(
  { source, document }: Overriding,
  base: PageDocument,
  fragments: Readonly<Record<string, FragmentDocument>>,
  index: DocumentIndex,
): Finding[] {
  const found: Finding[] = [];
  let before = base;
  for (const [at, operation] of document.ops.entries()) {
    const jsonPath: JsonPath = ['ops', at];
    const { page, lost } = applyOverrides(before, [{ ...document, ops: [operation] }], fragments);
    const [missing] = lost;
    if (missing) found.push(targetMissing(source, jsonPath, operation, missing.address));
    else
      found.push(
        ...(baseChanged(source, jsonPath, operation, before) ??
          invalidResult(source, jsonPath, operation, page, index)),
      );
    before = page;
  }
  return found;
}

/** The path of an address within the operation. */
function jsonPathOfAddress(operation: OverrideOperation, address: string): JsonPath {
  if ('hide' in operation) return ['hide'];
  if ('set' in operation) return ['set', 'id'];
  if ('move' in operation && operation.move.id === address) return ['move', 'id'];
  const [name, where] =
    'move' in operation ? (['move', operation.move] as const) : (['insert', operation.insert] as const);
  return [name, 'after' in where ? 'after' : 'before' in where ? 'before' : 'firstIn'];
}

const targetMissing = (
  source: SourceFile,
  jsonPath: JsonPath,
  operation: OverrideOperation,
  address: string,
): Finding =>
  atValue(source, [...jsonPath, ...jsonPathOfAddress(operation, address)], {
    code: 'OVR001',
    // Who changes the page cannot correct what a market has of its own: it waits for its editors, and the page is served.
    ...(operation.id === undefined ? {} : { severity: 'warning' as const }),
    message: `The page has no node "${address}"`,
    about: { name: address },
    fix: 'Write the id of an existing node, or remove the operation',
  });

function baseChanged(
  source: SourceFile,
  jsonPath: JsonPath,
  operation: OverrideOperation,
  before: PageDocument,
): Finding[] | null {
  if (!('set' in operation) || !('baseWas' in operation.set)) return null;
  const { id, path, baseWas } = operation.set;
  const now = fieldOfNode(nodeOfPage(before, id), path);
  if (sameJson(now ?? null, baseWas)) return null;
  return [
    atValue(source, [...jsonPath, 'set', 'baseWas'], {
      code: 'OVR002',
      severity: 'warning',
      message: `The base value is now ${JSON.stringify(now) ?? 'absent'}`,
      fix: 'Check whether your value still fits, then write the new base value as "baseWas"',
    }),
  ];
}

/** Checks that the result is a valid page; the operation that breaks it gets the finding. */
function invalidResult(
  source: SourceFile,
  jsonPath: JsonPath,
  operation: OverrideOperation,
  page: PageDocument,
  { grammar }: DocumentIndex,
): Finding[] {
  const inside: JsonPath = 'set' in operation ? ['set', 'value'] : [];
  const twice = 'insert' in operation ? repeatedId(page) : undefined;
  if (twice !== undefined)
    return [
      atValue(source, [...jsonPath, 'insert', 'node', 'id'], {
        code: 'PAGE020',
        message: `Id "${twice}" is used twice`,
        fix: `Write another, "${twice}-2"`,
      }),
    ];
  const parsed = parseJson(JSON.stringify(page));
  if (!parsed.ok) return [];
  const result: SourceFile = { file: source.file, text: '', kind: 'page', root: parsed.root };
  const [first] = checkStructure(result, grammar.documents.page);
  if (!first) return [];
  const { code, message, fix = 'Change the operation so that the page stays valid' } = first;
  return [
    atValue(source, [...jsonPath, ...inside], {
      code,
      message: `The result is not a valid page: ${message}`,
      fix,
    }),
  ];
}
