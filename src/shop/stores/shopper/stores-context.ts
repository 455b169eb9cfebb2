/** Provides components with the stores of their tab or request. */
import { createContext, use } from 'react';
import type { ShopperStores } from './shopper-stores.ts';

export const StoresContext = createContext<ShopperStores | null>(null);

export function useStores(): ShopperStores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('A component that uses stores needs a StoresContext');
  return stores;
}
