/** Help after a search without results; static. */
import type { Api } from '#api/api.ts';
import { defineWidget } from '#engine/definition/contract.ts';
import type { NoResultsResolved } from '#engine/page-types.gen.ts';
import { loadHelp, type SearchHelp } from './load-help.ts';
import { NoResults } from './no-results.tsx';

export default defineWidget<NoResultsResolved, SearchHelp | null, Api>({
  type: 'no-results',
  hydrate: 'never',
  singleton: true,
  load: async ({ api }, props) => (props.found > 0 ? null : loadHelp(api, props)),
  isEmpty: (_, help) => help === null,
  view: NoResults,
});
