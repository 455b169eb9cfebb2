/** One row of the outline: its name, what is wrong with it, and the button that adds to it. */
import { observer } from 'mobx-react-lite';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon, chevronRightIcon, plusIcon } from '#ui/icons.ts';
import type { GroupRow } from '../../editing/structure/group-rows.ts';
import { commentIcon, hiddenIcon, targetIcon, visibleIcon } from '../../parts/controls/studio-icons.ts';
import { useVersion, VersionMark } from '../experiments/version-mark.tsx';
import { versionName } from '../experiments/version-name.ts';
import { hidingText } from '../own/hiding-text.ts';
import { OwnMark } from '../own/own-mark.tsx';
import { PresenceMark } from '../presence/presence-mark.tsx';
import { type DropEdge, dragRow } from './drag-row.ts';
import styles from './outline.module.css';
import type { RowProps } from './row-props.ts';
import { sameRowProps } from './same-row.ts';

/**
 * A change of one row renders that row, and those whose place it moves: a tree has a thousand.
 * What a row reads of its editor itself, it observes itself.
 */
export const OutlineRow = memo(observer(RowView), sameRowProps);

function RowView(props: RowProps) {
  const { row, kind, hint, isSelected, isHidden, isOpen, structureOf, actions } = props;
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
      onClick={() => actions.select(row)}
      onKeyDown={undefined}
      onPointerEnter={() => actions.hover(row)}
    >
      {isOpen === undefined ? (
        <span className={styles.twist} />
      ) : (
        <span
          className={styles.twist}
          aria-hidden="true"
          onClick={event => {
            event.stopPropagation();
            actions.toggle(row);
          }}
        >
          <Icon of={isOpen ? chevronDownIcon : chevronRightIcon} size={16} />
        </span>
      )}
      {props.isRenaming && row.node ? (
        <RenameField id={row.node.id} onRenamed={to => actions.renamed(row, to)} />
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

export const isHiddenItself = ({ node }: GroupRow): boolean => node?.['hidden'] === true;
const whyHidden = ({ row }: RowProps, intl: IntlShape): string =>
  isHiddenItself(row)
    ? hidingText(row.editor, intl).hidden(row.address)
    : intl.formatMessage({ id: 'OUTLINE_HIDDEN' });

function RowMarks(props: RowProps) {
  const { row, kind, findings, isHidden, people, presence, mayHide: hides, actions } = props;
  const intl = useIntl();
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
      {row.inside === undefined || row.id === '' || row.put.editor.draft.isReadOnly ? null : (
        <button
          type="button"
          tabIndex={-1}
          className={styles.addHere}
          aria-label={intl.formatMessage({ id: 'OUTLINE_ADD_TO' }, { name: kind })}
          onClick={event => {
            event.stopPropagation();
            actions.add(row);
          }}
        >
          <Icon of={plusIcon} size={16} />
        </button>
      )}
    </>
  );
}

/** Hides the row or shows it again, without selecting it; by keyboard Ctrl+Shift+H does. */
function HideButton({ row, kind, actions }: Pick<RowProps, 'row' | 'kind' | 'actions'>) {
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
        actions.hide(row);
      }}
    >
      <Icon of={isOn ? hiddenIcon : visibleIcon} size={16} />
    </button>
  );
}

/** By keyboard the threads of a row are reached by the button of the bar: they are those of what is selected. */
function CommentsMark({ row, comments, actions }: Pick<RowProps, 'row' | 'comments' | 'actions'>) {
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
        actions.comments(row);
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
