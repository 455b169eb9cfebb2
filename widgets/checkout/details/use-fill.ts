/**
 * Fills fields of an address that are empty or that it has filled before, never what a person has typed. The answer often
 * comes when the person is already in the next field: that one is filled too and its text selected, so that typing replaces it.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from '#api/checkout/types.ts';
import type { AddressPart } from './field-rules.ts';

type Known = Partial<Omit<Address, 'country'>>;

export interface Fill {
  /** @returns whether anything was filled in */
  (known: Known): boolean;
}

export interface Filling {
  fill: Fill;
  /** What was filled in, whether it has been changed since or not. */
  filled: Known;
}

/** The field of this name that the person is in. */
function activeField(name: string): HTMLInputElement | null {
  const active = document.activeElement;
  return active instanceof HTMLInputElement && active.name === name ? active : null;
}

interface Filled {
  part: AddressPart;
  address: Address;
  onChange: (changes: Partial<Address>) => void;
}

export function useFill({ part, address, onChange }: Filled): Filling {
  const [filled, setFilled] = useState<Known>({});
  const own = useRef<Known>({});
  const latest = useRef({ address, onChange });
  const toSelect = useRef<keyof Known | null>(null);
  useEffect(() => {
    latest.current = { address, onChange };
    const field = toSelect.current;
    if (field === null || address[field] !== own.current[field]) return;
    toSelect.current = null;
    activeField(`${part}.${field}`)?.select();
  });
  const fill = useCallback<Fill>(
    known => {
      const { address: now, onChange: change } = latest.current;
      const changes: Known = {};
      for (const field of Object.keys(known) as (keyof Known)[]) {
        const value = known[field] ?? '';
        const isOurs = now[field] === '' || now[field] === own.current[field];
        if (value === '' || value === now[field] || !isOurs) continue;
        changes[field] = value;
        if (activeField(`${part}.${field}`)) toSelect.current = field;
      }
      if (Object.keys(changes).length === 0) return false;
      own.current = { ...own.current, ...changes };
      setFilled(own.current);
      change(changes);
      return true;
    },
    [part],
  );
  return { fill, filled };
}
