/** The versions of widgets that a grammar knows. */
import type { Grammar } from '#engine/definition/grammar.ts';

export const widgetVersions = ({ widgets }: Pick<Grammar, 'widgets'>): Record<string, number> =>
  Object.fromEntries(Object.entries(widgets).map(([type, { version }]) => [type, version]));
