/** Campaigns and promo codes for tests; by default a campaign is running and covers all products and customers. */
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '#backend/index.ts';

type CampaignRow = Insertable<Schema['campaign']>;

export interface CampaignWords extends Partial<Omit<CampaignRow, 'name' | 'effect' | 'conditions'>> {
  campaign_id: number;
  effect: Record<string, unknown>;
  conditions?: Record<string, unknown>;
}

export async function aCampaign(db: Kysely<Schema>, words: CampaignWords): Promise<void> {
  const { effect, conditions = {}, ...row } = words;
  await db
    .insertInto('campaign')
    .values({
      ...row,
      name: JSON.stringify({ fi: `Kampanja ${row.campaign_id}`, sv: `Kampanj ${row.campaign_id}` }),
      effect: JSON.stringify(effect),
      conditions: JSON.stringify(conditions),
    })
    .execute();
}

/** A promo code with its own campaign. */
export async function aCode(
  db: Kysely<Schema>,
  code: string,
  words: CampaignWords,
  limits: { use_limit?: number; per_customer_limit?: number } = {},
): Promise<void> {
  await aCampaign(db, { ...words, needs_code: true });
  await db
    .insertInto('promo_code')
    .values({ code, campaign_id: words.campaign_id, use_limit: null, per_customer_limit: null, ...limits })
    .execute();
}
