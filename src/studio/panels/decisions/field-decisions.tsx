/** Below a field: another user changed it at the same time. */
import { observer } from 'mobx-react-lite';
import type { NodeAddress } from '#engine/operation/operation.ts';
import type { LiveConflict } from '#studio-api/conflicts.ts';
import { type UndecidedChange, useEditor } from '../../editing/context/editor-context.ts';
import { DecisionNote } from './decision-note.tsx';
import { LiveConflictNote } from './live-conflict-note.tsx';

interface Props {
  nodeId: NodeAddress;
  /** Name of the field; changes of one of its languages belong to it as well. */
  path: string;
}

export const FieldDecisions = observer(function FieldDecisions({ nodeId, path }: Props) {
  const { draft, context } = useEditor();
  const isHere = (change: Pick<UndecidedChange, 'nodeId' | 'path' | 'kind'> | LiveConflict) =>
    change.nodeId === nodeId &&
    change.kind === 'field' &&
    (change.path === path ||
      /^\.[a-z]{2}$/.test(change.path.startsWith(path) ? change.path.slice(path.length) : ''));
  return (
    <>
      {draft.undecided.filter(isHere).map(change => (
        <DecisionNote key={change.id} change={change} />
      ))}
      {draft.about.conflicts.filter(isHere).map(conflict => (
        <LiveConflictNote
          key={conflict.id}
          conflict={conflict}
          document={draft.id}
          release={context.release ?? 0}
          isReadOnly={draft.isReadOnly}
        />
      ))}
    </>
  );
});
