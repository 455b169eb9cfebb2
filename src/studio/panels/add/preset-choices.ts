/** The presets of merchandisers that may be added at a place. */
import type { IntlShape } from 'react-intl';
import type { PreviewCatalogue } from '#engine/definition/preview-port.ts';
import { findNode, nodesWithin } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, NodePlace } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { StudioPreset } from '#studio-api/presets.ts';
import { fitting } from '../../editing/structure/dragged.ts';
import { holderOf } from '../../editing/structure/moves.ts';
import { kindName } from '../../editing/structure/node-name.ts';
import { mayStandIn, pictureOf, type WidgetChoice } from './widget-choices.ts';

export interface PresetChoice extends Omit<WidgetChoice, 'group'> {
  preset: StudioPreset;
  /** The place that was asked for, or after its row for a preset that is a row. */
  place: NodePlace;
}

interface Place {
  body: DocumentBody;
  place: NodePlace;
  /** Origin that serves the pictures of the library. */
  shopOrigin: string;
}

/** Where a row goes when another one is selected, or something in it. */
function afterRow(body: DocumentBody, place: NodePlace): NodePlace | null {
  const id = 'after' in place ? place.after : 'before' in place ? place.before : undefined;
  const at = 'firstIn' in place ? place.firstIn : id;
  const node = at === undefined ? undefined : findNode(body, at)?.node;
  const row = node?.['kind'] === 'container' ? node : node && holderOf(body, node.id);
  return row?.['kind'] === 'container' ? { after: row.id } : null;
}

/** The first picture that the part shows, else that of its first widget. */
function pictureIn(node: DocumentNode, shopOrigin: string): string | undefined {
  const file = firstFile(node);
  if (file !== undefined) return `${shopOrigin}/images/pagewidget/400w/${encodeURIComponent(file)}`;
  const types = [...nodesWithin(node)].flatMap(({ type }) => (typeof type === 'string' ? [type] : []));
  return types.map(pictureOf).find(picture => picture !== undefined);
}

function firstFile(value: unknown): string | undefined {
  if (Array.isArray(value)) return firstDefined(value);
  if (!isRecord(value)) return undefined;
  const { file } = value;
  return typeof file === 'string' && file !== '' ? file : firstDefined(Object.values(value));
}

function firstDefined(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const found = firstFile(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** In the order in which they come; one that this build cannot show, or that may not stand there, is left out. */
export function presetChoices(
  presets: readonly StudioPreset[],
  catalogue: PreviewCatalogue,
  { body, place, shopOrigin }: Place,
  intl: IntlShape,
): PresetChoice[] {
  const mayStand = (node: DocumentNode, other: DocumentBody): boolean => {
    const isTaken = mayStandIn(catalogue, other);
    return [...nodesWithin(node)].every(({ type }) => typeof type !== 'string' || isTaken(type));
  };
  const places = [place, afterRow(body, place)].filter(each => each !== null);
  return presets.flatMap(preset => {
    const { id, name, node, by } = preset;
    if (!node || !mayStand(node, body)) return [];
    const at = places.find(each => fitting(body, node, each) !== null);
    if (!at) return [];
    const about = intl.formatMessage({ id: 'PRESET_BY' }, { kind: kindName(node, intl), name: by });
    const shown = { id, type: '', name, about, picture: pictureIn(node, shopOrigin) };
    return [{ ...shown, preset, place: at, node, mayStandIn: other => mayStand(node, other) }];
  });
}
