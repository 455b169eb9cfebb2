/** One group of chosen values as a parameter of the address: `label~id,label~id` (spec 2 §2, facts 3.8). */

export interface Choice {
  /** A facet's id; opaque. */
  id: string;
  /** What the link called it; facets know better (decision 0032). */
  label: string;
}

const codes: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', '~': '%7E' };
const encode = (text: string) => text.replace(/[%,~]/g, character => codes[character] ?? character);

/** Commas, tildes and percent signs of a label are encoded, so that it survives (facts 3.8 BUG). */
export const choiceText = (choices: readonly Choice[]): string =>
  choices.map(({ id, label }) => `${encode(label)}~${encode(id)}`).join(',');
