/** Writes a document as a collection. Rows that were not edited keep all their values, including those that documents do not contain. */
import { type CmsWidget, picturesOf, writeCms } from '#engine/content/cms-form.ts';
import type { ContentDocument } from '#engine/content/content-document.ts';
import { isSameJson } from '#engine/content/own-props.ts';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import { migrateInstance } from '#engine/definition/migrate-instance.ts';
import type { ContainerNode } from '#engine/definition/page-document.ts';
import { resolveProps } from '#engine/values/resolve-values.ts';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import type { CollectionRecord, ContainerRecord, WidgetRecord } from '../content-record.ts';
import type { ContentForms } from './content-forms.ts';
import type { ReadCollection, ReadContainer } from './from-collection.ts';
import { numberFor } from './node-ids.ts';
import { markAliases, markLink } from './references.ts';
import { fromTexts } from './texts.ts';

export type WrittenCollection = Omit<CollectionRecord, 'pictures'> & {
  /** By language code. */
  aliases: Readonly<Record<string, string>>;
};

/** @param was the row that the document was read from; absent for a document that is new. */
export function toCollection(
  document: ContentDocument,
  was: ReadCollection | undefined,
  { widgets }: Pick<ContentForms, 'widgets'>,
): WrittenCollection {
  const { main } = document.regions;
  const before = [...(was?.containers.values() ?? [])];
  const isOrdered = isSameJson(
    main.map(({ id }) => id),
    before.map(({ node }) => node.id),
  );
  /** The row's own value where the document still says the same. */
  const kept = <Value>(key: keyof ContentDocument, own: Value, value: Value): Value =>
    was && isSameJson(document[key], was.document[key]) ? own : value;
  return {
    id: numberOfDocument(document),
    name: kept('label', was?.row.name ?? '', document.label),
    family: document.family ?? null,
    areaName: document.areaName ?? null,
    title: kept('title', was?.row.title ?? null, fromTexts(document.title)),
    tags: document.tags ?? [],
    meta: kept('seo', was?.row.meta ?? null, metaOf(document)),
    filters: [...(document.filters ?? [])],
    draft: document.draft ?? false,
    activeFrom: kept('activeFrom', was?.row.activeFrom ?? null, dateOf(document.activeFrom)),
    activeTo: kept('activeTo', was?.row.activeTo ?? null, dateOf(document.activeTo)),
    aliases: document.aliases ?? {},
    ...(document.experiments ? { experiments: document.experiments } : {}),
    containers: main.map((node, index) => {
      const container = writeContainer(document.id, node, was?.containers.get(node.id), widgets);
      return isOrdered ? container : { ...container, sortOrder: index + 1 };
    }),
  };
}

export const numberOfDocument = ({ id, number }: ContentDocument): number =>
  number ?? numberFor(`content:${id}`);

const dateOf = (moment: string | undefined): Date | null => (moment === undefined ? null : new Date(moment));

function metaOf({ seo }: ContentDocument): CollectionRecord['meta'] {
  const texts = { title: fromTexts(seo?.title), description: fromTexts(seo?.description) };
  const keywords = fromTexts(seo?.keywords);
  const all = { ...texts, ...(keywords ? { keywords } : {}) };
  const codes = new Set(Object.values(all).flatMap(each => Object.keys(each ?? {})));
  if (codes.size === 0) return null;
  return Object.fromEntries(
    [...codes].map(code => [
      code,
      Object.fromEntries(
        Object.entries(all).flatMap(([key, each]) => (each?.[code] === undefined ? [] : [[key, each[code]]])),
      ),
    ]),
  );
}

const isCustomerType = (type: string): type is 'PERSON' | 'ORGANIZATION' =>
  type === 'PERSON' || type === 'ORGANIZATION';

function limitsOf({ when = {} }: ContainerNode): Pick<ContainerRecord, 'from' | 'until' | 'customerTypes'> {
  const { from, until, customerType } = when;
  return {
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(customerType ? { customerTypes: customerType.filter(isCustomerType) } : {}),
  };
}

function displayOf({ when }: ContainerNode): ContainerRecord['display'] {
  const viewports = when?.viewport;
  if (!viewports) return 'always';
  if (viewports.every(each => each === 'phone')) return 'mobile';
  return viewports.includes('phone') ? 'always' : 'desktop';
}

function writeContainer(
  document: string,
  node: ContainerNode,
  was: ReadContainer | undefined,
  widgets: ContentForms['widgets'],
): ContainerRecord {
  // A row that is tried is still the row that it was.
  const { widgets: inside, experiment, ...own } = node;
  const { widgets: _, ...ownBefore } = was?.node ?? { widgets: [] };
  const kept = was && isSameJson(own, ownBefore) ? was.row : undefined;
  const isOrdered = isSameJson(
    inside.map(({ id }) => id),
    was?.node.widgets.map(({ id }) => id) ?? [],
  );
  const written = inside.flatMap(({ experiment: taking, ...widget }, index) => {
    const before = was?.widgets.get(widget.id);
    const made =
      before && isSameJson(widget, before.node)
        ? before.row
        : writeWidget(widget, node, before?.row, widgets);
    const placed = made && (isOrdered ? made : { ...made, sortOrder: index + 1 });
    return placed ? [taking ? { ...placed, experiment: taking } : placed] : [];
  });
  return {
    id: was?.row.id ?? (/^\d{1,9}$/.test(node.id) ? Number(node.id) : numberFor(`${document}/${node.id}`)),
    name: was?.row.name ?? node.id,
    sortOrder: was?.row.sortOrder ?? 0,
    classNames: was?.row.classNames ?? [],
    layout: kept?.layout ?? node.layout,
    responsiveMode: kept?.responsiveMode ?? (node.mobile === 'slider' ? 'collapse' : 'stack'),
    design: kept?.design ?? node.design ?? 'default',
    display: kept?.display ?? displayOf(node),
    ...limitsOf(node),
    hidden: node.hidden ?? false,
    ...(experiment ? { experiment } : {}),
    widgets: [...written, ...(was?.others ?? [])].toSorted((a, b) => a.sortOrder - b.sortOrder),
  };
}

function writeWidget(
  instance: WidgetInstance,
  container: ContainerNode,
  was: WidgetRecord | undefined,
  widgets: ContentForms['widgets'],
): WidgetRecord | null {
  const widget = Object.hasOwn(widgets, instance.type) ? widgets[instance.type] : undefined;
  const current = widget && migrated(instance, widget);
  if (!widget || !current) return null;
  const names = new Set<string>();
  const configuration: Record<string, Record<string, unknown>> = {};
  const marked = markAliases(current.props) as Record<string, unknown>;
  for (const locale of localeCodes) {
    const props = resolveProps(marked, toolsIn(locale));
    for (const { fileName } of picturesOf(props, widget.fields)) names.add(fileName);
    configuration[locale] = writeCms(widget, props, locale);
  }
  return {
    id: was?.id ?? instance.id,
    name: widget.name,
    sortOrder: was?.sortOrder ?? 0,
    size: was?.size ?? container.layout,
    classNames: was?.classNames ?? [],
    images: [...names],
    configuration,
    hidden: instance.hidden ?? false,
  };
}

const migrated = (instance: WidgetInstance, widget: CmsWidget): WidgetInstance | null =>
  migrateInstance(instance, { version: widget.version, migrations: widget.migrations }, () => undefined);

const unbound = {
  route: { params: {}, query: {} },
  session: { customerType: '', vatIncluded: true },
  market: { alias: '' },
  data: {},
};

/** Content documents contain neither bound values nor messages. */
const toolsIn = (locale: LocaleCode) => ({
  locale,
  roots: { ...unbound, config: {} as never },
  message: (id: string) => id,
  link: markLink,
});
