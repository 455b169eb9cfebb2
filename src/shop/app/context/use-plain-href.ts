/** Pages that work without scripts, for buttons that open something else with them. */
import { useApp } from './app-context.ts';

/** @returns undefined in a shop that has no such page. */
export function usePlainHref(
  name: 'login-form' | 'choices' | 'cart-form' | 'vehicle-form',
): string | undefined {
  const { hasPage, pathTo } = useApp();
  return hasPage(name) ? pathTo(name) : undefined;
}
