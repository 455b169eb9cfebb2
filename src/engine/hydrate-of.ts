/** How an instance comes alive: the same for all of its type, or by what it shows. */
import type { AnyWidget, Hydrate } from './contract.ts';

export const hydrateOf = ({ hydrate }: AnyWidget, props: Record<string, unknown>): Hydrate =>
  typeof hydrate === 'function' ? hydrate(props) : hydrate;
