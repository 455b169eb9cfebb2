/** A campaign parsed from its row: effect, audience and conditions. */
import { z } from 'zod';

/** Minor units by currency; the campaign does not run in other currencies. */
const amounts = z.record(z.string(), z.int().min(1));
const basisPoints = z.int().min(1).max(10_000);

const step = z.union([
  z.object({ from: z.int().min(1), basisPoints }),
  /** Unit prices by currency. */
  z.object({ from: z.int().min(1), prices: z.record(z.string(), z.int().min(0)) }),
]);

const effect = z.discriminatedUnion('action', [
  z.object({ action: z.literal('percentage'), basisPoints }),
  z.object({ action: z.literal('item_amount'), amounts }),
  z.object({ action: z.literal('order_amount'), amounts }),
  z.object({
    action: z.literal('tiers'),
    /** `all`: every piece has the price of the reached step; `beyond`: only the pieces from the step on. */
    mode: z.enum(['all', 'beyond']),
    steps: z.array(step).min(1),
  }),
  z.object({ action: z.literal('free_gift'), skuId: z.int(), quantity: z.int().min(1).max(100) }),
  z.object({ action: z.literal('free_shipping') }),
]);

const conditions = z.object({
  customerTypes: z.array(z.enum(['PERSON', 'ORGANIZATION'])).optional(),
  /** The customer has one of these price lists. */
  priceListIds: z.array(z.int()).optional(),
  loginOnly: z.boolean().optional(),
  firstOrder: z.boolean().optional(),
  /** Minimum sum of the lines, before the cart campaigns. */
  minimum: amounts.optional(),
  /** All of them must be in the cart. */
  requiredProductIds: z.array(z.int()).optional(),
});

export type CampaignEffect = z.infer<typeof effect>;
export type CampaignConditions = z.infer<typeof conditions>;
export type TierStep = z.infer<typeof step>;

/** Null for an unknown effect: such a campaign does nothing, without an error. */
export const readEffect = (value: unknown): CampaignEffect | null => effect.safeParse(value).data ?? null;
export const readConditions = (value: unknown): CampaignConditions | null =>
  conditions.safeParse(value).data ?? null;

/** A campaign that may apply to a cart. */
export interface CartCampaign {
  id: number;
  /** In the language of the request; for a campaign with a code, the code. */
  name: string;
  alias: string | null;
  hideTitle: boolean;
  category: string | null;
  priority: number;
  /** Combined with other stacking campaigns; otherwise applied alone or not at all. */
  stacks: boolean;
  byCode: boolean;
  effect: CampaignEffect;
  conditions: CampaignConditions;
  /** Empty is every market. */
  marketIds: readonly string[];
  /** Products of the cart in its scope; null is every product. */
  productIds: ReadonlySet<number> | null;
}
