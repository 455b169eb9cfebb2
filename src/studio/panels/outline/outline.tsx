/** The structure of the document as a tree: everything that a pointer does here, keys do as well. */
import { observer } from 'mobx-react-lite';
import { type FocusEvent, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { PresentPerson } from '#studio-api/presence.ts';
import { type Editor, EditorContext, useEditor } from '../../editing/context/editor-context.ts';
import { type GroupRow, rowIdOf } from '../../editing/structure/group-rows.ts';
import { type Structure, structuresOf } from '../../editing/structure/structure.ts';
import { marketLimitText } from '../../parts/texts/market-names.ts';
import { readOnlyTexts } from '../../parts/texts/read-only-texts.ts';
import { useOwnPlace } from '../own/use-own-place.ts';
import { presenceWords } from '../presence/presence-list.tsx';
import { atRows } from './at-rows.ts';
import { hiddenRows } from './hidden-rows.ts';
import styles from './outline.module.css';
import { isHiddenItself, OutlineRow } from './outline-row.tsx';
import { OutlineTools } from './outline-tools.tsx';
import { type FindingCount, findingCounts, namingOf, rowName } from './row-name.ts';
import { type RowActions, useRowActions } from './use-row-actions.ts';
import { type Tree, useTree } from './use-tree.ts';

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
function findingsAtRows({ all }: Editor['group']): (row: GroupRow) => FindingCount {
  const counts = new Map(all.map(each => [each, findingCounts(each.findings)]));
  const at = (editor: Editor, id: NodeAddress | null) =>
    counts.get(editor)?.(id) ?? { errors: 0, warnings: 0 };
  return ({ editor, address, region, put }) => {
    const own = at(editor, region === undefined ? address : null);
    if (put.editor === editor) return own;
    const { errors, warnings } = at(put.editor, put.at);
    return { errors: own.errors + errors, warnings: own.warnings + warnings };
  };
}

/** A long tree has its buttons only where they can be pressed. */
const mayHide = (row: GroupRow, isAtHand: boolean): boolean =>
  row.node !== undefined && (isAtHand || isHiddenItself(row)) && row.editor.mayChange(row.address);

const isHovered = ({ node, editor, address }: GroupRow): boolean =>
  node !== undefined && editor.hovered === address;

const whyReadOnly = ({ draft }: Editor, intl: IntlShape): string | null =>
  draft.about.readOnly ? intl.formatMessage({ id: readOnlyTexts[draft.about.readOnly] }) : null;

/** What keeps a part from being changed; null: it can be. */
function whyLocked({ node, editor, address }: GroupRow, intl: IntlShape): string | null {
  const { session } = editor;
  const isOfOthers = session.staff.markets && node && !editor.mayChange(address);
  return whyReadOnly(editor, intl) ?? (isOfOthers ? marketLimitText(session, intl) : null);
}

const noPeople: readonly PresentPerson[] = [];

function useTreeActions(editor: Editor, tree: Tree, structureOf: (editor: Editor) => Structure): RowActions {
  return useRowActions({
    select: ({ id }) => tree.focus(id),
    toggle: ({ id }) => tree.setOpen(id, !tree.isOpen(id)),
    hover: row => hover(editor, row),
    add: ({ put }) => put.editor.requestAdd(structureOf(put.editor).placeFor(put.at, put.inside)),
    hide: ({ editor: of, address }) => structureOf(of).toggleHidden(address),
    comments: ({ id }) => {
      tree.focus(id);
      editor.comments.show(true);
    },
    renamed: ({ editor: of, address }, to) => {
      tree.setRenaming(null);
      if (to !== null) structureOf(of).rename(address, to);
    },
  });
}

export const Outline = observer(function Outline() {
  const intl = useIntl();
  const editor = useEditor();
  const structureOf = useMemo(() => structuresOf(intl), [intl]);
  const own = intl.formatMessage({ id: 'OWN_FIELD' }, { place: useOwnPlace() });
  const tree = useTree(editor, structureOf);
  const { rows, at, renaming, isOpen } = tree;
  const actions = useTreeActions(editor, tree, structureOf);
  if (!at) return null;

  const hidden = hiddenRows(rows, editor.context);
  const shown = new Set(rows.map(({ id }) => id));
  const { group } = editor;
  const findingsAt = findingsAtRows(group);
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
  return (
    <div className={styles.outline}>
      <OutlineTools
        row={at}
        structure={structureOf(at.editor)}
        locked={whyLocked(at, intl)}
        addLocked={whyReadOnly(at.put.editor, intl)}
        onAdd={() => actions.add(at)}
      />
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
              isHovered={isHovered(row)}
              isOpen={row.hasChildren ? isOpen(row.id) : undefined}
              isHidden={hidden.has(row.id)}
              isRenaming={renaming === row.id}
              mayHide={mayHide(row, row.id === at.id || isHovered(row))}
              findings={findingsAt(row)}
              people={people.get(row.id) ?? noPeople}
              presence={(people.get(row.id) ?? noPeople).map(each => presenceWords(each, row.editor, intl))}
              comments={threads.get(row.id)?.length ?? 0}
              own={ownIds.has(row.id) ? own : ''}
              structureOf={structureOf}
              actions={actions}
            />
          </EditorContext>
        ))}
      </div>
    </div>
  );
});
