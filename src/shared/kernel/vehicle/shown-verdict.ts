/** What is said of a product for the chosen vehicle, apart from how it is found out, which every card would bring along. */
import type { Compatibility } from './product-compatibility.ts';

/** As screens say it: `choice` where parts of a package have to be chosen before it can be said. */
export type ShownVerdict = Compatibility | 'choice';

/**
 * Whether the shop recommends what has this verdict for the chosen vehicle (R-VEHICLE-15). A recommendation that has to be
 * checked hands the shopper the work that it should save; a package of which a choice decides can be chosen so that it fits.
 * @param verdict null for what has nothing to do with vehicles
 */
export const isRecommended = (verdict: ShownVerdict | null): boolean =>
  verdict !== 'other' && verdict !== 'check';
