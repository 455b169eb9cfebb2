/** What people call a node: the kind of widget and its first text. */
import type { IntlShape } from 'react-intl';
import { childLists } from '#engine/operation/node-tree.ts';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { hasMessage } from '#i18n/create-intl.ts';
import { isRecord } from '#kernel/is-record.ts';
import { widgetNameKey } from '#page-form/widget-text.ts';
import { widgetTitles } from '#registry/widget-titles.gen.ts';
import { areaPlace } from '../../parts/texts/document-name.ts';

/** "Banner"; a widget that developers have added without a name in Studio's languages has the title of its schema. */
export function widgetTypeName(type: string, intl: IntlShape): string {
  const key = widgetNameKey(type);
  if (hasMessage(intl, key)) return intl.formatMessage({ id: key });
  return widgetTitles[type] ?? intl.formatMessage({ id: 'PART_MISSING' }, { type });
}

/** Whether a deploy has removed the widget. */
export const isMissingWidget = ({ type }: DocumentNode): boolean =>
  typeof type === 'string' && !Object.hasOwn(widgetTitles, type);

/** "Banner", "Row", "Fragment usp". */
export function kindName(node: DocumentNode, intl: IntlShape): string {
  const { kind, type } = node;
  if (typeof type === 'string') return widgetTypeName(type, intl);
  if (kind === 'container') return intl.formatMessage({ id: 'OUTLINE_ROW' });
  if (kind === 'area') return intl.formatMessage({ id: 'OUTLINE_AREA' });
  if (kind === 'fragment') return intl.formatMessage({ id: 'OUTLINE_FRAGMENT' });
  return intl.formatMessage({ id: 'OUTLINE_ENTRY' });
}

const MOST_PARTS = 3;

/** "Banner, Text": by the kinds of its parts people know a row; its kind for one without parts. */
export function rowHeading(row: DocumentNode, intl: IntlShape): string {
  const parts = childLists(row).flatMap(({ nodes }) => nodes.map(part => kindName(part, intl)));
  const names = [...new Set(parts)];
  if (names.length === 0) return kindName(row, intl);
  const more = names.length > MOST_PARTS ? ['…'] : [];
  return [...names.slice(0, MOST_PARTS), ...more].join(', ');
}

const textKeys = ['title', 'label', 'eyebrow', 'subtitle', 'text', 'html', 'buttonLabel'];
const MAX_LENGTH = 60;

/** The text in the language, or in the first that has one. */
function textOf(value: unknown, locale: string): string {
  if (typeof value === 'string') return value;
  // References to messages and data name nothing that people know.
  if (!isRecord(value) || '$t' in value || '$bind' in value) return '';
  const all = [value[locale], ...Object.values(value)];
  return all.find((each): each is string => typeof each === 'string' && each !== '') ?? '';
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** As many whole words as a name has room for, and a sign that there are more. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const room = text.slice(0, MAX_LENGTH);
  const end = text[MAX_LENGTH] === ' ' ? MAX_LENGTH : room.lastIndexOf(' ');
  return `${(end > 0 ? room.slice(0, end) : room).trimEnd()}…`;
}

/** The words by which a node is recognised, in the language of the page; empty when it has none. */
export function nodeHint(node: DocumentNode, locale: string, intl: IntlShape): string {
  if (node['kind'] === 'area') return areaPlace(textOf(node['areaName'] ?? node['alias'], locale), intl);
  if (node['kind'] === 'fragment') return textOf(node['ref'], locale);
  const holder = isRecord(node['props']) ? node['props'] : node;
  for (const key of textKeys) {
    const text = plain(textOf(holder[key], locale));
    if (text !== '') return shortened(text);
  }
  return '';
}
