/** Looks up the organisation of a valid number in the shop's register, and fills in what is known of it. */

import { useEffect, useState } from 'react';
import { normalOrganizationNumber } from '#kernel/identity/organization-number.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import type { Fill } from './use-fill.ts';

/** What is known of a typed number: `filled` with the name of its organisation, or not in the register. */
export type Lookup = { state: 'filled'; name: string } | { state: 'unknown' } | { state: 'none' };

const none: Lookup = { state: 'none' };

/** @param typed the number as typed; nothing is looked up before it is valid */
export function useOrganization(country: string, typed: string, fill: Fill): Lookup {
  const { api } = useStores();
  const [answer, setAnswer] = useState<{ number: string; lookup: Lookup }>({ number: '', lookup: none });
  const number = normalOrganizationNumber(country, typed) ?? '';
  useEffect(() => {
    if (number === '') return;
    let isCurrent = true;
    void api()
      .then(({ directory }) => directory.organization(country, number))
      .then(found => {
        if (!isCurrent || found === undefined) return;
        if (!found) {
          setAnswer({ number, lookup: { state: 'unknown' } });
          return;
        }
        const { name: company, addressLine1, zip, city } = found;
        const lookup: Lookup = { state: 'filled', name: company };
        if (fill({ company, addressLine1, zip, city })) setAnswer({ number, lookup });
      })
      // The register is a help: without an answer the shopper types the address.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [api, country, number, fill]);
  return number !== '' && answer.number === number ? answer.lookup : none;
}
