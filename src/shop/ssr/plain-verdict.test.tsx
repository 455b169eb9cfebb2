/** Without scripts the panel of a product says what scripts would make it say, word for word (R-VEHICLE-30). */
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { markProduct } from '#app/compatibility/mark-product.ts';
import { TestShop, testCart, testStores } from '#components/testing/testing-shop.tsx';
import { CompatibilityPanel } from '#components/vehicle/compatibility-panel.tsx';
import { reasonText } from '#components/vehicle/fit-words.ts';
import { PlainVehicleContext } from '#components/vehicle/plain-vehicle.ts';
import { chosenVehicle } from '#components/vehicle/vehicle-tech-data.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { testFacts } from '#kernel/testing-shop-facts.ts';
import type { ProductCompatibility } from '#kernel/vehicle/product-compatibility.ts';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { aDetail } from '#tests/support/samples/sample-detail.ts';
import { measuresIn } from '#tests/support/samples/stated-measures.ts';
import { plainVerdictOf } from './plain-verdict.ts';

const vehicle = { id: 'v', manufacturer: 'Can-Am', year: '2021', model: 'Outlander <650>' };
const wheels = {
  ...{ frontTire: '25x8-12', backTire: '25x10-12', frontBoltPattern: '4/137', backBoltPattern: '4/137' },
};
const chosen = chosenVehicle(vehicle, wheels);
const { facetId } = chosen;
const other = 'f_52_477_polaris-2022-sportsman-850';
const intl = serverIntl('fi', testFacts);
const verdictOf = plainVerdictOf({ vehicle, chosen }, intl);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const fit = (changes: Partial<ProductCompatibility>): ProductCompatibility => ({
  ...{ vehicles: [], universal: false, measures: [] },
  ...changes,
});
const groups = [
  {
    ...{ groupId: 5, name: 'Kiinnike', required: true },
    options: [facetId, other].map((id, at) => ({
      ...{ optionId: at, name: `Osa ${at}`, fit: fit({ vehicles: [id] }) },
    })),
  },
];
const applications = [facetId, other].map((id, at) => ({
  ...{ vehicles: [id], position: 'front' as const, quantity: at + 1, qualifier: '', note: '' },
}));

/** What a reader sees of the states, without the links, which scripts lead on to a single part. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('output > :not([hidden])')].map(state => {
    const copy = state.cloneNode(true) as HTMLElement;
    for (const link of copy.querySelectorAll('a')) link.remove();
    return [state.dataset['fitState'], copy.textContent.replace(/\s+/g, ' ').trim()];
  });

const none = () => Promise.resolve({ count: 0, products: [] });

it.each<[string, ProductCompatibility, Record<number, number>?]>([
  ['is made for it', fit({ vehicles: [other, facetId] })],
  ['is made for others', fit({ vehicles: [other] })],
  ['is made for other years', fit({ vehicles: [facetId.replace('2021', '2018')] })],
  ['has another rim', fit({ universal: true, measures: measuresIn('30x10-14') })],
  ['fits the front', fit({ universal: true, measures: measuresIn('25x8-12') })],
  ['fits the rear', fit({ universal: true, measures: measuresIn('25x10-12') })],
  ['is nearly as high', fit({ universal: true, measures: measuresIn('26x11-12') })],
  ['is universal', fit({ vehicles: [other], universal: true })],
  ['depends on a choice', fit({ groups }), {}],
  ['has a part that does not fit', fit({ groups }), { 5: 1 }],
  ['has parts that fit', fit({ groups }), { 5: 0 }],
])('says the same of what %s', (_what, of, choice) => {
  const product = aDetail({ fit: of, applications });
  const panel = <CompatibilityPanel product={product} {...(choice ? { choice } : {})} />;
  const view = <TestShop stores={testStores(testCart([]))}>{panel}</TestShop>;
  render(view);
  markProduct(document.body, {
    ...{ chosen, name: vehicleName(vehicle), partsHref: '/l' },
    api: () => Promise.resolve({ catalogue: { products: none } }),
    reason: each => reasonText(intl, each, { chosen, vehicle }),
  }).show();
  const byScripts = shown();
  cleanup();

  document.body.innerHTML = renderToString(
    <PlainVehicleContext value={{ formHref: '/ajoneuvo', vehicle, verdictOf }}>{view}</PlainVehicleContext>,
  );
  expect(shown()).toEqual(byScripts);
  expect(byScripts.length).toBeGreaterThan(0);
  expect(document.querySelector('[data-fit-state="none"]')).toHaveProperty('hidden', true);
});

it('leads from what does not fit to what does in its category', () => {
  const product = aDetail({ fit: fit({ vehicles: [other] }) });
  document.body.innerHTML = renderToString(
    <TestShop stores={testStores(testCart([]))}>
      <PlainVehicleContext value={{ formHref: '/ajoneuvo', vehicle, verdictOf }}>
        <CompatibilityPanel product={product} />
      </PlainVehicleContext>
    </TestShop>,
  );
  const link = document.querySelector<HTMLAnchorElement>('[data-fit-state="other"] a');
  expect(new URL(link?.href ?? '').searchParams.get('p-f_52_477')).toContain(facetId);
});

it('is a form without a vehicle, which leads to the choice of one', () => {
  document.body.innerHTML = renderToString(
    <TestShop stores={testStores(testCart([]))}>
      <PlainVehicleContext value={{ formHref: '/ajoneuvo', vehicle: null, verdictOf: null }}>
        <CompatibilityPanel product={aDetail({ fit: fit({ vehicles: [other] }) })} />
      </PlainVehicleContext>
    </TestShop>,
  );
  const button = document.querySelector<HTMLButtonElement>('[data-fit-state="none"] button');
  expect([button?.type, button?.form?.getAttribute('action')]).toEqual(['submit', '/ajoneuvo']);
});
