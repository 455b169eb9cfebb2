/** The widgets that may be added at a place, and how a new one begins. */
import type { IntlShape } from 'react-intl';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { PreviewCatalogue, WidgetSample } from '#engine/definition/preview-port.ts';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode } from '#engine/operation/operation.ts';
import { hasMessage } from '#i18n/create-intl.ts';
import { isRecord } from '#kernel/is-record.ts';
import { widgetAbout, widgetNameKey } from '#page-form/widget-text.ts';
import { presetOf, presetsOf } from '#studio-api/preset-of.ts';
import { widgetTypeName } from '../../editing/structure/node-name.ts';

export interface WidgetChoice {
  /** The type, with the name of the preset. */
  id: string;
  type: string;
  name: string;
  /** What the widget does. */
  about: string;
  group: 'content' | 'once';
  /** Undefined for a widget without a picture. */
  picture: string | undefined;
  /** A new instance, with an id that may be taken. */
  node: DocumentNode;
  /** Whether all of it may stand in a document. */
  mayStandIn(body: DocumentBody): boolean;
}

/** Pictures of docs/widgets, as files of the build. */
const pictures = import.meta.glob<string>('../../../../docs/widgets/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
export const pictureOf = (type: string): string | undefined =>
  pictures[`../../../../docs/widgets/${type}.webp`];

/** Whether the schema lets the widget stand in this document. */
function mayStand({ type, schema }: WidgetSample, body: DocumentBody, used: ReadonlySet<string>): boolean {
  const layouts = schema['x-layouts'];
  const { layout } = body;
  if (Array.isArray(layouts) && typeof layout === 'string' && !layouts.includes(layout)) return false;
  return schema['x-singleton'] !== true || !used.has(type);
}

/** Whether a widget of the type may be added to this document. */
export function mayStandIn({ widgets }: PreviewCatalogue, body: DocumentBody): (type: string) => boolean {
  const used = new Set([...nodesOf(body)].flatMap(({ type }) => (typeof type === 'string' ? [type] : [])));
  const isContent = body['kind'] === 'content';
  const types = new Set(
    widgets.flatMap(widget =>
      mayStand(widget, body, used) && (!isContent || widget.kind === 'content') ? [widget.type] : [],
    ),
  );
  return type => types.has(type);
}

/** A new widget with a title becomes the heading of a page that has none, and of no other. */
function newNode(
  { type, version, schema: { properties } }: WidgetSample,
  preset: WidgetInstance | undefined,
  needsHeading: boolean,
): DocumentNode {
  const { titleTag: _tag, ...props } = preset?.props ?? {};
  const heading = needsHeading && isRecord(properties) && 'titleTag' in properties ? { titleTag: 'h1' } : {};
  return { type, v: version, id: type, props: { ...props, ...heading } };
}

const presetNameKey = (type: string, name: string): string =>
  `PREVIEW_PRESET_${`${type}_${name}`.replaceAll('-', '_').toUpperCase()}`;

/** One without a name in Studio's languages, as of developers' own widgets, has that of its example. */
const presetName = (type: string, name: string, intl: IntlShape): string => {
  const id = presetNameKey(type, name);
  return hasMessage(intl, id) ? intl.formatMessage({ id }) : `${widgetTypeName(type, intl)} (${name})`;
};

export function widgetChoices(
  catalogue: PreviewCatalogue,
  { body, needsHeading }: { body: DocumentBody; needsHeading: boolean },
  intl: IntlShape,
): WidgetChoice[] {
  const mayStandThere = mayStandIn(catalogue, body);
  return catalogue.widgets
    .filter(({ type }) => mayStandThere(type))
    .flatMap(widget => {
      const { type, kind } = widget;
      const shared = {
        type,
        about: widgetAbout(type, intl),
        // What developers have added to the shop is there to be placed.
        group: kind === 'part' || !hasMessage(intl, widgetNameKey(type)) ? ('content' as const) : kind,
        picture: pictureOf(type),
        mayStandIn: other => mayStandIn(catalogue, other)(type),
      } satisfies Partial<WidgetChoice>;
      return [
        {
          ...shared,
          id: type,
          name: widgetTypeName(type, intl),
          node: newNode(widget, presetOf(widget), needsHeading),
        },
        ...presetsOf(widget).map(({ name, instance }) => ({
          ...shared,
          id: `${type} ${name}`,
          name: presetName(type, name, intl),
          node: newNode(widget, instance, needsHeading),
        })),
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name, intl.locale));
}

export const matches = (
  { name, type, about }: Pick<WidgetChoice, 'name' | 'type' | 'about'>,
  query: string,
): boolean =>
  [name, type, about].some(text => text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()));
