/** Whether the props of a widget in a page file match its schema. Documents do not change at runtime, so each is validated once. */
import { grammar } from '#engine/validators.gen.mjs';

const judged = new WeakMap<object, boolean>();

export function acceptProps(type: string, props: Record<string, unknown>): boolean {
  const known = judged.get(props);
  if (known !== undefined) return known;
  const isFit = grammar.props[type]?.(props) !== false;
  judged.set(props, isFit);
  return isFit;
}
