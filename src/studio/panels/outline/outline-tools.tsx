/** Buttons for the selected node: what the keys of the tree do. */
import { useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon, chevronUpIcon, type IconShape, plusIcon, trashIcon } from '#ui/icons.ts';
import type { GroupRow } from '../../editing/structure/group-rows.ts';
import type { Structure } from '../../editing/structure/structure.ts';
import { duplicateIcon, hiddenIcon, versionsIcon } from '../../parts/controls/studio-icons.ts';
import { hidingText } from '../own/hiding-text.ts';
import styles from './outline.module.css';

interface Props {
  row: GroupRow;
  structure: Structure;
  /** Why the part cannot be changed; null: it can. */
  locked: string | null;
  /** The same of the document that something new would be put into. */
  addLocked: string | null;
  onAdd(): void;
}

interface Tool {
  label: StudioMessageId;
  /** In place of the label. */
  name?: string;
  keys?: string;
  icon: IconShape;
  /** Of a switch. */
  isOn?: boolean;
  run(): void;
}

export function OutlineTools({ row, structure, locked, addLocked, onAdd }: Props) {
  const intl = useIntl();
  const { address: id, node } = row;
  const tools: Tool[] = [
    { label: 'OUTLINE_MOVE_UP', keys: 'Alt+↑', icon: chevronUpIcon, run: () => structure.moveUp(id) },
    { label: 'OUTLINE_MOVE_DOWN', keys: 'Alt+↓', icon: chevronDownIcon, run: () => structure.moveDown(id) },
    { label: 'OUTLINE_DUPLICATE', keys: 'Ctrl+D', icon: duplicateIcon, run: () => structure.duplicate(id) },
    ...(structure.mayTry
      ? [
          {
            label: 'EXPERIMENT_TRY' as const,
            icon: versionsIcon,
            run: () => structure.tryVersion(id),
          },
        ]
      : []),
    {
      label: 'OUTLINE_HIDE',
      name: hidingText(row.editor, intl).hide,
      keys: 'Ctrl+Shift+H',
      icon: hiddenIcon,
      isOn: node?.['hidden'] === true,
      run: () => structure.toggleHidden(id),
    },
    { label: 'OUTLINE_DELETE', keys: 'Delete', icon: trashIcon, run: () => structure.remove(id) },
  ];
  return (
    <div className={styles.tools} role="toolbar" aria-label={intl.formatMessage({ id: 'OUTLINE_ACTIONS' })}>
      <button
        type="button"
        className={styles.add}
        title={addLocked ?? undefined}
        aria-disabled={addLocked !== null}
        onClick={() => addLocked === null && onAdd()}
      >
        <Icon of={plusIcon} size={16} />
        {intl.formatMessage({ id: 'OUTLINE_ADD' })}
      </button>
      {tools.map(({ label, name = intl.formatMessage({ id: label }), keys, icon, isOn, run }) => (
        <button
          key={label}
          type="button"
          className={styles.tool}
          aria-label={name}
          title={locked ?? [name, keys && `(${keys})`].filter(Boolean).join(' ')}
          aria-disabled={node === undefined || locked !== null}
          aria-pressed={isOn}
          onClick={() => node && locked === null && run()}
        >
          <Icon of={icon} size={16} />
        </button>
      ))}
    </div>
  );
}
