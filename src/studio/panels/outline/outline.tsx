/** The structure of the document as a tree: everything that a pointer does here, keys do as well. */
import { observer } from 'mobx-react-lite';
import { type FocusEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { NodeAddress } from '#engine/operation/operation.ts';
import { type Editor, EditorContext, useEditor } from '../../editing/context/editor-context.ts';
import { type GroupRow, rowIdOf } from '../../editing/structure/group-rows.ts';
import { structuresOf } from '../../editing/structure/structure.ts';
import { marketLimitText } from '../../parts/texts/market-names.ts';
import { useOwnPlace } from '../own/use-own-place.ts';
import { presenceWords } from '../presence/presence-list.tsx';
import { atRows } from './at-rows.ts';
import { hiddenRows } from './hidden-rows.ts';
import styles from './outline.module.css';
import { OutlineRow } from './outline-row.tsx';
import { OutlineTools } from './outline-tools.tsx';
import { countFindings, type FindingCount, namingOf, rowName } from './row-name.ts';
import { useTree } from './use-tree.ts';

const takeFocus = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
  currentTarget.dataset['active'] = 'true';
};

/** A removed row loses the focus to nothing: the tree still has it. */
const leaveFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget) currentTarget.dataset['active'] = 'false';
};

/** One node at most is under the pointer. */
function hover({ group }: Editor, row: GroupRow | null): void {
  for (const each of group.all) each.hover(each === row?.editor ? (row.node?.id ?? null) : null);
}

/** What is found in a document that an area shows, but in no part of it, is found at the area. */
function findingsAt({ editor, address, region, put }: GroupRow): FindingCount {
  const own = countFindings(editor.findings, region === undefined ? address : null);
  if (put.editor === editor) return own;
  const { errors, warnings } = countFindings(put.editor.findings, put.at);
  return { errors: own.errors + errors, warnings: own.warnings + warnings };
}

export const Outline = observer(function Outline() {
  const intl = useIntl();
  const editor = useEditor();
  const structureOf = useMemo(() => structuresOf(intl), [intl]);
  const own = intl.formatMessage({ id: 'OWN_FIELD' }, { place: useOwnPlace() });
  const tree = useTree(editor, structureOf);
  const { rows, at, renaming, isOpen } = tree;
  if (!at) return null;

  const hidden = hiddenRows(rows, editor.context);
  const shown = new Set(rows.map(({ id }) => id));
  const { group } = editor;
  const marks = <Marked extends { readonly nodeId: NodeAddress | null }>(
    of: (each: Editor) => readonly Marked[],
  ) =>
    atRows(
      group.all.flatMap(each => of(each).map(one => ({ row: rowIdOf(group, each, one.nodeId), of: one }))),
      shown,
      tree.around,
    );
  const people = marks(({ others }) => others);
  const threads = marks(({ comments }) => comments.open);
  const ownIds = new Set(editor.draft.own?.map(({ nodeId }) => nodeId));
  const named = namingOf(editor.draft.about, editor.context.locale, intl);
  const add = ({ put }: GroupRow) =>
    put.editor.requestAdd(structureOf(put.editor).placeFor(put.at, put.inside));
  const { session } = editor;
  const isLocked = session.staff.markets && at.node && !at.editor.mayChange(at.address);
  const locked = isLocked ? marketLimitText(session, intl) : null;
  return (
    <div className={styles.outline}>
      <OutlineTools row={at} structure={structureOf(at.editor)} locked={locked} onAdd={() => add(at)} />
      <div
        ref={tree.element}
        role="tree"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'OUTLINE_TREE' })}
        className={styles.tree}
        onKeyDown={tree.onKeyDown}
        onFocus={takeFocus}
        onBlur={leaveFocus}
        onPointerLeave={() => hover(editor, null)}
      >
        {rows.map(row => (
          <EditorContext key={row.id} value={row.editor}>
            <OutlineRow
              row={row}
              {...rowName(row, named)}
              isSelected={row.id === at.id}
              isHovered={row.node !== undefined && row.editor.hovered === row.address}
              isOpen={row.hasChildren ? isOpen(row.id) : undefined}
              isHidden={hidden.has(row.id)}
              isRenaming={renaming === row.id}
              mayHide={address => row.editor.mayChange(address)}
              findings={findingsAt(row)}
              people={people.get(row.id) ?? []}
              presence={(people.get(row.id) ?? []).map(each => presenceWords(each, row.editor, intl))}
              comments={threads.get(row.id)?.length ?? 0}
              own={ownIds.has(row.id) ? own : ''}
              structureOf={structureOf}
              onComments={() => {
                tree.focus(row.id);
                editor.comments.show(true);
              }}
              onSelect={() => tree.focus(row.id)}
              onToggle={() => tree.setOpen(row.id, !isOpen(row.id))}
              onHover={() => hover(editor, row)}
              onAdd={() => add(row)}
              onHide={() => structureOf(row.editor).toggleHidden(row.address)}
              onRenamed={to => {
                tree.setRenaming(null);
                if (to !== null) structureOf(row.editor).rename(row.address, to);
              }}
            />
          </EditorContext>
        ))}
      </div>
    </div>
  );
});
