/** Campaigns and promo codes for tests; by default a campaign is running and covers all products and customers. */
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '#backend/commands.ts';

type CampaignRow = Insertable<Schema['campaign']>;

export interface CampaignInput extends Partial<Omit<CampaignRow, 'name' | 'effect' | 'conditions'>> {
  campaign_id: number;
  effect: Record<string, unknown>;
  conditions?: Record<string, unknown>;
}

export async function aCampaign(db: Kysely<Schema>, campaign: CampaignInput): Promise<void> {
  const { effect, conditions = {}, ...row } = campaign;
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
  campaign: CampaignInput,
  limits: { use_limit?: number; per_customer_limit?: number; active?: boolean } = {},
): Promise<void> {
  await aCampaign(db, { ...campaign, needs_code: true });
  await db
    .insertInto('promo_code')
    .values({ code, campaign_id: campaign.campaign_id, use_limit: null, per_customer_limit: null, ...limits })
    .execute();
}
