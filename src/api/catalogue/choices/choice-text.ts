/** One group of chosen values as a parameter of the address: `label~id,label~id` (R-LIST-1). */

export interface Choice {
  /** A facet's id; opaque. */
  id: string;
  /** What the link called it; facets know better. */
  label: string;
}

const codes: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', '~': '%7E' };
const encode = (text: string) => text.replace(/[%,~]/g, character => codes[character] ?? character);

/** Commas, tildes and percent signs of a label are encoded, so that it survives (R-LIST-2). */
export const choiceText = (choices: readonly Choice[]): string =>
  choices.map(({ id, label }) => `${encode(label)}~${encode(id)}`).join(',');
