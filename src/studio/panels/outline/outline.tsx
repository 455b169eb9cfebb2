/** The structure of the document as a tree: everything that a pointer does here, keys do as well. */
import { observer } from 'mobx-react-lite';
import { type FocusEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useEditor } from '../../editing/context/editor-context.ts';
import { createStructure } from '../../editing/structure/structure.ts';
import type { TreeRow } from '../../editing/structure/tree-row.ts';
import { marketLimitText } from '../../parts/texts/market-names.ts';
import { useOwnPlace } from '../own/use-own-place.ts';
import { presenceWords } from '../presence/presence-list.tsx';
import { atRows } from './at-rows.ts';
import { hiddenRows } from './hidden-rows.ts';
import styles from './outline.module.css';
import { OutlineRow } from './outline-row.tsx';
import { OutlineTools } from './outline-tools.tsx';
import { countFindings, namingOf, rowName } from './row-name.ts';
import { useTree } from './use-tree.ts';

const takeFocus = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
  currentTarget.dataset['active'] = 'true';
};

/** A removed row loses the focus to nothing: the tree still has it. */
const leaveFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget) currentTarget.dataset['active'] = 'false';
};

export const Outline = observer(function Outline() {
  const intl = useIntl();
  const editor = useEditor();
  const structure = useMemo(() => createStructure(editor, intl), [editor, intl]);
  const own = intl.formatMessage({ id: 'OWN_FIELD' }, { place: useOwnPlace() });
  const tree = useTree(editor, structure);
  const { rows, at, renaming, isOpen } = tree;
  if (!at) return null;

  const hidden = hiddenRows(rows, editor.context);
  const shown = new Set(rows.map(({ id }) => id));
  const people = atRows(editor.others, shown, editor.draft.body);
  const threads = atRows(editor.comments.open, shown, editor.draft.body);
  const ownIds = new Set(editor.draft.own?.map(({ nodeId }) => nodeId));
  const named = namingOf(editor.draft.about, editor.context.locale, intl);
  const add = ({ id, inside }: TreeRow) => editor.requestAdd(structure.placeFor(id, inside));
  const { session } = editor;
  const isLocked = session.staff.markets && at.node && !editor.mayChange(at.id);
  const locked = isLocked ? marketLimitText(session, intl) : null;
  return (
    <div className={styles.outline}>
      <OutlineTools row={at} structure={structure} locked={locked} onAdd={() => add(at)} />
      <div
        ref={tree.element}
        role="tree"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'OUTLINE_TREE' })}
        className={styles.tree}
        onKeyDown={tree.onKeyDown}
        onFocus={takeFocus}
        onBlur={leaveFocus}
        onPointerLeave={() => editor.hover(null)}
      >
        {rows.map(row => (
          <OutlineRow
            key={row.id}
            row={row}
            {...rowName(row, named)}
            isSelected={row.id === at.id}
            isHovered={row.node !== undefined && editor.hovered === row.id}
            isOpen={row.hasChildren ? isOpen(row.id) : undefined}
            isHidden={hidden.has(row.id)}
            isRenaming={renaming === row.id}
            mayHide={id => editor.mayChange(id)}
            findings={countFindings(editor.findings, row.region === undefined ? row.id : null)}
            people={people.get(row.id) ?? []}
            presence={(people.get(row.id) ?? []).map(each => presenceWords(each, editor, intl))}
            comments={threads.get(row.id)?.length ?? 0}
            own={ownIds.has(row.id) ? own : ''}
            structure={structure}
            onComments={() => {
              tree.focus(row.id);
              editor.comments.show(true);
            }}
            onSelect={() => tree.focus(row.id)}
            onToggle={() => tree.setOpen(row.id, !isOpen(row.id))}
            onHover={() => editor.hover(row.node?.id ?? null)}
            onAdd={() => add(row)}
            onHide={() => structure.toggleHidden(row.id)}
            onRenamed={to => {
              tree.setRenaming(null);
              if (to !== null) structure.rename(row.id, to);
            }}
          />
        ))}
      </div>
    </div>
  );
});
