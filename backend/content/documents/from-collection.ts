/** Reads a stored collection as a document, and remembers which of its nodes was which row. */
import type { ContentDocument } from '#engine/content/content-document.ts';
import { withOwnProps } from '#engine/content/own-props.ts';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import type { ContainerNode } from '#engine/definition/page-document.ts';
import { defaultLocale, type LocaleCode } from '#i18n/locales.ts';
import type { ContainerRecord, WidgetRecord } from '../content-record.ts';
import type { CollectionRow } from './collection-row.ts';
import type { ContentForms } from './content-forms.ts';
import { type LinkOf, mergeProps } from './merge-props.ts';
import { idOf, takeId } from './node-ids.ts';
import { withoutMarks } from './references.ts';
import { fromTexts, toTexts, valuesByLanguage } from './texts.ts';

export interface ReadContainer {
  node: ContainerNode;
  row: ContainerRecord;
  widgets: ReadonlyMap<string, { node: WidgetInstance; row: WidgetRecord }>;
  /** What no widget of this shop reads, or what is switched off. It stays as it is, for other clients. */
  others: readonly WidgetRecord[];
}

export interface ReadCollection {
  document: ContentDocument;
  row: CollectionRow;
  containers: ReadonlyMap<string, ReadContainer>;
}

export interface ReadTools {
  forms: ContentForms;
  linkOf: LinkOf;
}

const layouts = ['full', 'half', 'third', 'quarter'] as const;
const notPhones = ['tablet', 'laptop', 'desktop', 'desktopBig'] as const;

/** @param key the document's id, which only the caller knows to be free. */
export function fromCollection(row: CollectionRow, key: string, tools: ReadTools): ReadCollection {
  const taken = new Set<string>();
  const containers = new Map(
    row.containers.map(container => {
      const read = readContainer(container, row, taken, tools);
      return [read.node.id, read] as const;
    }),
  );
  const isArea = row.family !== null && row.areaName !== null;
  const title = toTexts(valuesByLanguage(row.title));
  const seo = seoOf(row);
  const document: ContentDocument = {
    format: 1,
    kind: 'content',
    id: key,
    number: row.id,
    // The name of a page's row is its alias.
    label: ((isArea ? null : fromTexts(title)?.[defaultLocale]) ?? (row.name.trim() || key)).slice(0, 100),
    ...(isArea
      ? { family: row.family ?? '', areaName: row.areaName ?? '' }
      : { aliases: Object.fromEntries(aliasesOf(row)) }),
    ...(title ? { title } : {}),
    ...(row.filters.length > 0 ? { filters: row.filters } : {}),
    ...(row.tags.length > 0 ? { tags: row.tags } : {}),
    ...(seo ? { seo } : {}),
    ...(row.draft ? { draft: true } : {}),
    ...(row.activeFrom ? { activeFrom: momentOf(row.activeFrom) } : {}),
    ...(row.activeTo ? { activeTo: momentOf(row.activeTo) } : {}),
    regions: { main: [...containers.values()].map(({ node }) => node) },
  };
  return { document, row, containers };
}

const momentOf = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z');

const aliasesOf = ({ aliases }: CollectionRow): Map<LocaleCode, string> =>
  valuesByLanguage(Object.fromEntries(aliases));

function seoOf({ meta }: CollectionRow): ContentDocument['seo'] | undefined {
  const texts = valuesByLanguage(meta);
  const textsOf = (key: 'title' | 'description' | 'keywords') => {
    const found = toTexts(new Map([...texts].map(([locale, each]) => [locale, each[key]])));
    return found ? { [key]: found } : {};
  };
  const seo = { ...textsOf('title'), ...textsOf('description'), ...textsOf('keywords') };
  return Object.keys(seo).length > 0 ? seo : undefined;
}

function ruleOf({ display, from, until, customerTypes }: ContainerRecord): Pick<ContainerNode, 'when'> {
  const when: Rule = {
    ...(display === 'mobile' ? { viewport: ['phone'] } : {}),
    ...(display === 'desktop' ? { viewport: [...notPhones] } : {}),
    ...(customerTypes ? { customerType: customerTypes } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  };
  return Object.keys(when).length === 0 ? {} : { when };
}

function readContainer(
  row: ContainerRecord,
  collection: CollectionRow,
  taken: Set<string>,
  tools: ReadTools,
): ReadContainer {
  const id = takeId(idOf(String(row.id)), taken);
  const others: WidgetRecord[] = [];
  const widgets = new Map<string, { node: WidgetInstance; row: WidgetRecord }>();
  for (const widget of row.widgets) {
    const read = readWidget(widget, collection, tools);
    if (!read) {
      others.push(widget);
      continue;
    }
    const node = { ...read, id: takeId(idOf(widget.id), taken) };
    widgets.set(node.id, { node, row: widget });
  }
  const design = designOf(row.design);
  const node: ContainerNode = {
    kind: 'container',
    id,
    layout: layouts.find(each => each === row.layout) ?? 'full',
    ...(design === 'default' ? {} : { design }),
    ...(row.responsiveMode.toLowerCase() === 'collapse' ? { mobile: 'slider' as const } : {}),
    ...(row.hidden ? { hidden: true } : {}),
    ...ruleOf(row),
    widgets: [...widgets.values()].map(each => each.node),
  };
  return { node, row, widgets, others };
}

const designOf = (design: string): NonNullable<ContainerNode['design']> => {
  if (design.includes('contained')) return 'contained';
  return design === 'full-width' || design === 'narrow' ? design : 'default';
};

function readWidget(
  { name, images, configuration, hidden }: WidgetRecord,
  { pictures }: CollectionRow,
  { forms, linkOf }: ReadTools,
): Omit<WidgetInstance, 'id'> | null {
  const bare = name.replace(/PageWidget$/, '');
  const widget = Object.values(forms.widgets).find(each => each.name === bare);
  if (!widget) return null;
  const sizes = images.map(fileName => ({
    fileName,
    ...(pictures.get(fileName) ?? { width: 0, height: 0 }),
  }));
  const byLanguage = valuesByLanguage(withoutMarks(configuration));
  if ([...byLanguage.values()].some(({ active }) => active === false)) return null;
  const props = new Map<LocaleCode, Record<string, unknown>>();
  for (const [locale, values] of byLanguage) {
    const read = withOwnProps(values, widget.fromCms(values, sizes, locale), widget.version);
    const accepted = read && forms.accept(widget.type, structuredClone(read));
    if (read && !accepted) return null;
    // A language without a text of its own shows none, as before.
    props.set(locale, accepted ?? {});
  }
  if (![...props.values()].some(each => Object.keys(each).length > 0)) return null;
  return {
    type: widget.type,
    v: widget.version,
    ...(hidden ? { hidden } : {}),
    props: mergeProps(props, widget.fields, linkOf),
  };
}
