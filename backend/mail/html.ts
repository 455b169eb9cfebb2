/** HTML with every value escaped unless it is trusted HTML (R-MAIL-3). */

/** Created only here. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, letter => entities[letter] ?? '');

type Value = string | number | Html | readonly Html[];

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('') : escape(String(value));
}

/** `html\`<b>${name}</b>\`` */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    parts.map((part, at) => part + (at < values.length ? textOf(values[at] ?? '') : '')).join(''),
  );
}

/** Several lines, each on its own. */
export const lines = (texts: readonly string[]): Html => new Html(texts.map(escape).join('<br>'));
