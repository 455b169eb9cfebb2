/** Content as stored: the shapes of the jsonb columns, every text and configuration by language. */
import { z } from 'zod';
import type { Experiments, Taking } from '#kernel/experiment/choose-arm.ts';

/** GraphQL's Int. */
const int = z
  .number()
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);
const byLanguage = z.record(z.string(), z.string());

export const widgetShape = z.object({
  id: z.coerce.string(),
  name: z.string(),
  sortOrder: int.default(0),
  /** The name + `PageWidget` by default. */
  type: z.string().optional(),
  size: z.string().default('full'),
  classNames: z.array(z.string()).default([]),
  /** Names of pictures of the type `pagewidget`. */
  images: z.array(z.string()).default([]),
  configuration: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  /** Shown to no visitor. */
  hidden: z.boolean().default(false),
});

export const containerShape = z.object({
  id: int,
  name: z.string().default(''),
  sortOrder: int.default(0),
  classNames: z.array(z.string()).default([]),
  layout: z.string().default('full'),
  responsiveMode: z.string().default('stack'),
  design: z.string().default('default'),
  /** On which device it is shown. */
  display: z.enum(['always', 'desktop', 'mobile']).catch('always'),
  /** When it is shown, ISO 8601: from one moment until before another. */
  from: z.string().nullish(),
  until: z.string().nullish(),
  /** To whom it is shown; absent: to all. */
  customerTypes: z.array(z.enum(['PERSON', 'ORGANIZATION'])).nullish(),
  /** Shown to no visitor. */
  hidden: z.boolean().default(false),
  widgets: z.array(z.unknown()).nullish(),
});

/** What a submenu advertises: a picture of the type `pagewidget` with a text and a link. */
export const promotionShape = z.object({
  /** As in a document; `alt` is null where the picture only decorates. */
  image: z.looseObject({ file: z.string(), width: int, height: int, alt: z.unknown().optional() }),
  title: byLanguage,
  text: byLanguage.nullish(),
  href: z.string(),
});
export type PromotionRecord = z.infer<typeof promotionShape>;

export const itemShape = z.object({
  id: z.coerce.string(),
  /** category, brand, product, page; any other links to `url`. */
  type: z.string().default('custom'),
  /** Id or alias of the target; a product always by its id. */
  value: z.coerce.string().default(''),
  label: byLanguage.nullish(),
  title: byLanguage.nullish(),
  url: byLanguage.nullish(),
  targetBlank: z.boolean().default(false),
  open: z.boolean().default(false),
  hidden: z.boolean().default(false),
  promotion: promotionShape.nullish().catch(null),
  order: int.default(0),
  children: z.array(z.unknown()).nullish(),
});

export const filtersShape = z.array(z.object({ key: z.string(), value: z.coerce.string() }));

const metaTexts = z.object({ title: z.string(), description: z.string(), keywords: z.string() }).partial();
export const metaShape = z.record(z.string(), metaTexts).nullable().catch(null);

export type ContentFilter = z.infer<typeof filtersShape>[number];
type Meta = z.infer<typeof metaShape>;
type Texts = Partial<Record<string, string>> | null;

/** The arm that shows a container or a widget of a document; rows take part in no experiment. */
interface Tried {
  experiment?: Taking;
}

export type WidgetRecord = z.infer<typeof widgetShape> & Tried;
export type ContainerRecord = Omit<z.infer<typeof containerShape>, 'widgets'> & {
  widgets: readonly WidgetRecord[];
} & Tried;

export type MenuItemRecord = Omit<z.infer<typeof itemShape>, 'children'> & {
  children: readonly MenuItemRecord[];
};

export interface MenuRecord {
  id: string;
  name: string;
  title: Texts;
  locations: readonly string[];
  items: readonly MenuItemRecord[];
}

/** When it is visible: drafts never, the rest from one moment until before another. */
export interface Showing {
  draft: boolean;
  activeFrom: Date | null;
  activeTo: Date | null;
}

export interface CollectionRecord extends Showing {
  id: number;
  name: string;
  family: string | null;
  areaName: string | null;
  title: Texts;
  tags: readonly string[];
  meta: Meta;
  filters: readonly ContentFilter[];
  /** Of a document of an area. */
  experiments?: Experiments;
  containers: readonly ContainerRecord[];
  /** Pixel sizes of the existing pictures that its widgets reference. */
  pictures: ReadonlyMap<string, { width: number; height: number }>;
}

/** A collection with an address of its own, without its content. */
export interface PageRecord extends Showing {
  id: number;
  name: string;
  title: Texts;
  tags: readonly string[];
  meta: Meta;
  /** By language id. */
  aliases: ReadonlyMap<string, string>;
}

/** Whether a container is shown to the customer at the moment. */
export function isOpen(
  { from, until, customerTypes }: Pick<ContainerRecord, 'from' | 'until' | 'customerTypes'>,
  { now, customerType }: { now: Date; customerType: 'PERSON' | 'ORGANIZATION' },
): boolean {
  return (
    (!from || new Date(from) <= now) &&
    (!until || now < new Date(until)) &&
    (!customerTypes || customerTypes.includes(customerType))
  );
}

/** When it becomes visible, and when no longer; a draft never does. */
export const momentsOf = ({ draft, activeFrom, activeTo }: Showing): (Date | null)[] =>
  draft ? [] : [activeFrom, activeTo];

export const isShown = ({ draft, activeFrom, activeTo }: Showing, now: Date): boolean =>
  !draft && (activeFrom === null || activeFrom <= now) && (activeTo === null || now < activeTo);
