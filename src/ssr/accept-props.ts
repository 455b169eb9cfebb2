/** Whether the settings of a page file's widget are what its schema wants; documents do not change while they serve, so each is judged once. */
import { grammar } from '#engine/validators.gen.mjs';

const judged = new WeakMap<object, boolean>();

export function acceptProps(type: string, props: Record<string, unknown>): boolean {
  const known = judged.get(props);
  if (known !== undefined) return known;
  const isFit = grammar.props[type]?.(props) !== false;
  judged.set(props, isFit);
  return isFit;
}
