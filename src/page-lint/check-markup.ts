/** HTML of which the sanitiser will take parts away: the author would miss them only on the page. */
import { localeCodes } from '#i18n/locales.ts';
import type { DocumentIndex } from './document-index.ts';
import { fieldsAt } from './fields-at.ts';
import type { Finding } from '#engine/finding.ts';
import { childOf, type JsonNode, textAt, type Way } from './json-tree.ts';
import { placedNodes } from './placed-nodes.ts';
import { atValue, type SourceFile } from './source-file.ts';

/** Finds nothing unless the caller brings the sanitiser's opinion. */
export function checkMarkup(source: SourceFile, { grammar, strippedFrom }: DocumentIndex): Finding[] {
  if (!strippedFrom) return [];
  return placedNodes(source).flatMap(({ node, way }) => {
    const paths = grammar.widgets[textAt(node, 'type') ?? '']?.html ?? [];
    return paths
      .flatMap(path => fieldsAt(childOf(node, 'props'), path, [...way, 'props']))
      .flatMap(textsOf)
      .flatMap(({ text, way: place }) => {
        const lost = strippedFrom(text);
        if (lost.length === 0) return [];
        const message = `The sanitiser takes away ${lost.join(', ')}`;
        const fix = 'Remove them, or use a widget made for it: image, video, html with css and scripts';
        return [atValue(source, place, { code: 'HTML001', severity: 'warning', message, fix })];
      });
  });
}

/** A plain text, or one per language. */
function textsOf({ node, way }: { node: JsonNode; way: Way }): { text: string; way: Way }[] {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? [{ text: node.value, way }] : [];
  return node.kind === 'object' ? localeCodes.flatMap(locale => ofLocale(node, locale, way)) : [];
}

function ofLocale(node: JsonNode, locale: string, way: Way): { text: string; way: Way }[] {
  const text = textAt(node, locale);
  return text === undefined ? [] : [{ text, way: [...way, locale] }];
}
