/** Writes buttons as the content system's configuration. */
import { cmsList } from '#api/content/cms-values.ts';

export const toCms = (props: Record<string, unknown>): Record<string, unknown> => ({
  buttons: cmsList(props.buttons).map(({ text, href }) => ({ buttonText: text, url: href })),
});
