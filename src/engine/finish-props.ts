/** The last step for props of any origin: defaults, safe HTML, allowed addresses. A component gets nothing else. */
import { applyDefaults, changeTexts, wrapResponsive } from './field-paths.ts';
import type { PageServices } from './page-services.ts';
import { safeAddress } from '#kernel/safe-address.ts';

export async function finishProps(
  type: string,
  props: Record<string, unknown>,
  services: Pick<PageServices, 'fields' | 'safeHtml'>,
): Promise<Record<string, unknown>> {
  const fields = services.fields(type);
  if (!fields) return props;
  applyDefaults(props, fields.defaults);
  wrapResponsive(props, fields.responsive);
  await changeTexts(props, fields.html, services.safeHtml);
  return changeTexts(props, fields.link, safeAddress);
}
