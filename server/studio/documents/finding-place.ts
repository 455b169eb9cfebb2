/** Turns the path of a finding into the node and the field that Studio shows it at. */

import type { DocumentBody, NodeAddress } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';

export interface FindingPlace {
  nodeId: NodeAddress;
  /** Below the node. */
  path: string;
}

/** Keys whose entries are nodes; the entries of other lists are fields of a node, also when they have ids. */
const nodeLists = new Set(['containers', 'widgets', 'fallback', 'items', 'ops']);

/**
 * Follows `regions.main[#fits].widgets[product-list#rail].props.title` through the body.
 * @returns the innermost node, and the field below it; entries of its lists by position
 */
export function placeOfFinding(body: DocumentBody, path: string): FindingPlace {
  let value: unknown = body;
  let place: FindingPlace = { nodeId: '', path: '' };
  let isInNode = true;
  const keys: string[] = [];
  for (const [, name, entry] of path.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)) {
    if (name !== undefined) {
      keys.push(name);
      value = isRecord(value) ? value[name] : undefined;
      isInNode &&= keys.length === 1 ? nodeLists.has(name) || name === 'regions' : keys[0] === 'regions';
      continue;
    }
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const index = indexOfEntry(list, entry ?? '');
    value = list[index];
    if (isInNode && isRecord(value) && typeof value['id'] === 'string') {
      place = { nodeId: value['id'], path: '' };
      keys.length = 0;
    } else {
      isInNode = false;
      keys.push(String(index));
    }
  }
  return { ...place, path: keys.join('.') };
}

function indexOfEntry(list: readonly unknown[], entry: string): number {
  const at = entry.indexOf('#');
  if (at < 0) return Number(entry);
  const [type, id] = [entry.slice(0, at), entry.slice(at + 1)];
  return list.findIndex(
    item => isRecord(item) && item['id'] === id && (type === '' || item['type'] === type),
  );
}
