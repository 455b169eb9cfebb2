/** Both forms of the content system's buttons as props: `{ buttonText, url }` and `{ text, href }`. */
import { cmsChoice, cmsLink, cmsList, cmsText } from '#api/content/cms-values.ts';

const alignments = ['center', 'start', 'center', 'end'] as const;

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const buttons = cmsList(configuration.buttons).flatMap(button => {
    const text = cmsText(button.buttonText) ?? cmsText(button.text);
    const href = cmsLink(button.url) ?? cmsLink(button.href);
    return text && href ? [{ text, href }] : [];
  });
  if (buttons.length === 0) return null;
  return {
    buttons: buttons.slice(0, 8),
    ...(configuration.alignment === undefined
      ? {}
      : { alignment: cmsChoice(configuration.alignment, alignments, 'center') }),
  };
}
