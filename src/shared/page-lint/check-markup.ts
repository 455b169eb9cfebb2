/** Reports HTML that the sanitiser will remove; authors would otherwise notice it only on the page. */

import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { localeCodes } from '#i18n/locales.ts';
import type { DocumentIndex } from './document-index.ts';
import { fieldsAt } from './fields-at.ts';
import { placedNodes } from './placed-nodes.ts';
import { childNode, type JsonNode, scalarOf, textAt } from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';

/** Does nothing unless the caller passes a sanitiser. */
export function checkMarkup(source: SourceFile, { grammar, strippedFrom }: DocumentIndex): Finding[] {
  if (!strippedFrom) return [];
  return placedNodes(source).flatMap(({ node, jsonPath }) => {
    const paths = grammar.widgets[textAt(node, 'type') ?? '']?.html ?? [];
    return paths
      .flatMap(path => fieldsAt(childNode(node, 'props'), path, [...jsonPath, 'props']))
      .flatMap(textsOf)
      .flatMap(({ text, jsonPath: place }) => {
        const lost = strippedFrom(text);
        if (lost.length === 0) return [];
        const message = `The sanitiser takes away ${lost.join(', ')}`;
        const fix = 'Remove them, or use a widget made for it: image, video, html with css and scripts';
        return [atValue(source, place, { code: 'HTML001', severity: 'warning', message, fix })];
      });
  });
}

/** A plain text, or one per language. */
function textsOf({
  node,
  jsonPath,
}: {
  node: JsonNode;
  jsonPath: JsonPath;
}): { text: string; jsonPath: JsonPath }[] {
  const text = scalarOf(node);
  return typeof text === 'string'
    ? [{ text, jsonPath }]
    : localeCodes.flatMap(locale => ofLocale(node, locale, jsonPath));
}

function ofLocale(
  node: JsonNode,
  locale: string,
  jsonPath: JsonPath,
): { text: string; jsonPath: JsonPath }[] {
  const text = textAt(node, locale);
  return text === undefined ? [] : [{ text, jsonPath: [...jsonPath, locale] }];
}
