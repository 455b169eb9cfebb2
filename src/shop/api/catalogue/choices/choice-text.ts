/** One group of chosen values as a URL parameter: `label~id,label~id` (R-LIST-1). */

export interface Choice {
  /** Opaque facet id. */
  id: string;
  /** Label in the URL; labels of the facets take precedence. */
  label: string;
}

const codes: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', '~': '%7E' };
const encode = (text: string) => text.replace(/[%,~]/g, character => codes[character] ?? character);

/** Commas, tildes and percent signs in a label are encoded, so that it can be parsed (R-LIST-2). */
export const choiceText = (choices: readonly Choice[]): string =>
  choices.map(({ id, label }) => `${encode(label)}~${encode(id)}`).join(',');
