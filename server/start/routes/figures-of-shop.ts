/** The route of figures, with what pages show at the moment; none where no Studio shows them. */
import type { Backend } from '#backend/index.ts';
import type { ContentDocument } from '#engine/content/content-document.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Route } from '#server/http/route.ts';
import { figuresRoute } from '../../figures/figures-route.ts';
import { type KnownParts, knownParts } from '../../figures/known-parts.ts';
import type { ShopState } from '../shop-options.ts';

interface FiguresParts extends Pick<ShopState, 'live' | 'profile'> {
  backend: Pick<Backend, 'studio' | 'contentRows' | 'catalogue'>;
  ownOrigins: ReadonlySet<string>;
}

export function figuresOfShop({ backend, live, profile, ownOrigins }: FiguresParts): Route {
  const { catalogue } = backend.catalogue;
  return figuresRoute({
    figures: backend.studio.figures,
    parts: rememberParts({ live, rows: backend.contentRows }),
    currencies: () =>
      new Set(
        catalogue.reference().channels.flatMap(({ markets }) => markets.map(({ currency }) => currency.code)),
      ),
    timeZone: () => profile().timeZone,
    ownOrigins,
  });
}

/** Reads them anew when a publication or a change of content has replaced the pages or the rows. */
function rememberParts({
  live,
  rows,
}: Pick<ShopState, 'live'> & { rows: Backend['contentRows'] }): () => Promise<KnownParts> {
  let last: { of: readonly unknown[]; parts: KnownParts } | undefined;
  return async () => {
    const { parts: pages, managed } = live();
    const content = (await rows?.read())?.collections;
    if (last?.of[0] !== pages || last.of[1] !== content) {
      const contents = new Map<string, unknown>(
        [...(content ?? [])].map(([key, { document }]) => [`content:${key}`, document]),
      );
      for (const [id, body] of managed.overlay) if (id.startsWith('content:')) contents.set(id, body);
      const parts = knownParts({ ...pages, contents: [...contents.values()].filter(isContent) });
      last = { of: [pages, content], parts };
    }
    return last.parts;
  };
}

const isContent = (body: unknown): body is ContentDocument => isRecord(body) && body['kind'] === 'content';
