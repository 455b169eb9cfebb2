/**
 * HTML of parts of public pages, kept under everything that it is made of: a part whose data, language, segment
 * or place differs is another part. So nothing has to be outdated, and no visitor gets what was made for others.
 */

import { hash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ComponentProps, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type ShopApp, ShopProviders } from '#app/layouts/page/shop-app.tsx';
import { isMadeOnce } from '#kernel/work/made-once.ts';
import { type CachedHtml, CachedHtmlContext } from '#ui/cached-html.ts';
import { shortHtml } from './short-html.ts';
import { withoutPreloads } from './without-preloads.ts';

type AppProps = ComponentProps<typeof ShopApp>;

const MAX_BYTES = 24 * 1024 * 1024;
/** Each page has a layout of its own, by the links to its other languages. */
const MAX_LAYOUT_BYTES = 4 * 1024 * 1024;
/** The place in the cache. */
const ENTRY_BYTES = 150;

const createStore = (maxSize: number) =>
  new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (html, key) => (html.length + key.length) * 2 + ENTRY_BYTES,
  });

/** A number for each object, instead of all that it contains. */
function createNumbers(): (of: object) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return of => {
    const known = numbers.get(of);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(of, last);
    return last;
  };
}

export interface PageParts {
  /** HTML of a part. @throws what the part throws */
  htmlOf: CachedHtml;
  /**
   * The same for a part that browsers hydrate.
   * @returns null for a part that has to be rendered with its page: one with ids that React makes by its place
   */
  hydratedHtml(...part: Parameters<CachedHtml>): string | null;
  /** Stands for the HTML of a part until the page is assembled: React neither copies nor searches it. */
  markOf(html: string): string;
  /** The mark of `htmlOf`. */
  cachedHtml: CachedHtml;
  /**
   * The layout around a region, as it is written before and after that.
   * @param serverParts known by their identity
   * @param render gets the text that stands for the region; what is not whole is not kept
   * @throws what `render` throws
   */
  around(
    serverParts: object | undefined,
    madeOf: unknown,
    render: (inner: string) => Promise<{ html: string; isWhole: boolean }>,
  ): Promise<readonly [string, string]>;
  /** The HTML of the page: with its parts in the place of their marks, and the rest written shorter. */
  assemble(html: string): string;
}

/** What React writes for a boundary whose content failed. */
const FAILED_BOUNDARY = '<!--$!-->';

/** Stands for a part that is not kept. */
const WITH_PAGE = ' ';

/** No one can write it into a page. */
const secret = randomUUID();

const digests = new WeakMap<object, string>();

/** Of what never changes, a hash is made once, by which the same content is found in other objects as well. */
function digestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = secret + hash('sha256', JSON.stringify(value), 'base64url');
  digests.set(value, digest);
  return digest;
}

const byDigest = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && isMadeOnce(value) ? digestOf(value) : value;

const mark = new RegExp(`<!--${secret}:(\\d+)-->`);

/** Returns what keeps the HTML of a page's parts; all pages share what they have in common. */
export function createHtmlCache(): (props: AppProps) => PageParts {
  const made = createStore(MAX_BYTES);
  const layouts = createStore(MAX_LAYOUT_BYTES);
  const numberOf = createNumbers();
  const shorten = (html: string): string => {
    const known = made.get(html);
    if (known !== undefined) return known;
    const short = shortHtml(html);
    made.set(html, short);
    return short;
  };

  return ({ page, engine, intl, stores, environment }) => {
    const { segment } = page.context;
    const parts: string[] = [];
    // The messages of a language are another object after the shop has changed its words.
    const shared = JSON.stringify([
      numberOf(intl),
      numberOf(environment.addresses),
      segment,
      engine.features,
    ]);

    const assemble = (html: string): string =>
      html
        .split(mark)
        .map((piece, index) => (index % 2 === 0 ? shorten(piece) : (parts[Number(piece)] ?? '')))
        .join('');

    const render = (part: () => ReactNode, identifierPrefix: string): string =>
      withoutPreloads(
        renderToString(
          <ShopProviders {...{ intl, stores }} engine={engine} app={{ ...environment, page }}>
            <CachedHtmlContext value={cachedHtml}>{part()}</CachedHtmlContext>
          </ShopProviders>,
          { identifierPrefix },
        ),
      );
    const keyOf = (madeOf: unknown) => hash('sha256', shared + JSON.stringify(madeOf, byDigest), 'base64url');
    const markOf = (html: string) => `<!--${secret}:${parts.push(html) - 1}-->`;

    const htmlOf: CachedHtml = (madeOf, part) => {
      const key = keyOf(madeOf);
      let html = made.get(key);
      if (html === undefined) {
        html = assemble(render(part, key.slice(0, 8)));
        made.set(key, html);
      }
      return html;
    };
    const cachedHtml: CachedHtml = (madeOf, part) => markOf(htmlOf(madeOf, part));

    function hydratedHtml(madeOf: unknown, part: () => ReactNode): string | null {
      const key = keyOf(['hydrated', madeOf]);
      let html = made.get(key);
      if (html === undefined) {
        const prefix = key.slice(0, 8);
        const rendered = render(part, prefix);
        const isWhole = !rendered.includes(`_${prefix}R_`) && !rendered.includes(FAILED_BOUNDARY);
        html = isWhole ? assemble(rendered) : WITH_PAGE;
        made.set(key, html);
      }
      return html === WITH_PAGE ? null : html;
    }

    const around: PageParts['around'] = async (serverParts, madeOf, renderAround) => {
      const key = keyOf([serverParts && numberOf(serverParts), madeOf]);
      let html = layouts.get(key);
      if (html === undefined) {
        const rendered = await renderAround(secret);
        html = assemble(rendered.html);
        if (rendered.isWhole) layouts.set(key, html);
      }
      const at = html.indexOf(secret);
      return [html.slice(0, at), html.slice(at + secret.length)];
    };
    return { htmlOf, cachedHtml, hydratedHtml, markOf, around, assemble };
  };
}
