/** What every report about a widget says: which one, of which kind and version, on which page. */
import type { AnyWidget, PageContext } from './contract.ts';

export type AboutWidget = {
  id: string;
  type: string;
  version: number | undefined;
  /** Identifies a widget in reports: id, type, version and page. */
  page: string;
};

export const aboutWidget = (
  { id, type }: { id: string; type: string },
  definition: Pick<AnyWidget, 'version'> | undefined,
  { route }: Pick<PageContext, 'route'>,
): AboutWidget => ({ id, type, version: definition?.version, page: route.name });
