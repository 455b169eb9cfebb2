/** The headers by which caches in front of the shop store a page: for how long, by what, and under which tags. */
import type { CachedPage } from '#server/cache/cached-page.ts';
import type { Config } from '#server/config/config.ts';
import { type EdgeTags, edgeTags, type ScopesOf } from './edge-tags.ts';

/** What each edge calls tags and its own life of a page. */
const dialects = {
  varnish: { tags: 'xkey', separator: ' ', life: 'surrogate-control', cookies: false },
  fastly: { tags: 'surrogate-key', separator: ' ', life: 'surrogate-control', cookies: false },
  cloudflare: { tags: 'cache-tag', separator: ',', life: 'cdn-cache-control', cookies: true },
  bunny: { tags: 'cdn-tag', separator: ',', life: 'cdn-cache-control', cookies: true },
} as const;

/** Seconds that a cache which is not told of changes may show a page, and show it on while it asks for the next. */
const SHORT = 10;

type StoredPage = Pick<CachedPage, 'tags' | 'outdatedAt' | 'boundary'>;

export interface EdgeHeaders {
  /** Whether an edge names the segment in a header. */
  readonly trustsSegmentHeader: boolean;
  /** @param isNamedByEdge whether the request has named its segment in the header */
  of(page: StoredPage, now: number, isNamedByEdge: boolean): Readonly<Record<string, string>>;
}

export interface EdgeHeadersOptions {
  config: Pick<Config, 'edge' | 'edgeSeconds'>;
  /** Whether the edge hears of changes at the moment: otherwise no page is stored for long. */
  hearsChanges(): boolean;
  scopesOf: ScopesOf;
}

const secondsUntil = (time: number, now: number) => Math.floor((time - now) / 1000);

/**
 * Never zero, which makes caches give up storing the address; so a page may be shown for a second beyond its boundary, and
 * one that is outdated for a second more.
 */
function shortLife({ outdatedAt, boundary }: StoredPage, now: number): string {
  const left = outdatedAt === null ? secondsUntil(boundary, now) : 1;
  const fresh = Math.max(1, Math.min(SHORT, left));
  const stale = Math.max(0, Math.min(SHORT, left - fresh));
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}

export function createEdgeHeaders({ config, hearsChanges, scopesOf }: EdgeHeadersOptions): EdgeHeaders {
  const { edge, edgeSeconds } = config;
  const dialect = edge === 'none' || edge === 'segment' ? null : dialects[edge];
  /** A page is sent many times. */
  const known = new WeakMap<StoredPage, EdgeTags>();

  function tagsOf(page: StoredPage): EdgeTags {
    const tags = known.get(page) ?? edgeTags(page.tags, scopesOf);
    known.set(page, tags);
    return tags;
  }

  function longLife(page: StoredPage, now: number): Record<string, string> {
    if (!dialect) return {};
    const { tags, isWhole } = tagsOf(page);
    const named = { [dialect.tags]: tags.join(dialect.separator) };
    const seconds = Math.min(edgeSeconds, secondsUntil(page.boundary, now));
    if (!hearsChanges() || !isWhole || page.outdatedAt !== null || seconds <= SHORT) return named;
    const life = `max-age=${seconds}`;
    return { ...named, [dialect.life]: dialect.cookies ? `public, ${life}` : life };
  }

  return {
    trustsSegmentHeader: edge !== 'none' && dialect?.cookies !== true,
    of: (page, now, isNamedByEdge) => ({
      'cache-control': shortLife(page, now),
      vary: isNamedByEdge ? 'X-Shop-Segment, Accept-Encoding' : 'Cookie, Accept-Encoding',
      ...longLife(page, now),
    }),
  };
}
