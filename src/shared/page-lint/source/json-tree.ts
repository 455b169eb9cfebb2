/** Access to the syntax tree of a JSON text: a thin layer over `jsonc-parser` with named object members. */

import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { JsonPath } from '#engine/operation/json-fields.ts';

export type JsonNode = Node;

/** One property of an object. */
export interface Member {
  key: string;
  keyNode: JsonNode;
  value: JsonNode;
}

export type Scalar = string | number | boolean | null;

/** Members in the order of the text; none for anything but an object. */
export const membersOf = (node: JsonNode | undefined): Member[] =>
  node?.type === 'object'
    ? (node.children ?? []).flatMap(({ children: [keyNode, value] = [] }) =>
        keyNode && value ? [{ key: String(keyNode.value), keyNode, value }] : [],
      )
    : [];

/** Items in the order of the text; none for anything but an array. */
export const itemsOf = (node: JsonNode | undefined): readonly JsonNode[] =>
  node?.type === 'array' ? (node.children ?? []) : [];

/** The value of a string, number, boolean or null; undefined for anything else. */
export function scalarOf(node: JsonNode | undefined): Scalar | undefined {
  if (!node || node.children) return undefined;
  const value: Scalar = node.value;
  return value;
}

/** Offsets of a node in its text, end excluded. */
export const spanOf = ({ offset, length }: JsonNode): [start: number, end: number] => [
  offset,
  offset + length,
];

export const memberOf = (node: JsonNode | undefined, key: string): Member | undefined =>
  membersOf(node).find(member => member.key === key);

export const nodeAt = (root: JsonNode, path: JsonPath): JsonNode | undefined =>
  findNodeAtLocation(root, [...path]);

/** The value of a member or an item. */
export function childNode(node: JsonNode | undefined, step: string | number): JsonNode | undefined {
  if (typeof step === 'number') return itemsOf(node)[step];
  if (node?.type !== 'object') return undefined;
  return node.children?.find(({ children }) => children?.[0]?.value === step)?.children?.[1];
}

/** The text at a key, if there is one. */
export function textAt(node: JsonNode | undefined, key: string): string | undefined {
  const value = scalarOf(childNode(node, key));
  return typeof value === 'string' ? value : undefined;
}

export const itemsAt = (node: JsonNode | undefined, key: string): readonly JsonNode[] =>
  itemsOf(childNode(node, key));

export const membersAt = (node: JsonNode | undefined, key: string): readonly Member[] =>
  membersOf(childNode(node, key));

/** The plain value of a node; its objects have no prototype, so that `__proto__` is an ordinary key. */
export const plain = (node: JsonNode): unknown => getNodeValue(node);

/** Calls `visit` on `node` and every value below it, outermost first. */
export function walk(
  node: JsonNode,
  visit: (node: JsonNode, path: JsonPath) => void,
  path: JsonPath = [],
): void {
  visit(node, path);
  node.children?.forEach((child, index) => {
    if (node.type === 'array') return walk(child, visit, [...path, index]);
    const [key, value] = child.children ?? [];
    if (key && value) walk(value, visit, [...path, String(key.value)]);
  });
}
