/** The conditions that already hold where a node stands: those of its container, area or menu item. */
import type { Rule } from '#engine/definition/evaluate-rule.ts';
import type { DocumentBody, NodeAddress } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { readRule } from './rule.ts';

/** Empty for a node without conditions around it. */
export function ruleAround(body: DocumentBody, id: NodeAddress): Rule {
  return findAround(body, id, {}) ?? {};
}

function findAround(value: unknown, id: NodeAddress, around: Rule): Rule | null {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = findAround(entry, id, around);
      if (found) return found;
    }
    return null;
  }
  if (!isRecord(value)) return null;
  if (value['id'] === id) return around;
  const own = isRecord(value['when']) ? readRule(value['when']) : around;
  for (const [key, inner] of Object.entries(value)) {
    // Fields of a widget contain no nodes.
    if (key === 'props' || key === 'when' || typeof inner !== 'object') continue;
    const found = findAround(inner, id, own);
    if (found) return found;
  }
  return null;
}
