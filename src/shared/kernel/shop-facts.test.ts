import { expect, it } from 'vitest';
import { namelessShop } from './shop-facts.ts';
import { factsOf, namelessProfile } from './shop-profile.ts';

it('says of a shop without a profile what its profile says', () => {
  expect(factsOf(namelessProfile, 'fi')).toEqual(namelessShop);
});
