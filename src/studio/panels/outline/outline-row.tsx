/** One row of the outline: its name, what is wrong with it, and the button that adds to it. */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { PresentPerson } from '#studio-api/presence.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon, chevronRightIcon, plusIcon } from '#ui/icons.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import type { GroupRow } from '../../editing/structure/group-rows.ts';
import type { Structure } from '../../editing/structure/structure.ts';
import { commentIcon, hiddenIcon, targetIcon, visibleIcon } from '../../parts/controls/studio-icons.ts';
import { useVersion, VersionMark } from '../experiments/version-mark.tsx';
import { versionName } from '../experiments/version-name.ts';
import { hidingText } from '../own/hiding-text.ts';
import { OwnMark } from '../own/own-mark.tsx';
import { PresenceMark } from '../presence/presence-mark.tsx';
import { type DropEdge, dragRow } from './drag-row.ts';
import styles from './outline.module.css';
import type { FindingCount, RowName } from './row-name.ts';

interface Props extends RowName {
  row: GroupRow;
  isSelected: boolean;
  isHovered: boolean;
  /** Undefined for a row without children. */
  isOpen: boolean | undefined;
  /** The visitor of the context bar does not see it. */
  isHidden: boolean;
  isRenaming: boolean;
  /** Whether a part may be hidden here. */
  mayHide(id: NodeAddress): boolean;
  findings: FindingCount;
  /** Who else is here, and the words for each. */
  people: readonly PresentPerson[];
  presence: readonly string[];
  /** Open threads here. */
  comments: number;
  /** Whose own the part or a field of it is; empty: as in all markets. */
  own: string;
  structureOf(editor: Editor): Structure;
  onSelect(): void;
  onToggle(): void;
  onHover(): void;
  onAdd(): void;
  onHide(): void;
  onComments(): void;
  /** Null: cancelled. */
  onRenamed(to: string | null): void;
}

export function OutlineRow(props: Props) {
  const { row, kind, hint, isSelected, isHidden, isOpen, structureOf, onSelect, onToggle, onHover } = props;
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<DropEdge | null>(null);
  const version = useVersion(row.node);

  useEffect(() => {
    const { current } = element;
    return current ? dragRow(current, row, { onEdge: setEdge, structureOf }) : undefined;
  }, [row, structureOf]);

  return (
    <div
      ref={element}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.count}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      aria-label={[
        kind,
        hint,
        version !== null && versionName(version, intl),
        props.own,
        isHidden && whyHidden(props, intl),
        props.comments > 0 && intl.formatMessage({ id: 'OUTLINE_COMMENTS' }, { count: props.comments }),
        ...props.presence,
      ]
        .filter(Boolean)
        .join(', ')}
      tabIndex={isSelected ? 0 : -1}
      data-edge={edge ?? undefined}
      className={classNames(
        styles.row,
        isSelected && styles.selected,
        props.isHovered && styles.hovered,
        row.node === undefined && styles.heading,
        props.isMissing && styles.missing,
        isHidden && styles.hidden,
      )}
      style={{ '--level': row.level } as CSSProperties}
      onClick={onSelect}
      onKeyDown={undefined}
      onPointerEnter={onHover}
    >
      {isOpen === undefined ? (
        <span className={styles.twist} />
      ) : (
        <span
          className={styles.twist}
          aria-hidden="true"
          onClick={event => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <Icon of={isOpen ? chevronDownIcon : chevronRightIcon} size={16} />
        </span>
      )}
      {props.isRenaming && row.node ? (
        <RenameField id={row.node.id} onRenamed={props.onRenamed} />
      ) : (
        <span className={styles.name}>
          <span className={styles.kind}>{kind}</span>
          {hint ? <span className={styles.hint}>{hint}</span> : null}
        </span>
      )}
      <RowMarks {...props} />
    </div>
  );
}

const isHiddenItself = ({ node }: GroupRow): boolean => node?.['hidden'] === true;
const whyHidden = ({ row }: Props, intl: IntlShape): string =>
  isHiddenItself(row)
    ? hidingText(row.editor, intl).hidden(row.address)
    : intl.formatMessage({ id: 'OUTLINE_HIDDEN' });

/** A long tree has its buttons only where they can be pressed. */
const isAtHand = ({ row, isSelected, isHovered }: Props): boolean =>
  isSelected || isHovered || isHiddenItself(row);

function RowMarks(props: Props) {
  const { row, kind, findings, isHidden, people, presence, onAdd } = props;
  const intl = useIntl();
  const hides = isAtHand(props) && row.node !== undefined && props.mayHide(row.address);
  const { errors, warnings } = findings;
  const text = [
    errors > 0 && intl.formatMessage({ id: 'OUTLINE_ERRORS' }, { count: errors }),
    warnings > 0 && intl.formatMessage({ id: 'OUTLINE_WARNINGS' }, { count: warnings }),
  ].filter(Boolean);
  return (
    <>
      <PresenceMark people={people} words={presence} />
      <CommentsMark {...props} />
      <VersionMark node={row.node} />
      <OwnMark words={props.own} />
      {row.node?.['when'] === undefined && (!isHiddenItself(row) || hides) ? null : (
        <span
          className={styles.mark}
          title={isHidden ? whyHidden(props, intl) : intl.formatMessage({ id: 'OUTLINE_HAS_RULE' })}
        >
          <Icon of={isHidden ? hiddenIcon : targetIcon} size={16} />
        </span>
      )}
      {text.length === 0 ? null : (
        <span className={errors > 0 ? styles.errors : styles.warnings} title={text.join(', ')}>
          {errors + warnings}
          <span className="visually-hidden">{text.join(', ')}</span>
        </span>
      )}
      {hides ? <HideButton {...props} /> : null}
      {row.inside === undefined || row.id === '' ? null : (
        <button
          type="button"
          tabIndex={-1}
          className={styles.addHere}
          aria-label={intl.formatMessage({ id: 'OUTLINE_ADD_TO' }, { name: kind })}
          onClick={event => {
            event.stopPropagation();
            onAdd();
          }}
        >
          <Icon of={plusIcon} size={16} />
        </button>
      )}
    </>
  );
}

/** Hides the row or shows it again, without selecting it; by keyboard Ctrl+Shift+H does. */
function HideButton({ row, kind, onHide }: Pick<Props, 'row' | 'kind' | 'onHide'>) {
  const hiding = hidingText(row.editor, useIntl());
  const isOn = isHiddenItself(row);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.hide}
      title={isOn ? hiding.hidden(row.address) : hiding.hide}
      aria-label={hiding.hidePart(kind)}
      aria-pressed={isOn}
      onClick={event => {
        event.stopPropagation();
        onHide();
      }}
    >
      <Icon of={isOn ? hiddenIcon : visibleIcon} size={16} />
    </button>
  );
}

/** By keyboard the threads of a row are reached by the button of the bar: they are those of what is selected. */
function CommentsMark({ comments, onComments }: Pick<Props, 'comments' | 'onComments'>) {
  const intl = useIntl();
  if (comments === 0) return null;
  const text = intl.formatMessage({ id: 'OUTLINE_COMMENTS' }, { count: comments });
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.comments}
      title={text}
      aria-label={text}
      onClick={event => {
        event.stopPropagation();
        onComments();
      }}
    >
      <Icon of={commentIcon} size={16} />
      {comments}
    </button>
  );
}

function RenameField({ id, onRenamed }: { id: string; onRenamed(to: string | null): void }) {
  const intl = useIntl();
  const [value, setValue] = useState(id);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <input
      ref={field}
      className={styles.rename}
      aria-label={intl.formatMessage({ id: 'OUTLINE_NAME' })}
      value={value}
      onChange={event => setValue(event.currentTarget.value)}
      onBlur={() => onRenamed(value.trim())}
      onKeyDown={event => {
        event.stopPropagation();
        if (event.key === 'Enter') onRenamed(value.trim());
        if (event.key === 'Escape') onRenamed(null);
      }}
    />
  );
}
