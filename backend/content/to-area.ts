/** A collection in one language as the contract returns it; configurations are serialised to JSON once and cached. */

import { withShipping } from '#backend/catalogue/market-shipping.ts';
import type { PageWidgetCollectionType, PageWidgetType } from '#backend/graphql/resolvers.gen.ts';
import type { Context } from '#backend/kernel/context.ts';
import { isInArm } from '#engine/experiment/in-arms.ts';
import type { Arms, Experiments, Taking } from '#kernel/experiment/choose-arm.ts';
import type { AnswerReads } from '#kernel/work/answer-reads.ts';
import type { PageDirectory } from './content.repository.ts';
import { type CollectionRecord, type ContainerRecord, isOpen, type WidgetRecord } from './content-record.ts';
import type { WriteReferences } from './documents/references.ts';
import { type ContentContext, inLanguage } from './in-language.ts';

export type Device = 'desktop' | 'mobile';
/** Configurations may name prices of the market. */
type MarketPlace = ContentContext & Pick<Context, 'market'>;
export type Area = PageWidgetCollectionType;

/** Replaces the references of documents by what they are at a place. */
type ReferencesIn = (json: string, place: ContentContext) => string;

export interface AreaWriterPorts {
  references: WriteReferences;
  directory(): Promise<PageDirectory>;
}

type WrittenRow = NonNullable<NonNullable<Area['containers']>[number]>;

interface Written {
  area: Omit<Area, 'containers'>;
  /** Of a document that is tried. */
  experiments?: Experiments | undefined;
  containers: readonly {
    display: ContainerRecord['display'];
    limits: Pick<ContainerRecord, 'from' | 'until' | 'customerTypes'>;
    taking?: Taking | undefined;
    /** With the widgets of all arms. */
    container: WrittenRow;
    /** The arms of its widgets, by their ids. */
    takings: ReadonlyMap<string, Taking>;
  }[];
}

function toWidget(
  widget: WidgetRecord,
  { pictures }: CollectionRecord,
  place: MarketPlace,
  referencesIn: ReferencesIn,
): PageWidgetType {
  const { id, name, sortOrder, type = `${name}PageWidget`, size, classNames, images, configuration } = widget;
  return {
    id,
    name,
    sortOrder,
    type,
    size,
    classNames,
    configuration: withShipping(
      referencesIn(JSON.stringify(inLanguage(configuration, place) ?? {}), place),
      place.market,
      place.language,
    ),
    images: images.map(fileName => {
      const original = pictures.get(fileName);
      if (!original) return { fileName, largestSize: null, sizes: [] };
      const { width, height } = original;
      const largest = { imageWidth: width, imageHeight: height, imageRatio: width > 0 ? height / width : 0 };
      return { fileName, largestSize: largest, sizes: [largest] };
    }),
  };
}

export const toMeta = (meta: CollectionRecord['meta'], place: ContentContext) => {
  const own = inLanguage(meta, place);
  return (
    own && {
      title: own.title ?? null,
      description: own.description ?? null,
      keywords: own.keywords ?? null,
    }
  );
};

const isShown = ({ hidden }: { hidden: boolean }): boolean => !hidden;

function write(
  record: CollectionRecord,
  place: MarketPlace,
  areaId: number,
  referencesIn: ReferencesIn,
): Written {
  const { id, name, family, areaName, title, tags, meta, experiments, containers } = record;
  return {
    area: {
      id,
      name,
      title: inLanguage(title, place),
      familyName: family,
      tags,
      meta: toMeta(meta, place),
      pageArea: areaName === null ? null : { id: areaId, name: areaName, index: 0 },
    },
    experiments,
    containers: containers
      .filter(isShown)
      .map(({ display, from, until, customerTypes, experiment, widgets, ...container }) => ({
        display,
        limits: { from, until, customerTypes },
        taking: experiment,
        takings: new Map(
          widgets.flatMap(({ id, experiment: taking }) => (taking ? [[id, taking] as const] : [])),
        ),
        container: {
          ...container,
          widgets: widgets.filter(isShown).map(widget => toWidget(widget, record, place, referencesIn)),
        },
      })),
  };
}

/** The row as visitors of these arms see it: a widget says of which arms it is a part, so that it can be counted. */
function rowIn(
  { container, taking: ofRow, takings }: Written['containers'][number],
  experiments: Experiments | undefined,
  arms: Arms,
): WrittenRow {
  if (!experiments) return container;
  const widgets = (container.widgets ?? []).flatMap(widget => {
    const taking = widget ? takings.get(widget.id) : undefined;
    if (!widget || !isInArm(taking, experiments, arms)) return [];
    const own = [ofRow, taking].flatMap(each => (each && arms[each.name] === each.arm ? [each] : []));
    return own.length > 0 ? [{ ...widget, configuration: withTakings(widget.configuration, own) }] : [widget];
  });
  return { ...container, widgets };
}

/** Of its row and its own: a part may be tried within a tried row. */
const withTakings = (configuration: string, experiment: readonly Taking[]): string =>
  JSON.stringify({ ...(JSON.parse(configuration) as object), experiment });

/** For whom and when an area is asked. */
export interface Asker {
  /** Null shows the containers of every device. */
  device: Device | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  /** Of a visitor who takes part in experiments; of the others the first one is shown. */
  arms: Arms;
  now: Date;
  /** Learns when a container begins or ends. */
  reads?: AnswerReads | undefined;
}

/** Converts records in the language of a context, without the containers that are for other devices, customers or times. */
export function createAreaWriter({ references, directory }: AreaWriterPorts) {
  // Cached with the record as key: a change of content creates a new one.
  const written = new WeakMap<CollectionRecord, Map<string, Written>>();
  return async (
    record: CollectionRecord,
    place: MarketPlace,
    { device, customerType, arms, now, reads }: Asker,
    areaId = record.id,
  ): Promise<Area> => {
    const byPlace = written.get(record) ?? new Map<string, Written>();
    written.set(record, byPlace);
    const key = `${place.channel.id} ${place.market.id} ${place.language.id}`;
    const pages = await directory();
    const all = byPlace.get(key) ?? write(record, place, areaId, (json, at) => references(json, at, pages));
    byPlace.set(key, all);
    const { area, experiments, containers } = all;
    const own = containers.filter(
      ({ display, taking }) =>
        (device === null || display === 'always' || display === device) && isInArm(taking, experiments, arms),
    );
    reads?.changesWith(
      own.flatMap(({ limits }) => [limits.from, limits.until]),
      now,
    );
    const shown = own.filter(({ limits }) => isOpen(limits, { now, customerType }));
    return { ...area, containers: shown.map(row => rowIn(row, experiments, arms)) };
  };
}

/** An area without content: clients show nothing, without an error (R-WIDGET-3). */
export const emptyArea = (familyName: string, areaName: string, areaId = 0): Area => ({
  id: 0,
  name: areaName,
  title: null,
  familyName,
  tags: [],
  meta: null,
  pageArea: { id: areaId, name: areaName, index: 0 },
  containers: [],
});
