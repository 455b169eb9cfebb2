/** The last step for props of every origin: applies defaults, sanitises HTML, checks links. */

import { safeAddress } from '#kernel/address/safe-address.ts';
import { applyDefaults, changeTexts, wrapResponsive } from '../definition/field-paths.ts';
import { resolveValue, type ValueTools } from '../values/resolve-values.ts';
import type { PageServices } from './page-services.ts';

export async function finishProps(
  type: string,
  props: Record<string, unknown>,
  services: Pick<PageServices, 'fields' | 'safeHtml'>,
  tools: ValueTools,
): Promise<Record<string, unknown>> {
  const fields = services.fields(type);
  if (!fields) return props;
  // Defaults use the authored notation: `page:index` is a link.
  const filled = applyDefaults(props, fields.defaults, value => resolveValue(value, tools));
  const wrapped = wrapResponsive(filled, fields.responsive);
  const safe = await changeTexts(wrapped, fields.html, services.safeHtml);
  return changeTexts(safe, fields.link, safeAddress);
}
