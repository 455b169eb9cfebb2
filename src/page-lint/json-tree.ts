/** JSON that remembers where everything stands in the text. */
export interface Member {
  key: string;
  keyStart: number;
  keyEnd: number;
  value: JsonNode;
}

interface Span {
  /** Offsets into the text, end excluded. */
  start: number;
  end: number;
}

export interface ObjectNode extends Span {
  kind: 'object';
  members: Member[];
}

export interface ArrayNode extends Span {
  kind: 'array';
  items: JsonNode[];
}

export interface ScalarNode extends Span {
  kind: 'scalar';
  value: string | number | boolean | null;
}

export type JsonNode = ObjectNode | ArrayNode | ScalarNode;

/** A way from the root: keys of objects, positions of lists. */
export type Way = readonly (string | number)[];

export const memberOf = (node: JsonNode | undefined, key: string): Member | undefined =>
  node?.kind === 'object' ? node.members.find(member => member.key === key) : undefined;

export const childOf = (node: JsonNode | undefined, step: string | number): JsonNode | undefined => {
  if (node?.kind === 'array') return node.items[Number(step)];
  return memberOf(node, String(step))?.value;
};

export const nodeAt = (root: JsonNode, way: Way): JsonNode | undefined =>
  way.reduce<JsonNode | undefined>(childOf, root);

/** The text at a key, when there is one. */
export function textAt(node: JsonNode | undefined, key: string): string | undefined {
  const value = memberOf(node, key)?.value;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

export const itemsAt = (node: JsonNode | undefined, key: string): readonly JsonNode[] => {
  const value = memberOf(node, key)?.value;
  return value?.kind === 'array' ? value.items : [];
};

export const membersAt = (node: JsonNode | undefined, key: string): readonly Member[] => {
  const value = memberOf(node, key)?.value;
  return value?.kind === 'object' ? value.members : [];
};

/** The plain value; `__proto__` is a key like any other. */
export function plain(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.items.map(plain);
  return Object.fromEntries(node.members.map(member => [member.key, plain(member.value)]));
}

/** Calls `visit` on every node below and at `node`, outermost first. */
export function walk(node: JsonNode, visit: (node: JsonNode, way: Way) => void, way: Way = []): void {
  visit(node, way);
  if (node.kind === 'array') node.items.forEach((item, index) => walk(item, visit, [...way, index]));
  if (node.kind === 'object') for (const { key, value } of node.members) walk(value, visit, [...way, key]);
}
