/** Commands that change the structure of the open document. Each says what happened, and selects what the focus goes to. */
import type { IntlShape } from 'react-intl';
import { childLists, isNode } from '#engine/operation/node-tree.ts';
import type { DocumentNode, DocumentOperation, NodeAddress, NodePlace } from '#engine/operation/operation.ts';
import { mostExperiments } from '#kernel/experiment/choose-arm.ts';
import { marketLimitText } from '../../parts/texts/market-names.ts';
import type { Editor } from '../context/editor-context.ts';
import {
  hasTriedParts,
  isInformationPage,
  whyNotTried,
  withKnownExperiments,
} from '../experiments/experiment-ops.ts';
import { type Dragged, fitting } from './dragged.ts';
import { areaAround, areaBefore, moveAcross } from './move-across.ts';
import {
  duplicate,
  lastIn,
  lastInDocument,
  moveBy,
  moveIn,
  moveOut,
  neighbourOf,
  paste,
  placesNear,
} from './moves.ts';
import { kindName } from './node-name.ts';
import { operationOf } from './operation-of.ts';
import { movedText } from './place-text.ts';

/** The copied node: kept in this browser, so that it can be pasted into another document and another tab. */
const key = 'studio:clipboard';

function copyNode(node: DocumentNode, storage: Pick<Storage, 'setItem'> = localStorage): void {
  storage.setItem(key, JSON.stringify(node));
}

/** Null when nothing was copied. */
function copiedNode(storage: Pick<Storage, 'getItem'> = localStorage): DocumentNode | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isNode(value) ? value : null;
  } catch {
    return null;
  }
}

const untriedTexts = {
  information: 'EXPERIMENT_NOT_OF_INFORMATION',
  kind: 'EXPERIMENT_NOT_OF_KIND',
  taken: 'EXPERIMENT_TAKEN',
  many: 'EXPERIMENT_TOO_MANY',
} as const;

export type Structure = ReturnType<typeof createStructure>;

/** The commands of each document that is edited with others, made once. */
export function structuresOf(intl: IntlShape): (editor: Editor) => Structure {
  const made = new WeakMap<Editor, Structure>();
  return editor => {
    const known = made.get(editor) ?? createStructure(editor, intl);
    made.set(editor, known);
    return known;
  };
}

export function createStructure(editor: Editor, intl: IntlShape) {
  const { draft } = editor;
  const nodeAt = (id: NodeAddress): DocumentNode | undefined => draft.node(id);
  const nameOf = (id: NodeAddress): string => {
    const node = nodeAt(id);
    return node ? kindName(node, intl) : '';
  };
  const refuse = (): false => {
    const { selection, session } = editor;
    const isForOthers = session.staff.markets && !editor.mayChange(selection.nodeId ?? '');
    editor.announce(
      isForOthers ? marketLimitText(session, intl) : intl.formatMessage({ id: 'OUTLINE_REFUSED' }),
    );
    return false;
  };

  function move(id: NodeAddress, ops: DocumentOperation[] | null): boolean {
    const label = intl.formatMessage({ id: 'OUTLINE_STEP_MOVE' }, { name: nameOf(id) });
    if (!ops || !editor.change(ops, label, { select: id })) return refuse();
    const text = movedText(editor, id, intl);
    if (text !== null) editor.announceStep(text);
    return true;
  }

  const across = (into: Editor, place: NodePlace, id: NodeAddress): boolean =>
    moveAcross({ from: editor, id, into, place }, intl);

  function insert(
    made: { ops: readonly DocumentOperation[]; id: NodeAddress } | null,
    step: 'OUTLINE_STEP_ADD' | 'OUTLINE_STEP_DUPLICATE' | 'OUTLINE_STEP_PASTE',
    node: DocumentNode,
    called?: string,
  ): boolean {
    const [only] = childLists(node).flatMap(({ nodes }) => nodes);
    const name = called ?? kindName(step === 'OUTLINE_STEP_ADD' && only ? only : node, intl);
    const label = intl.formatMessage({ id: step }, { name });
    if (!made || !editor.change(made.ops, label, { select: made.id })) return refuse();
    // A widget that came with a row of its own is what people work on.
    const inner = step === 'OUTLINE_STEP_ADD' ? firstWidget(draft.node(made.id)) : undefined;
    if (inner) editor.select(inner);
    editor.announceStep(label);
    return true;
  }

  /** @param called what the author knows the part by; absent: what kind of part it is */
  const add = (node: DocumentNode, place: NodePlace, called?: string) =>
    insert(paste(draft.body, node, [place]), 'OUTLINE_STEP_ADD', node, called);

  return {
    moveUp: (id: NodeAddress) => move(id, moveBy(draft.body, id, -1)),
    moveDown: (id: NodeAddress) => move(id, moveBy(draft.body, id, 1)),
    /** Into the area before it, where that is edited with the page, as into a row. */
    moveIn(id: NodeAddress): boolean {
      const area = areaBefore(editor, id);
      return area
        ? across(area.editor, lastInDocument(area.editor.draft.body, undefined), id)
        : move(id, moveIn(draft.body, id));
    },

    /** Out of the area that it stands in, onto the page, as out of a row. */
    moveOut(id: NodeAddress): boolean {
      const area = areaAround(editor, id);
      return area ? across(editor.group.main, { after: area.node }, id) : move(id, moveOut(draft.body, id));
    },

    add,
    drop(dragged: Dragged, place: NodePlace): boolean {
      if (dragged.kind === 'new') return add(fitting(draft.body, dragged.node, place) ?? dragged.node, place);
      const { id, document } = dragged;
      if (document === draft.id) return move(id, [{ move: { ...place, id } }]);
      const from = editor.group.editorOf(document);
      return from ? moveAcross({ from, id, into: editor, place }, intl) : refuse();
    },

    ...copies({ editor, intl, refuse, insert }),

    /** Whether several versions are offered: of an information page, whose parts are not tried, the command says why. */
    mayTry: draft.own === undefined && (hasTriedParts(draft.body) || isInformationPage(draft.body)),
    /** Opens the dialog that begins an experiment. */
    tryVersion(id: NodeAddress): boolean {
      const reason = whyNotTried(draft.body, id);
      if (reason === null) editor.experiments.requestTry(id);
      else editor.announce(intl.formatMessage({ id: untriedTexts[reason] }, { count: mostExperiments }));
      return reason === null;
    },

    /** Where something new is put for what is selected: at the end of what it holds, or after it. */
    placeFor(id: NodeAddress, inside: NodePlace | undefined): NodePlace {
      const node = nodeAt(id);
      if (!node) return lastInDocument(draft.body, inside);
      return inside ? lastIn(node) : { after: id };
    },
  };
}

function firstWidget(node: DocumentNode | undefined): NodeAddress | undefined {
  const [list] = node ? childLists(node) : [];
  return list?.nodes[0]?.id;
}

interface Copying {
  editor: Editor;
  intl: IntlShape;
  refuse(): false;
  insert(
    made: { ops: readonly DocumentOperation[]; id: NodeAddress } | null,
    step: 'OUTLINE_STEP_DUPLICATE' | 'OUTLINE_STEP_PASTE',
    node: DocumentNode,
  ): boolean;
}

/** Commands that remove, repeat and copy nodes. */
function copies({ editor, intl, refuse, insert }: Copying) {
  const { draft } = editor;
  const nameOf = (id: NodeAddress): string => {
    const node = draft.node(id);
    return node ? kindName(node, intl) : '';
  };
  /** Takes a part away from all visitors, or shows it again; its place, its texts and its rule stay. */
  function toggleHidden(id: NodeAddress): boolean {
    const node = draft.node(id);
    const isHidden = node?.['hidden'] === true;
    const operation = operationOf(id, ['hidden'], node?.['hidden'], isHidden ? undefined : true);
    const step = isHidden ? 'OUTLINE_STEP_SHOW' : 'OUTLINE_STEP_HIDE';
    const label = intl.formatMessage({ id: step }, { name: nameOf(id) });
    if (!node || !operation || !editor.change([operation], label)) return refuse();
    editor.announceStep(label);
    return true;
  }

  return {
    remove(id: NodeAddress): boolean {
      // For one market alone a part of the page is hidden: all others have it.
      if (draft.isOfPage?.(id)) return draft.node(id)?.['hidden'] === true ? refuse() : toggleHidden(id);
      const name = nameOf(id);
      const label = intl.formatMessage({ id: 'OUTLINE_STEP_REMOVE' }, { name });
      const next = neighbourOf(draft.body, id);
      if (!editor.change([{ remove: { id } }], label, { select: next })) return refuse();
      editor.announceStep(label);
      return true;
    },

    toggleHidden,

    duplicate(id: NodeAddress): boolean {
      const node = draft.node(id);
      return node ? insert(duplicate(draft.body, id), 'OUTLINE_STEP_DUPLICATE', node) : refuse();
    },

    copy(id: NodeAddress): boolean {
      const node = draft.node(id);
      if (!node) return false;
      copyNode(node);
      editor.announce(intl.formatMessage({ id: 'OUTLINE_COPIED' }, { name: kindName(node, intl) }));
      return true;
    },

    /** @param inside where it goes when a region or the document is selected */
    paste(at: NodeAddress, inside: NodePlace | undefined): boolean {
      const copied = copiedNode();
      if (!copied) {
        editor.announce(intl.formatMessage({ id: 'OUTLINE_NOTHING_COPIED' }));
        return false;
      }
      const node = withKnownExperiments(copied, draft.body);
      const places = inside && !draft.node(at) ? [inside] : placesNear(draft.body, at);
      return insert(paste(draft.body, node, places), 'OUTLINE_STEP_PASTE', node);
    },

    rename(id: NodeAddress, to: string): boolean {
      const label = intl.formatMessage({ id: 'OUTLINE_STEP_RENAME' }, { name: nameOf(id) });
      if (id === to) return true;
      return editor.change([{ rename: { id, to } }], label, { select: to }) || refuse();
    },
  };
}
