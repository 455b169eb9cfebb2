/** Looks up the organisation of a valid number in the shop's register, and fills in what is known of it. */
import { normalOrganizationNumber } from '#kernel/identity/organization-number.ts';
import { useStores } from '#stores/stores-context.ts';
import { useEffect, useState } from 'react';
import type { Fill } from './use-fill.ts';

/** @returns the name of the organisation whose data was filled in; empty before and without one */
export function useOrganization(country: string, typed: string, fill: Fill): string {
  const { api } = useStores();
  const [filled, setFilled] = useState({ number: '', name: '' });
  const number = normalOrganizationNumber(country, typed) ?? '';
  useEffect(() => {
    if (number === '') return;
    let isCurrent = true;
    void api()
      .then(({ directory }) => directory.organization(country, number))
      .then(found => {
        if (!isCurrent || !found) return;
        const { name: company, addressLine1, zip, city } = found;
        if (fill({ company, addressLine1, zip, city })) setFilled({ number, name: company });
      })
      // The register is a help: without an answer the shopper types the address.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [api, country, number, fill]);
  return number !== '' && filled.number === number ? filled.name : '';
}
