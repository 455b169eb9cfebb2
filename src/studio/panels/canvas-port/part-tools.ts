/** The buttons at the selected part in the canvas: those of the outline, where the part is seen. */
import type { IntlShape } from 'react-intl';
import type { FromCanvas, PartAct, PartTool } from '#studio-api/canvas.ts';
import { chevronDownIcon, chevronUpIcon, trashIcon } from '#ui/icons.ts';
import type { Structure } from '../../editing/structure/structure.ts';
import { copyIcon, duplicateIcon, hiddenIcon, versionsIcon } from '../../parts/controls/studio-icons.ts';

const tools = [
  { act: 'up', label: 'OUTLINE_MOVE_UP', icon: chevronUpIcon },
  { act: 'down', label: 'OUTLINE_MOVE_DOWN', icon: chevronDownIcon },
  { act: 'duplicate', label: 'OUTLINE_DUPLICATE', icon: duplicateIcon },
  { act: 'copy', label: 'OUTLINE_COPY', icon: copyIcon },
  { act: 'try', label: 'EXPERIMENT_TRY', icon: versionsIcon },
  { act: 'hide', label: 'OUTLINE_HIDE', icon: hiddenIcon },
  { act: 'remove', label: 'OUTLINE_DELETE', icon: trashIcon },
] as const;

/**
 * @param structure of the open document, which says whether its parts may be tried in several versions
 * @param hide what hiding a part is called
 */
export const partTools = (intl: IntlShape, { mayTry }: Pick<Structure, 'mayTry'>, hide: string): PartTool[] =>
  tools
    .filter(({ act }) => act !== 'try' || mayTry)
    .map(({ act, label, icon }) => ({
      act,
      name: act === 'hide' ? hide : intl.formatMessage({ id: label }),
      icon,
    }));

/** The frame has buttons at parts of the open document alone. */
export function actOn(
  structure: Structure,
  { act, nodeId: id }: Extract<FromCanvas, { kind: 'canvas:act' }>,
): void {
  const commands: Readonly<Record<PartAct, () => boolean>> = {
    up: () => structure.moveUp(id),
    down: () => structure.moveDown(id),
    duplicate: () => structure.duplicate(id),
    copy: () => structure.copy(id),
    try: () => structure.tryVersion(id),
    hide: () => structure.toggleHidden(id),
    remove: () => structure.remove(id),
  };
  commands[act]();
}
