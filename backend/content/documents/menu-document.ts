/** Reads a stored menu as a document, and writes a document as a menu. Entries that were not edited keep the values of their rows. */
import type { MenuDocument, MenuItemNode, MenuPromotionNode } from '#engine/content/content-document.ts';
import { isSameJson } from '#engine/content/own-props.ts';
import { defaultLocale, localeCodes } from '#i18n/locales.ts';
import type { MenuItemRecord, MenuRecord, PromotionRecord } from '../content-record.ts';
import { idOf, takeId } from './node-ids.ts';
import { fromTexts, toTexts, valuesByLanguage } from './texts.ts';

// What a submenu advertises, as documents and as rows have it.

/** Undefined without a text in any language. */
function fromPromotion(record: PromotionRecord | null | undefined): MenuPromotionNode | undefined {
  const title = toTexts(valuesByLanguage(record?.title));
  if (!record || !title) return undefined;
  const text = toTexts(valuesByLanguage(record.text));
  return { image: record.image, title, ...(text ? { text } : {}), href: record.href };
}

/** Null until it has a picture, a title and a link. */
function toPromotion(node: MenuPromotionNode | undefined): PromotionRecord | null {
  const { image, title: texts, text, href } = node ?? {};
  const title = fromTexts(texts);
  if (!image || !title || !href) return null;
  return { image, title, text: fromTexts(text), href };
}

interface ReadItem {
  /** Without the entries below it. */
  node: MenuItemNode;
  row: MenuItemRecord;
}

export interface ReadMenu {
  document: MenuDocument;
  row: MenuRecord;
  items: ReadonlyMap<string, ReadItem>;
}

/** The reference for type and value of an entry: `category`, `101` → `category:renkaat`. Undefined when there is no such thing. */
export type TargetOf = (type: string, value: string) => string | undefined;

export function fromMenu(row: MenuRecord, key: string, targetOf: TargetOf): ReadMenu {
  const taken = new Set<string>();
  const known = new Map<string, ReadItem>();
  const readItem = (item: MenuItemRecord): MenuItemNode => {
    const node = toNode(item, takeId(idOf(item.id), taken), targetOf);
    known.set(node.id, { node, row: item });
    return item.children.length > 0 ? { ...node, items: item.children.map(readItem) } : node;
  };
  const title = toTexts(valuesByLanguage(row.title));
  const document: MenuDocument = {
    format: 1,
    kind: 'menu',
    id: key,
    label: (row.name.trim() || key).slice(0, 100),
    locations: row.locations,
    ...(title ? { title } : {}),
    items: row.items.map(readItem),
  };
  return { document, row, items: known };
}

/** An address that a row has once. */
const inEveryLanguage = (address: string) =>
  Object.fromEntries(
    localeCodes.map(code => [code, code === defaultLocale ? address : { $same: defaultLocale }]),
  );

function toNode(item: MenuItemRecord, id: string, targetOf: TargetOf): MenuItemNode {
  const target = targetOf(item.type, item.value);
  const own = toTexts(valuesByLanguage(item.url)) ?? (item.value ? inEveryLanguage(item.value) : undefined);
  const label = toTexts(valuesByLanguage(item.label));
  const title = toTexts(valuesByLanguage(item.title));
  const promotion = fromPromotion(item.promotion);
  return {
    id,
    ...(target ? { target } : own ? { url: own } : {}),
    ...(label ? { label } : {}),
    ...(title ? { title } : {}),
    ...(item.targetBlank ? { targetBlank: true } : {}),
    ...(item.open ? { open: true } : {}),
    ...(item.hidden ? { hidden: true } : {}),
    ...(promotion ? { promotion } : {}),
  };
}

export function toMenu(document: MenuDocument, was: ReadMenu | undefined): MenuRecord {
  const before = was?.document;
  const isSameTitle = before !== undefined && isSameJson(before.title, document.title);
  return {
    id: was?.row.id ?? document.id,
    name: before?.label === document.label ? (was?.row.name ?? '') : document.label,
    title: isSameTitle ? (was?.row.title ?? null) : fromTexts(document.title),
    locations: document.locations,
    items: writeItems(document.items, before?.items ?? [], was?.items ?? new Map<string, ReadItem>()),
  };
}

function writeItems(
  items: readonly MenuItemNode[],
  before: readonly MenuItemNode[],
  known: ReadMenu['items'],
): MenuItemRecord[] {
  const isOrdered = isSameJson(
    items.map(({ id }) => id),
    before.map(({ id }) => id),
  );
  return items.map(({ items: below = [], ...own }, index) => {
    const was = known.get(own.id);
    const written = was && isSameJson(own, was.node) ? was.row : writeItem(own);
    return {
      ...written,
      order: isOrdered && was ? was.row.order : index + 1,
      children: writeItems(below, before.find(({ id }) => id === own.id)?.items ?? [], known),
    };
  });
}

function writeItem(item: MenuItemNode): MenuItemRecord {
  const [type, value] = typeAndValue(item.target);
  return {
    id: item.id,
    type,
    value,
    label: fromTexts(item.label),
    title: fromTexts(item.title),
    url: item.target === undefined ? fromTexts(item.url) : null,
    targetBlank: item.targetBlank ?? false,
    open: item.open ?? false,
    hidden: item.hidden ?? false,
    promotion: toPromotion(item.promotion),
    order: 0,
    children: [],
  };
}

function typeAndValue(target = ''): [type: string, value: string] {
  const [, kind = '', name = ''] = /^(category|brand|content|page):(.+)$/.exec(target) ?? [];
  // A product is known by its number; by an alias it is an address, as lists and campaigns are.
  const product = /^product:(\d+)$/.exec(target)?.[1];
  if (product) return ['product', product];
  if (kind === 'content') return ['page', name];
  // The shop's own pages are told from information pages by their name.
  if (kind === 'page') return ['page', target];
  return kind === '' ? ['custom', target] : [kind, name];
}
