/** What a row of the outline shows and does. */
import type { PresentPerson } from '#studio-api/presence.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import type { GroupRow } from '../../editing/structure/group-rows.ts';
import type { Structure } from '../../editing/structure/structure.ts';
import type { FindingCount, RowName } from './row-name.ts';
import type { RowActions } from './use-row-actions.ts';

export interface RowProps extends RowName {
  row: GroupRow;
  isSelected: boolean;
  isHovered: boolean;
  /** Undefined for a row without children. */
  isOpen: boolean | undefined;
  /** The visitor of the context bar does not see it. */
  isHidden: boolean;
  isRenaming: boolean;
  /** Whether the button that hides the part is at hand. */
  mayHide: boolean;
  findings: FindingCount;
  /** Who else is here, and the words for each. */
  people: readonly PresentPerson[];
  presence: readonly string[];
  /** Open threads here. */
  comments: number;
  /** Whose own the part or a field of it is; empty: as in all markets. */
  own: string;
  structureOf(editor: Editor): Structure;
  /** The same object at each render. */
  actions: RowActions;
}
