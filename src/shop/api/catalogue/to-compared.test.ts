/** Products of a comparison. */
import { expect, it } from 'vitest';
import { toCompared } from './to-compared.ts';

type Wire = Parameters<typeof toCompared>[0];
type Groups = NonNullable<Wire['parameterGroups']>;

const parameter = (name: string, identifier: string) => ({
  ...{ name, identifier, value: 'x', show: true, facetId: null, fit: null },
});
const wireWith = (parameterGroups: Groups) =>
  ({ productId: 1, name: 'Taival', images: [], parameterGroups }) as unknown as Wire;

it('tells the manufacturer from the attributes of the product by its identifiers', () => {
  const { specifications } = toCompared(
    wireWith([
      { name: 'Mitat', parameters: [parameter('Paino', 'weight')] },
      { name: 'Valmistaja', parameters: [parameter('Postiosoite', 'manufacturer-address')] },
    ]),
  );
  expect(specifications.map(({ group, isOfMaker }) => [group, isOfMaker])).toEqual([
    ['Mitat', false],
    ['Valmistaja', true],
  ]);
});
