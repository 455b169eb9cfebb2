/** Which rows of the outline the canvas does not show for the visitor of the context bar (R-STUDIO-135). */
import { evaluateRule } from '#engine/definition/evaluate-rule.ts';
import { localeCodes } from '#i18n/locales.ts';
import { isVehicle } from '#kernel/vehicle/vehicle-rule.ts';
import type { CanvasContext } from '#studio-api/canvas.ts';
import { readVehicle } from '#studio-api/vehicle-ref.ts';
import { readRule } from '../../editing/rules/rule.ts';
import type { TreeRow } from '../../editing/structure/tree-row.ts';

/**
 * Rows that are hidden, or whose rule does not hold, with all that stands in them.
 * The screen's width and switched features are not judged: such rows count as shown.
 * @returns ids of rows
 */
export function hiddenRows(rows: readonly TreeRow[], context: CanvasContext): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const { id, node, parent } of rows)
    if (
      (parent !== null && hidden.has(parent)) ||
      node?.['hidden'] === true ||
      !holds(node?.['when'], context)
    )
      hidden.add(id);
  return hidden;
}

function holds(when: unknown, { at, signedIn, vehicle, ...segment }: CanvasContext): boolean {
  // Which features are switched on, the server of the shop alone knows.
  if (when === undefined || JSON.stringify(when).includes('"feature"')) return true;
  const locale = localeCodes.find(code => code === segment.locale);
  if (!locale) return true;
  const visit = { segment: { ...segment, locale }, query: {}, now: at ? new Date(at) : new Date() };
  const facts = {
    auth: signedIn ? 'customer' : 'anonymous',
    vehicle: vehicle ? 'any' : 'none',
    chosen: readVehicle(vehicle),
    isVehicle,
    // The visitor of the canvas has put nothing there, and has allowed nothing.
    cart: 'empty',
    consent: [],
  } as const;
  return evaluateRule(readRule(when), visit, [], facts).verdict !== false;
}
