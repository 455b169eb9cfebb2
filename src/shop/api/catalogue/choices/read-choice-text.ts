/** Parses one group of chosen values from a URL. */
import type { Choice } from './choice-text.ts';

const decode = (text: string) =>
  text.replace(/%(25|2C|7E)/gi, code => String.fromCharCode(parseInt(code.slice(1), 16)));

/**
 * Also accepts ids without labels, and labels with unencoded commas or tildes.
 * A repeated id counts once.
 */
export function readChoiceText(text: string): Choice[] {
  const isPlain = !text.includes('~');
  const found = new Map<string, Choice>();
  let label = '';
  for (const part of text.split(',')) {
    const at = part.lastIndexOf('~');
    if (at < 0 && !isPlain) {
      // Part of a label that contains a comma.
      label += `${part},`;
      continue;
    }
    const id = decode(part.slice(at + 1)).trim();
    if (id && !found.has(id))
      found.set(id, { id, label: decode(label + part.slice(0, Math.max(at, 0))).trim() });
    label = '';
  }
  return [...found.values()];
}
