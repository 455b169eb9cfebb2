/** Both forms of the content system's buttons as props: `{ buttonText, url }` and `{ text, href }`. */
import { cmsLink, cmsList, cmsText } from '#engine/cms-values.ts';

export function fromCms(configuration: Record<string, unknown>): Record<string, unknown> | null {
  const buttons = cmsList(configuration.buttons).flatMap(button => {
    const text = cmsText(button.buttonText) ?? cmsText(button.text);
    const href = cmsLink(button.url) ?? cmsLink(button.href);
    return text && href ? [{ text, href }] : [];
  });
  return buttons.length > 0 ? { buttons: buttons.slice(0, 8) } : null;
}
