/** One group of chosen values as a parameter of the address: `label~id,label~id` (spec 2 §2, facts 3.8). */

export interface Choice {
  /** A facet's id; opaque. */
  id: string;
  /** What the link called it; facets know better (decision 0032). */
  label: string;
}

const codes: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', '~': '%7E' };
const encode = (text: string) => text.replace(/[%,~]/g, character => codes[character] ?? character);
const decode = (text: string) =>
  text.replace(/%(25|2C|7E)/gi, code => String.fromCharCode(parseInt(code.slice(1), 16)));

/** Commas, tildes and percent signs of a label are encoded, so that it survives (facts 3.8 BUG). */
export const choiceText = (choices: readonly Choice[]): string =>
  choices.map(({ id, label }) => `${encode(label)}~${encode(id)}`).join(',');

/**
 * Understands what others wrote as well: ids alone, and labels whose commas or tildes are not encoded.
 * Twice the same id counts once.
 */
export function readChoiceText(text: string): Choice[] {
  const isPlain = !text.includes('~');
  const found = new Map<string, Choice>();
  let label = '';
  for (const part of text.split(',')) {
    const at = part.lastIndexOf('~');
    if (at < 0 && !isPlain) {
      // A piece of a label that had a comma in it.
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
