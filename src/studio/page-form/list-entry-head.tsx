/** The name of a list entry and the buttons that move and remove it. */

import { useIntl } from 'react-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { chevronDownIcon, chevronUpIcon, trashIcon } from '#ui/icons.ts';
import styles from './form.module.css';
import { type ListAct, listButton } from './list-buttons.ts';

interface Props {
  name: string;
  /** Name of the list's field. */
  list: string;
  at: number;
  isLast: boolean;
  /** The list has as few entries as it may have. */
  isFixed: boolean;
  onMove: (from: number, to: number, act: ListAct) => void;
  onRemove: (at: number) => void;
}

/** Buttons that the entry cannot use in its place are disabled. */
export function ListEntryHead({ name, list, at, isLast, isFixed, onMove, onRemove }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.entryHead}>
      <span className={styles.entryName}>{name}</span>
      <IconButton
        {...listButton(list, 'up', at)}
        icon={chevronUpIcon}
        size={20}
        disabled={at === 0}
        aria-label={formatMessage({ id: 'PREVIEW_MOVE_UP' }, { place: at + 1 })}
        onClick={() => onMove(at, at - 1, 'up')}
      />
      <IconButton
        {...listButton(list, 'down', at)}
        icon={chevronDownIcon}
        size={20}
        disabled={isLast}
        aria-label={formatMessage({ id: 'PREVIEW_MOVE_DOWN' }, { place: at + 1 })}
        onClick={() => onMove(at, at + 1, 'down')}
      />
      <IconButton
        {...listButton(list, 'remove', at)}
        icon={trashIcon}
        size={20}
        disabled={isFixed}
        aria-label={formatMessage({ id: 'PREVIEW_REMOVE' }, { place: at + 1 })}
        onClick={() => onRemove(at)}
      />
    </div>
  );
}
