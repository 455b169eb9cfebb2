/** The nodes of a document by id, each observable by itself: a keystroke notifies only those who read its node. */
import { observable } from 'mobx';
import { nodesOf } from '#engine/operation/node-tree.ts';
import type { DocumentBody, DocumentNode, NodeAddress } from '#engine/operation/operation.ts';

export class NodeIndex {
  private readonly nodes = observable.map<NodeAddress, DocumentNode>(undefined, { deep: false });

  get(id: NodeAddress): DocumentNode | undefined {
    return this.nodes.get(id);
  }

  /** Within an action. Parts that did not change are the same objects as before, and are skipped. */
  update(body: DocumentBody): void {
    const present = new Set<NodeAddress>();
    for (const node of nodesOf(body)) {
      present.add(node.id);
      if (this.nodes.get(node.id) !== node) this.nodes.set(node.id, node);
    }
    for (const id of [...this.nodes.keys()]) if (!present.has(id)) this.nodes.delete(id);
  }
}
