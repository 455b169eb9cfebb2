/**
 * Checks images: the alternative text is a text and not a file name, and a linked image says where the link leads.
 * Where a text beside the image names it, the alternative text is not rendered and not asked for.
 */

import type { Finding } from '#engine/definition/finding.ts';
import { isNamedIn } from '#engine/definition/named-pictures.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { isLocaleCode, localeCodes } from '#i18n/locales.ts';
import type { DocumentIndex } from './document-index.ts';
import { fieldsAt, type LintedField } from './fields-at.ts';
import { placedNodes } from './placed-nodes.ts';
import {
  childNode,
  type JsonNode,
  memberOf,
  membersAt,
  membersOf,
  plain,
  scalarOf,
  textAt,
  walk,
} from './source/json-tree.ts';
import { atValue, type SourceFile, type SourceProblem } from './source/source-file.ts';

const fileEnding = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;
const holderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));
const nameIn = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export function checkImages(source: SourceFile, index: DocumentIndex): Finding[] {
  return placedNodes(source).flatMap(({ node, jsonPath }) => {
    const { images = [], links = [], namedBy = {} } = index.grammar.widgets[textAt(node, 'type') ?? ''] ?? {};
    const props = childNode(node, 'props');
    return images.flatMap(path => {
      const linkNames = links.filter(link => holderOf(link) === holderOf(path)).map(nameIn);
      return fieldsAt(props, holderOf(path), [...jsonPath, 'props']).flatMap(holder =>
        imageFindings(source, holder, { name: nameIn(path), linkNames, namedBy: namedBy[path] ?? [] }),
      );
    });
  });
}

interface Image {
  name: string;
  /** Fields beside it. */
  linkNames: readonly string[];
  namedBy: readonly string[];
}

function imageFindings(
  source: SourceFile,
  { node: holder, jsonPath }: LintedField,
  { name, linkNames, namedBy }: Image,
): Finding[] {
  const alt = childNode(childNode(holder, name), 'alt');
  if (alt?.type !== 'object') return [];
  const isOnlyText = linkNames.some(link => memberOf(holder, link)) && !hasText(holder, name);
  const place: JsonPath = [...jsonPath, name, 'alt'];
  const beside = plain(holder);
  const problems = membersAt(childNode(holder, name), 'alt').flatMap(({ key, value }) => {
    if (isLocaleCode(key) && isNamedIn(beside, namedBy, key)) return [];
    const problem = altProblem(value, isOnlyText);
    return problem ? [atValue(source, [...place, key], problem)] : [];
  });
  return problems.slice(0, 1);
}

function altProblem(value: JsonNode, isOnlyText: boolean): SourceProblem | undefined {
  const alt = scalarOf(value);
  if (alt === undefined) return undefined;
  const code = 'A11Y002';
  if (alt === null) {
    const message = 'A linked image without an alternative text';
    return isOnlyText ? { code, message, fix: 'Describe where the link leads' } : undefined;
  }
  const text = String(alt).trim();
  if (text === '')
    return {
      code,
      message: 'The alternative text is empty',
      fix: 'Describe the image, or write null if it is decorative',
    };
  if (fileEnding.test(text))
    return { code, message: 'A file name is not an alternative text', fix: 'Describe the image' };
  return undefined;
}

/** Whether there is a text beside the image: literal, from the messages, or bound. */
function hasText(holder: JsonNode, image: string): boolean {
  return membersOf(holder).some(({ key, value }) => {
    let found = false;
    if (key !== image)
      walk(value, node => {
        found ||= ['$t', '$bind', ...localeCodes].some(field => textAt(node, field)?.trim());
      });
    return found;
  });
}
