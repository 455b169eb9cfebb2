/** Checks texts: message ids exist, and reuse has no cycles. */

import type { Finding } from '#engine/definition/finding.ts';
import type { JsonPath } from '#engine/operation/json-fields.ts';
import { isLocaleCode, locales } from '#i18n/locales.ts';
import { type DocumentIndex, textsKey } from './document-index.ts';
import {
  childNode,
  type JsonNode,
  type Member,
  membersOf,
  scalarOf,
  textAt,
  walk,
} from './source/json-tree.ts';
import { atValue, type SourceFile } from './source/source-file.ts';
import { nearestWord } from './suggest.ts';

export function checkTexts(
  source: SourceFile,
  { messageIds, toolMessageIds, messagesByTexts }: DocumentIndex,
): Finding[] {
  const findings: Finding[] = [];
  const isTool = isOfTool(source);
  const isContent = source.kind === 'content' || source.kind === 'menu';
  walk(source.root, (node, jsonPath) => {
    if (node.type !== 'object') return;
    const members = membersOf(node);
    const id = textAt(node, '$t');
    if (id !== undefined && toolMessageIds?.has(id)) {
      if (isTool) return;
      const message = `"${id}" is a message of the preview tool, which the pages of the shop do not load`;
      const fix = 'Write the text here, or add a message of the shop';
      const about = { name: id };
      findings.push(atValue(source, [...jsonPath, '$t'], { code: 'L10N005', message, fix, about }));
    } else if (id !== undefined && !messageIds.has(id)) {
      const near = nearestWord(id, messageIds);
      const fix = near ? `Write "${near}"` : 'Add it to every file of locales/';
      findings.push(
        atValue(source, [...jsonPath, '$t'], {
          code: 'L10N005',
          message: `No message has the id "${id}"`,
          fix,
          about: { name: id },
        }),
      );
    }
    findings.push(...inCircle(source, node, jsonPath, members));
    if (!isText(members)) return;
    // Areas and menus have no messages.
    const known = isContent ? undefined : messagesByTexts?.get(textsKey(locale => textAt(node, locale)));
    if (known !== undefined) {
      const message = `Message "${known}" says the same`;
      const text = `{ "$t": ${JSON.stringify(known)} }`;
      // No automatic edit: two texts that are equal today may still have different meanings.
      const fix = `Write ${text} if both must always change together`;
      const about = { name: known };
      findings.push(atValue(source, jsonPath, { code: 'L10N003', severity: 'warning', message, fix, about }));
    }
    findings.push(...untranslated(source, node, jsonPath, members), ...emptied(source, jsonPath, members));
  });
  return findings;
}

function inCircle(
  source: SourceFile,
  node: JsonNode,
  jsonPath: JsonPath,
  members: readonly Member[],
): Finding[] {
  const last = members.findLast(({ key, value }) => {
    const target = textAt(value, '$same');
    const back = textAt(target === undefined ? undefined : childNode(node, target), '$same');
    return target !== undefined && (target === key || back === key);
  });
  if (!last) return [];
  const message = 'The texts reuse each other in a cycle';
  return [
    atValue(source, [...jsonPath, last.key], { code: 'L10N006', message, fix: 'Write one of them out' }),
  ];
}

/** An address or an alias: of what is in the shop, not for readers. */
const isReference = (text: string): boolean =>
  /^(?:[a-z-]+:\S*|[/#?]\S*|[a-z0-9]+(?:-[a-z0-9]+)*)$/.test(text);

/** Languages that shoppers read another one in. */
function untranslated(
  source: SourceFile,
  node: JsonNode,
  jsonPath: JsonPath,
  members: readonly Member[],
): Finding[] {
  // Addresses per language are no texts.
  if (jsonPath[0] === 'route') return [];
  return members.flatMap(({ key, value }) => {
    const from = textAt(value, '$same');
    const text = from === undefined ? undefined : textAt(node, from);
    if (!isLocaleCode(from) || text === undefined || isReference(text) || !/\p{Letter}/u.test(text))
      return [];
    return [
      atValue(source, [...jsonPath, key], {
        code: 'L10N008',
        severity: 'warning',
        message: `"${key}" shows the text of "${from}"`,
        fix: 'Translate it, unless it is a name',
        about: { name: locales[from].name },
      }),
    ];
  });
}

/** Languages that shoppers read nothing in, while others have a text. */
function emptied(source: SourceFile, jsonPath: JsonPath, members: readonly Member[]): Finding[] {
  // An empty alternative text has a finding of its own.
  if (jsonPath[0] === 'route' || jsonPath.at(-1) === 'alt') return [];
  const isWritten = members.some(({ value }) => String(scalarOf(value) ?? '').trim() !== '');
  if (!isWritten) return [];
  return members.flatMap(({ key, value }) =>
    scalarOf(value) === ''
      ? [
          atValue(source, [...jsonPath, key], {
            code: 'L10N009',
            severity: 'warning',
            message: `"${key}" is empty`,
            fix: 'Write the text, or null to leave it out on purpose',
            about: { name: isLocaleCode(key) ? locales[key].name : key },
          }),
        ]
      : [],
  );
}

/** A page that requires a preview token; it also loads the messages of the preview tool. */
const isOfTool = ({ kind, root }: SourceFile): boolean =>
  kind === 'page' && textAt(childNode(root, 'route'), 'access') === 'preview';

/** An object that contains texts per language and nothing else. */
const isText = (members: readonly Member[]): boolean =>
  members.length > 1 && members.every(({ key }) => isLocaleCode(key));
