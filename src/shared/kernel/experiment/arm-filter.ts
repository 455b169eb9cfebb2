/** How an area is asked for an arm. In a file of its own, so that browsers load it without what chooses the arm. */
import type { Arms, Taking } from './choose-arm.ts';

/** The key of an area's filter that asks for an arm: `{ key: 'Experiment', value: 'hero=b' }`. */
export const armFilterKey = 'Experiment';

export const armFilter = ({ name, arm }: Taking) => ({ key: armFilterKey, value: `${name}=${arm}` });

/** The arms that the filters of an area ask for. */
export const armsOfFilters = (filters: readonly { key: string; value: string }[]): Arms =>
  Object.fromEntries(
    filters.flatMap(({ key, value }) => {
      const at = value.indexOf('=');
      return key === armFilterKey && at > 0 ? [[value.slice(0, at), value.slice(at + 1)]] : [];
    }),
  );
