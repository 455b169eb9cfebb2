/** Counted facets in responses: number of values and their order. */
import { expect, it } from 'vitest';
import { parameterValues, randomReference } from '#tests/support/samples/small-reference.ts';
import { aContext } from '#tests/support/worlds/small-shop.ts';
import { createCatalogueAddresses } from './addresses.ts';
import { createFacetView } from './facet-view.ts';
import type { CountedValue } from './index/answer/catalogue-query.ts';
import { createUrls, prefixByLanguage } from './urls.ts';

it('returns the values of a group with the most products and every chosen one', () => {
  const view = createFacetView(createCatalogueAddresses(createUrls('http://shop.test', prefixByLanguage)), 2);
  const values = [10, 11, 20, 21].flatMap((id, at): CountedValue[] => {
    const value = randomReference.parameterValues.get(id);
    const slug = parameterValues.get(id)?.slug ?? '';
    return value
      ? [{ facetId: slug, source: { type: 'Parameter', value }, count: at, selected: id === 10 }]
      : [];
  });
  const parameter = randomReference.parameterValues.get(10)?.parameter ?? null;
  const context = aContext();
  const explained = parameter && {
    ...parameter,
    description: { [context.language.code]: 'What it is made of' },
  };
  const [group] = view(context, randomReference, [{ type: 'Parameter', parameter: explained, values }]);
  expect(group?.description).toBe('What it is made of');
  expect(group?.values.map(({ facetId, count, _id }) => [facetId, count, _id])).toEqual([
    ['red', 0, 'red_0'],
    ['steel', 2, 'steel_2'],
    ['nylon', 3, 'nylon_3'],
  ]);
});
