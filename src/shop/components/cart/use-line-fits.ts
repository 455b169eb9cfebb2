/** Whether the products of the cart fit the shopper's vehicle (R-VEHICLE-17). */
import type { Api } from '#api/api.ts';
import type { ProductCompatibility } from '#api/vehicle/product-compatibility.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useEffect, useState } from 'react';
import { useChosenVehicle, type VehicleToFit } from '../vehicle/use-chosen-vehicle.ts';

export interface LineFits extends VehicleToFit {
  /** Null for a product that has nothing to do with vehicles, and until the answer is there. */
  of: (productId: number) => ProductCompatibility | null;
}

/** Most products that one request asks for; the next request asks for the others. */
const MAX_PRODUCTS = 100;

type Answers = Map<number, ProductCompatibility | null>;
type AskApi = () => Promise<Api>;

/** They do not depend on the vehicle or the person, so panel, page and checkout share them. */
const answers = new WeakMap<AskApi, Answers>();
const underWay = new WeakMap<Answers, Map<string, Promise<void>>>();

function answersOf(api: AskApi): Answers {
  const known = answers.get(api) ?? new Map<number, ProductCompatibility | null>();
  answers.set(api, known);
  return known;
}

async function ask(api: AskApi, ids: readonly number[], known: Answers): Promise<void> {
  const { vehicle } = await api();
  const found = await vehicle.fits(ids);
  for (const id of ids) known.set(id, found.get(id) ?? null);
}

/** Two views of one cart ask once. */
function askOnce(api: AskApi, ids: readonly number[]): Promise<void> {
  const known = answersOf(api);
  const asking = underWay.get(known) ?? new Map<string, Promise<void>>();
  underWay.set(known, asking);
  const key = ids.join(',');
  const request = asking.get(key) ?? ask(api, ids, known).finally(() => asking.delete(key));
  asking.set(key, request);
  return request;
}

/**
 * Call only in observer components.
 * @returns null without a vehicle, and until its technical data are known; a failed request says nothing of its products
 */
export function useLineFits(productIds: readonly number[]): LineFits | null {
  const { api } = useStores();
  const vehicle = useChosenVehicle();
  const [, setAnswered] = useState(0);
  const known = answersOf(api);
  const missing = vehicle === null ? [] : [...new Set(productIds)].filter(id => id > 0 && !known.has(id));
  const asked = missing.slice(0, MAX_PRODUCTS).join(',');

  useEffect(() => {
    if (asked === '') return undefined;
    let isWanted = true;
    askOnce(api, asked.split(',').map(Number)).then(
      () => isWanted && setAnswered(count => count + 1),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [api, asked]);

  if (vehicle === null || vehicle === 'loading') return null;
  return { ...vehicle, of: id => known.get(id) ?? null };
}
