/** Loads all data sources of a page in parallel, identical ones once; `data.<name>` is then a binding root (R-PAGE-4). */
import { readablePath } from '#kernel/address/address-path.ts';
import type { LoadContext } from '../definition/contract.ts';
import type { PageDocument } from '../definition/page-document.ts';
import { type BindingRoots, resolveValue, type ValueTools } from '../values/resolve-values.ts';
import type { LoadedSources } from './loaded-sources.ts';
import { makeLink } from './make-link.ts';
import type { PageServices } from './page-services.ts';

/** The decoded path, for comparison with the request; undefined for addresses of other hosts. */
function ownPath(address: string | undefined): string | undefined {
  return address && /^\/(?![/\\])/.test(address) ? readablePath(address) : undefined;
}

export async function loadSources(
  page: PageDocument,
  context: LoadContext,
  services: PageServices,
): Promise<LoadedSources> {
  const { segment, route, query } = context;
  const data: Record<string, unknown> = {};
  const roots: BindingRoots = {
    route: { params: route.params, query },
    session: { customerType: segment.customerType, vatIncluded: segment.vatIncluded },
    market: { alias: segment.market },
    config: context.config,
    data,
  };
  const tools: ValueTools = {
    locale: segment.locale,
    roots,
    message: (id, values) => services.message(segment.locale, id, values),
    link: address => makeLink(address, segment, services),
  };

  const running = new Map<string, Promise<unknown>>();
  let canonicalPath: string | undefined;
  let pages: LoadedSources['pages'];
  let alternates: LoadedSources['alternates'];
  await Promise.all(
    Object.entries(page.data ?? {}).map(async ([name, { source, ...authored }]) => {
      const implementation = services.sources[source];
      if (!implementation) throw new Error(`Page "${page.id}" uses an unknown source "${source}"`);
      const parameters = resolveValue(authored, tools) as Record<string, unknown>;
      const key = `${source} ${JSON.stringify(parameters)}`;
      const answer = running.get(key) ?? implementation.load(context, parameters);
      running.set(key, answer);
      data[name] = await answer;
    }),
  );
  // In document order, regardless of the order of the responses.
  for (const [name, { source }] of Object.entries(page.data ?? {})) {
    const implementation = services.sources[source];
    const answer = data[name];
    pages ??= implementation?.pages?.(answer);
    canonicalPath ??= ownPath(implementation?.canonical?.(answer));
    const known = implementation?.alternates?.(answer);
    if (known) alternates = [...(alternates ?? []), ...known];
  }
  return { data, alternates, canonicalPath, pages, tools };
}
