/** Pictures: what they say is a sentence and no file name, and a link says where it leads. */
import { localeCodes } from '#i18n/locales.ts';
import type { DocumentIndex } from './document-index.ts';
import { type Field, fieldsAt } from './fields-at.ts';
import type { Finding } from '#engine/finding.ts';
import { childOf, type JsonNode, memberOf, membersAt, textAt, type Way, walk } from './json-tree.ts';
import { placedNodes } from './placed-nodes.ts';
import { atValue, type Mistake, type SourceFile } from './source-file.ts';

const fileEnding = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;
const holderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));
const nameIn = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export function checkPictures(source: SourceFile, index: DocumentIndex): Finding[] {
  return placedNodes(source).flatMap(({ node, way }) => {
    const { images = [], links = [] } = index.grammar.widgets[textAt(node, 'type') ?? ''] ?? {};
    const props = childOf(node, 'props');
    return images.flatMap(path => {
      const linkNames = links.filter(link => holderOf(link) === holderOf(path)).map(nameIn);
      return fieldsAt(props, holderOf(path), [...way, 'props']).flatMap(holder =>
        pictureFindings(source, holder, nameIn(path), linkNames),
      );
    });
  });
}

function pictureFindings(
  source: SourceFile,
  { node: holder, way }: Field,
  name: string,
  linkNames: readonly string[],
): Finding[] {
  const alt = childOf(childOf(holder, name), 'alt');
  if (alt?.kind !== 'object') return [];
  const isOnlyWords = linkNames.some(link => memberOf(holder, link)) && !hasWords(holder, name);
  const place: Way = [...way, name, 'alt'];
  const mistakes = membersAt(childOf(holder, name), 'alt').flatMap(({ key, value }) => {
    const mistake = altMistake(value, isOnlyWords);
    return mistake ? [atValue(source, [...place, key], mistake)] : [];
  });
  return mistakes.slice(0, 1);
}

function altMistake(value: JsonNode, isOnlyWords: boolean): Mistake | undefined {
  if (value.kind !== 'scalar') return undefined;
  const code = 'A11Y002';
  if (value.value === null) {
    const message = 'A link whose picture says nothing';
    return isOnlyWords ? { code, message, fix: 'Say where it leads' } : undefined;
  }
  const words = String(value.value).trim();
  if (words === '')
    return {
      code,
      message: 'The picture says nothing',
      fix: 'Say what it shows, or null where it decorates',
    };
  if (fileEnding.test(words))
    return { code, message: 'The name of a file says nothing about the picture', fix: 'Say what it shows' };
  return undefined;
}

/** Words beside the picture: written out, from the messages, or bound. */
function hasWords(holder: JsonNode, picture: string): boolean {
  if (holder.kind !== 'object') return false;
  return holder.members.some(({ key, value }) => {
    let found = false;
    if (key !== picture)
      walk(value, node => {
        found ||= ['$t', '$bind', ...localeCodes].some(word => textAt(node, word)?.trim());
      });
    return found;
  });
}
