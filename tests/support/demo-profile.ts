/** Who the demo shop is, from its folder. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { factsOf, profileOf, type ShopIdentity } from '#kernel/shop-profile.ts';

const identity: ShopIdentity = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../shops/atv-huset/shop.json'), 'utf8'),
);

export const demoProfile = profileOf(identity, true);

/** The same in Finnish. */
export const demoFacts = factsOf(demoProfile, 'fi');
