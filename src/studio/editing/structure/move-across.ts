/** Moves a part between a page and what its area shows, and says what became of it (R-STUDIO-274). */
import type { IntlShape } from 'react-intl';
import { findNode } from '#engine/operation/node-tree.ts';
import type { NodeAddress, NodePlace } from '#engine/operation/operation.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import { findingWords } from '../../parts/texts/finding-words.ts';
import { marketLimitText } from '../../parts/texts/market-names.ts';
import type { EditedPart, Editor } from '../context/editor-context.ts';
import type { WhyNotMoved } from '../context/part-move.ts';
import { isShownAt } from './group-rows.ts';
import { holderOf } from './moves.ts';
import { kindName } from './node-name.ts';
import { movedText } from './place-text.ts';
import { needsPage } from './shared-part.ts';

export interface AcrossMove {
  from: Editor;
  id: NodeAddress;
  into: Editor;
  place: NodePlace;
}

/** The area right before a row of the page, where this editor has its contents. */
export function areaBefore({ draft, group }: Editor, id: NodeAddress): EditedPart | undefined {
  const found = group.main.draft === draft ? findNode(draft.body, id) : null;
  const beside = found?.siblings[found.at - 1];
  return beside && group.parts.find(part => isShownAt(part, beside.id));
}

/** The area that a row stands in directly. */
export function areaAround({ draft, group }: Editor, id: NodeAddress): EditedPart | undefined {
  return draft.node(id) && !holderOf(draft.body, id) ? group.partOf(draft.id) : undefined;
}

const texts = {
  met: 'OUTLINE_ACROSS_MET',
  structure: 'OUTLINE_ACROSS_STRUCTURE',
  role: 'OUTLINE_ACROSS_ROLE',
  offline: 'OUTLINE_ACROSS_OFFLINE',
} as const;

/** @returns whether the move was begun; what becomes of it is said */
export function moveAcross({ from, id, into, place }: AcrossMove, intl: IntlShape): boolean {
  const { mover } = from.group;
  const node = from.draft.node(id);
  const { session } = from;
  const refuse = (text: string): false => {
    from.announce(text);
    return false;
  };
  if (session.staff.markets) return refuse(marketLimitText(session, intl));
  if (!mover || !node || from.draft.isReadOnly || into.draft.isReadOnly)
    return refuse(intl.formatMessage({ id: 'OUTLINE_REFUSED' }));
  const name = kindName(node, intl);
  if (into.draft.about.kind === 'content' && needsPage(node))
    return refuse(intl.formatMessage({ id: 'OUTLINE_ACROSS_DATA' }, { name }));

  const say = (why: WhyNotMoved): void => {
    const document = documentName((why.kind === 'role' ? from : into).draft.about, intl);
    from.announce(
      why.kind === 'finding'
        ? intl.formatMessage(
            { id: 'OUTLINE_ACROSS_FINDING' },
            { name, what: findingWords(why.finding, intl).what },
          )
        : intl.formatMessage({ id: texts[why.kind] }, { name, document }),
    );
  };
  const label = intl.formatMessage({ id: 'OUTLINE_STEP_MOVE' }, { name });
  const move = { from: from.draft.id, id, to: into.draft.id, place };
  void mover.move(move, label).then(outcome => {
    if (outcome.kind !== 'moved') return say(outcome);
    into.select(outcome.id);
    into.announceStep(movedText(into, outcome.id, intl) ?? label);
  });
  return true;
}
