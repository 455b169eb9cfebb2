/** The hydration trigger of an instance, which may depend on its props. */
import type { AnyWidget, Hydrate } from './contract.ts';

export const hydrateOf = ({ hydrate }: AnyWidget, props: Record<string, unknown>): Hydrate =>
  typeof hydrate === 'function' ? hydrate(props) : hydrate;
