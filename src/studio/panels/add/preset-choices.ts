/** The presets of merchandisers that may be added at a place. */
import type { IntlShape } from 'react-intl';
import type { PreviewCatalogue } from '#engine/definition/preview-port.ts';
import { nodesWithin } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, NodePlace } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { StudioPreset } from '#studio-api/presets.ts';
import { fitting } from '../../editing/structure/dragged.ts';
import { kindName } from '../../editing/structure/node-name.ts';
import { mayStandIn, pictureOf, type WidgetChoice } from './widget-choices.ts';

export interface PresetChoice extends Omit<WidgetChoice, 'group'> {
  preset: StudioPreset;
}

interface Place {
  body: DocumentBody;
  place: NodePlace;
  /** Origin that serves the pictures of the library. */
  shopOrigin: string;
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
  const mayStand = mayStandIn(catalogue, body);
  return presets.flatMap(preset => {
    const { id, name, node, by } = preset;
    const isAllowed =
      node !== null &&
      [...nodesWithin(node)].every(({ type }) => typeof type !== 'string' || mayStand(type)) &&
      fitting(body, node, place) !== null;
    if (!isAllowed) return [];
    const about = intl.formatMessage({ id: 'PRESET_BY' }, { kind: kindName(node, intl), name: by });
    return [{ preset, id, type: '', name, about, picture: pictureIn(node, shopOrigin), node }];
  });
}
