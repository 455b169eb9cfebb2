/** Studio's canvas: its pages on the shop's origin, and what Studio's API opens them with. */
import { createHash } from 'node:crypto';
import { type Backend, NO_RELEASE } from '#backend/index.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { MarketLocale } from '#i18n/address-plan.ts';
import type { LocaleCode } from '#kernel/segment.ts';
import type { Commerce } from '#server/commerce/commerce.ts';
import type { Route } from '#server/http/route.ts';
import { createCanvasCookie } from '#server/preview/canvas-cookie.ts';
import { createPreviewAccess } from '#server/preview/preview-access.ts';
import { canvasReferencesRoute } from '#server/render/canvas/canvas-references.ts';
import { canvasRoutes, linkFolder } from '#server/render/canvas/canvas-routes.ts';
import type { RenderedDraft } from '#server/render/canvas/draft-storefronts.ts';
import type { PagesOptions } from '#server/render/pages-options.ts';
import type { References } from '#server/routing/create-references.ts';
import type { ShownRevision } from '#studio-api/canvas.ts';
import { readContext } from '#studio-api/canvas-address.ts';
import { createSitemapProducts } from '../../files/sitemap-products.ts';
import type { CanvasPorts } from '../../studio/canvas/canvas-endpoints.ts';
import type { OpenDocuments } from '../../studio/documents/open-documents.ts';
import { pathPlaceOf } from '../../studio/pick/catalogue-candidates.ts';
import type { ShopState } from '../shop-options.ts';

export interface OpenCanvasOptions {
  pagesOptions: PagesOptions;
  backend: Pick<Backend, 'studio' | 'catalogue' | 'auth'>;
  commerce: Commerce;
  channelId: string;
  references: Pick<References, 'aliasesOf'>;
  state: Pick<ShopState, 'live' | 'addresses'>;
  studioOrigin: string;
}

export interface OpenedCanvas {
  /** On the shop's listener. */
  routes: Route[];
  /** For Studio's API. */
  ports: CanvasPorts;
  /** Areas then show their documents, which can be edited, in place of what the backend answers. */
  useDocuments(documents: ShownDocuments): void;
}

type ShownDocuments = Pick<OpenDocuments, 'served' | 'revision'>;

export function openCanvas(options: OpenCanvasOptions): OpenedCanvas {
  const { pagesOptions, backend, state, studioOrigin, references } = options;
  const now = () => new Date();
  const { drafts, previewLinks: links } = backend.studio;
  // One opens a canvas once, and is exchanged for one that lasts an hour.
  const tokens = backend.auth;
  let documents: ShownDocuments = {
    served: () => Promise.resolve(new Map()),
    revision: () => Promise.resolve(undefined),
  };
  /** The published documents of areas and menus beside the drafts, which replace them. */
  const withContents = async (own: readonly RenderedDraft[]): Promise<RenderedDraft[]> => {
    const known = new Set(own.map(({ id }) => id));
    const contents = [...(await documents.served())].flatMap(([id, body]) =>
      body && /^(?:content|menu):/.test(id) && !known.has(id) ? [{ id, body, version: hashOf(body) }] : [],
    );
    return [...own, ...contents];
  };
  async function shownDrafts(shown: ShownRevision | null, release = NO_RELEASE): Promise<RenderedDraft[]> {
    if (!shown || shown.revision === 'draft') {
      const all = await drafts.all(release);
      return withContents(all.map(draft => ({ ...draft, release })));
    }
    const { document: id, revision } = shown;
    const body = revision === 'live' ? null : (await documents.revision(id, revision))?.body;
    return withContents(body ? [{ id, body, version: `revision ${revision}` }] : []);
  }
  const cookie = createCanvasCookie(pagesOptions.origin);
  const access = createPreviewAccess({ tokens, cookie, isGalleryOpen: false });
  return {
    useDocuments(next) {
      documents = next;
    },
    routes: [
      canvasReferencesRoute({ access, aliasesOf: references.aliasesOf, addresses: state.addresses }),
      ...canvasRoutes({
        pages: pagesOptions,
        access,
        published: state.live,
        studioOrigin,
        drafts: shownDrafts,
        async linked(link) {
          const shared = await links.read(link);
          if (!shared) return null;
          const { release = NO_RELEASE } = readContext(shared.context);
          // Version 0 is a document without changes, as it is published; in a release it may be one that never was.
          const changed = shared.documents.filter(({ version }) => version > 0 || release !== NO_RELEASE);
          const found = await Promise.all(
            changed.map(({ id, version }) => drafts.at({ id, release }, version)),
          );
          const known = found.filter(draft => draft !== null);
          return changed.every(({ version }, at) => version === 0 || found[at])
            ? {
                drafts: await withContents(known.map(draft => ({ ...draft, release }))),
                names: known.map(({ id, body }) => nameIn(body) ?? id),
                ...{ context: shared.context, endsAt: shared.endsAt },
              }
            : null;
        },
      }),
    ],
    ports: {
      async grant(by) {
        const made = await tokens.staff.make({ customer: null, by, mayPreview: true });
        if (!made) throw new Error('A token for no customer was refused');
        return made.token;
      },
      drafts: shownDrafts,
      async documents(own) {
        const { storefront, pages, overrides } = await state.live().withDrafts(own);
        return { pages, overrides, routes: storefront.routes };
      },
      addresses: state.addresses,
      samples: locale => samplesOf(options, locale),
      categoryPath: (id, at) => categoryPath(options, id, at),
      ...{ links, linkFolder, now },
      shopOrigin: locale => state.addresses().origin(locale),
    },
  };
}

/** What authors call a document. */
const nameIn = ({ label }: DocumentBody): string | null =>
  typeof label === 'string' && label !== '' ? label : null;

const hashOf = (body: DocumentBody): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** Of the embedded catalogue. @param name the number of a category, or its address in any language, as a shop's folder has it */
function categoryPath(
  { backend: { catalogue }, state }: OpenCanvasOptions,
  name: string,
  at: MarketLocale,
): string | null {
  const reference = catalogue.catalogue.reference();
  const category =
    reference.categories.get(Number(name)) ??
    [...reference.categories.values()].find(({ texts }) =>
      [...texts.values()].some(({ alias }) => alias === name),
    );
  const place = pathPlaceOf(reference, at);
  const path = category && place && catalogue.addresses.category.path(place, category);
  const addresses = state.addresses();
  return path ? addresses.bare(at, addresses.localise(path, at)) : null;
}

/** Paths of categories, brands, content pages and some products, without market and language. */
async function samplesOf(
  { commerce, channelId, state }: OpenCanvasOptions,
  locale: LocaleCode,
): Promise<string[]> {
  const source = createSitemapProducts(commerce, channelId, state.addresses);
  const [groups, content, products] = await Promise.all([
    source.groups('canvas'),
    source.contentPages('canvas'),
    source.products(0, 'canvas').next(),
  ]);
  const some = products.done ? [] : products.value;
  return [...groups, ...content, ...some].flatMap(({ paths }) => paths[locale] ?? []);
}
