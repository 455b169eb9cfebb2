/** The second phase: validates a document against the grammar and turns validator errors into findings, one per problem. */

import type { Edit, Finding } from '#engine/definition/finding.ts';
import type { SchemaError, Validate } from '#engine/definition/grammar.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { explainError } from './source/explain-error.ts';
import { childNode, type JsonNode, memberOf, nodeAt, plain, spanOf } from './source/json-tree.ts';
import { atKey, atValue, type ParsedText } from './source/source-file.ts';
import { nearestWord } from './suggest.ts';

/** Keywords whose cause is reported separately. */
const wrappers = new Set(['if', 'propertyNames', 'oneOf', 'anyOf', 'allOf']);

/** `below` is the position of the checked value in the file; its validator sees only that part. */
export function checkStructure(
  source: ParsedText,
  validate: Validate,
  value = plain(source.root),
  below: JsonPath = [],
): Finding[] {
  if (validate(value)) return [];
  const errors = relevant(validate.errors ?? [], below);
  const found = new Map<string, Finding>();
  for (const error of errors) {
    const { key, field, rename, ...problem } = explainError(error);
    const jsonPath = jsonPathOf(source.root, error.instancePath, below);
    const finding =
      key === undefined
        ? atValue(source, field === undefined ? jsonPath : [...jsonPath, field], problem)
        : atKey(source, [...jsonPath, key], {
            ...problem,
            ...renaming(nodeAt(source.root, jsonPath), key, rename),
          });
    const place = `${finding.line}:${finding.column}:${String(error.params.missingProperty ?? '')}`;
    if (!found.has(place)) found.set(place, finding);
  }
  return [...found.values()];
}

function relevant(errors: readonly SchemaError[], below: JsonPath): SchemaError[] {
  const wrongKind = errors.find(error => error.instancePath === '/kind' && error.keyword === 'const');
  if (wrongKind && below.length === 0) return [wrongKind];
  const causes = errors.filter(error => !wrappers.has(error.keyword));
  const unknownKeys = causes.filter(error => error.keyword === 'additionalProperties');
  const named = new Set(
    causes
      .filter(error => error.keyword === 'required' || error.keyword === 'additionalProperties')
      .map(error => error.instancePath),
  );
  const excluded = new Set<string>();
  return causes.filter(error => {
    if (error.keyword === 'required')
      return !unknownKeys.some(one => isTypoOf(one, error)) && !isTagOf(causes, error);
    if (error.keyword === 'minProperties' || error.keyword === 'maxProperties')
      return !named.has(error.instancePath);
    // Fields that exclude each other are one problem of the object that contains them.
    if (error.keyword !== 'false schema') return true;
    const parent = error.instancePath.slice(0, error.instancePath.lastIndexOf('/'));
    return !excluded.has(parent) && excluded.add(parent);
  });
}

/** A missing tag is reported by the union, which has the allowed values. */
const isTagOf = (errors: readonly SchemaError[], { instancePath, params }: SchemaError): boolean =>
  errors.some(
    error =>
      error.keyword === 'discriminator' &&
      error.instancePath === instancePath &&
      error.params.tag === params.missingProperty,
  );

/** A mistyped required key is one problem, reported as the unknown key. */
function isTypoOf(unknown: SchemaError, missing: SchemaError): boolean {
  const wanted = String(missing.params.missingProperty);
  return (
    unknown.instancePath === missing.instancePath &&
    nearestWord(String(unknown.params.additionalProperty), [wanted]) === wanted
  );
}

function renaming(parent: JsonNode | undefined, key: string, to: string | undefined): { edits?: Edit[] } {
  const member = memberOf(parent, key);
  if (to === undefined || !member || memberOf(parent, to)) return {};
  return { edits: [{ range: spanOf(member.keyNode), text: JSON.stringify(to) }] };
}

function jsonPathOf(root: JsonNode, pointer: string, below: JsonPath): (string | number)[] {
  const jsonPath: (string | number)[] = [...below];
  let node = below.reduce<JsonNode | undefined>(childNode, root);
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const step = node?.type === 'array' ? Number(name) : name;
    jsonPath.push(step);
    node = childNode(node, step);
  }
  return jsonPath;
}
