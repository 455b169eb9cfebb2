/** Below a field: another user changed it at the same time. */
import { observer } from 'mobx-react-lite';
import type { NodeAddress } from '#engine/operation/operation.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { DecisionNote } from './decision-note.tsx';

interface Props {
  nodeId: NodeAddress;
  /** Name of the field; changes of one of its languages belong to it as well. */
  path: string;
}

export const FieldDecisions = observer(function FieldDecisions({ nodeId, path }: Props) {
  const { draft } = useEditor();
  return draft.undecided
    .filter(
      change =>
        change.nodeId === nodeId &&
        change.kind === 'field' &&
        (change.path === path ||
          /^\.[a-z]{2}$/.test(change.path.startsWith(path) ? change.path.slice(path.length) : '')),
    )
    .map(change => <DecisionNote key={change.id} change={change} />);
});
