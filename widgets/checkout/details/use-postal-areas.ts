/** The postal areas around a typed zip code: one request for all codes with the same beginning. */

import { useEffect, useState } from 'react';
import type { PostalArea } from '#api/directory/types.ts';
import { zipDigits } from '#kernel/contact/zip.ts';
import { useStores } from '#stores/shopper/stores-context.ts';

/** Digits of a code that the areas of one request differ in: at most a hundred areas. */
const openDigits = 2;
const none: readonly PostalArea[] = [];

/** Empty until enough digits are typed, where the shop has no table of the country, and when the request fails. */
export function usePostalAreas(country: string, zip: string): readonly PostalArea[] {
  const { api } = useStores();
  const [found, setFound] = useState({ beginning: '', areas: none });
  const digits = zipDigits(country);
  const typed = zip.replaceAll(/\D/g, '');
  const isEnough = digits !== null && typed.length >= digits - openDigits;
  const beginning = isEnough ? typed.slice(0, digits - openDigits) : '';
  useEffect(() => {
    if (beginning === '') return;
    let isCurrent = true;
    void api()
      .then(({ directory }) => directory.areas(country, beginning))
      .then(areas => isCurrent && setFound({ beginning, areas }))
      // Completion is a help: without an answer the shopper types the city.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [api, country, beginning]);
  return beginning !== '' && found.beginning === beginning ? found.areas : none;
}
