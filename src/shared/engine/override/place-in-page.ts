/** Where on the page that an editor sees an operation of an override is. */
import type { NodeAddress } from '../operation/operation.ts';
import type { NamedOperation } from './operation-ids.ts';

interface Place {
  nodeId: NodeAddress;
  path: string;
}

/** `set-hero-props-title`, `set.value.fi` is the field `props.title.fi` of `hero`. */
export function placeInPage(ops: readonly NamedOperation[], { nodeId, path }: Place): Place {
  const op = ops.find(({ id }) => id === nodeId);
  // The document itself, or a part that was inserted: its own address.
  if (!op) return { nodeId, path };
  if ('set' in op) {
    const inside = path.startsWith('set.value.') ? `.${path.slice('set.value.'.length)}` : '';
    return { nodeId: op.set.id, path: `${op.set.path}${inside}` };
  }
  if ('hide' in op) return { nodeId: op.hide, path: '' };
  if ('move' in op) return { nodeId: op.move.id, path: '' };
  const inside = path.startsWith('insert.node.') ? path.slice('insert.node.'.length) : '';
  return { nodeId: op.insert.node.id, path: inside };
}
