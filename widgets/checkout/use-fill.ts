/** Fills fields of an address that are empty or that it has filled before: never what a person has typed, nor the field that a person is in. */
import type { Address } from '#api/checkout/types.ts';
import type { AddressPart } from './field-rules.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

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

const isInField = (name: string): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name;

interface Filled {
  part: AddressPart;
  address: Address;
  onChange: (changes: Partial<Address>) => void;
}

export function useFill({ part, address, onChange }: Filled): Filling {
  const [filled, setFilled] = useState<Known>({});
  const own = useRef<Known>({});
  const latest = useRef({ address, onChange });
  useEffect(() => {
    latest.current = { address, onChange };
  });
  const fill = useCallback<Fill>(
    known => {
      const { address: now, onChange: change } = latest.current;
      const changes: Known = {};
      for (const field of Object.keys(known) as (keyof Known)[]) {
        const value = known[field] ?? '';
        const isOurs = now[field] === '' || now[field] === own.current[field];
        const isFree = isOurs && !isInField(`${part}.${field}`);
        if (value !== '' && value !== now[field] && isFree) changes[field] = value;
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
