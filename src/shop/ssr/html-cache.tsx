/**
 * HTML of static parts of public pages, kept under everything that it is made of: a part whose data, language, segment
 * or place differs is another part. So nothing has to be outdated, and no visitor gets what was made for others.
 */

import { hash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { type ShopApp, ShopProviders } from '#app/layouts/page/shop-app.tsx';
import { type CachedHtml, CachedHtmlContext } from '#ui/cached-html.ts';
import { shortHtml } from './short-html.ts';
import { withoutPreloads } from './without-preloads.ts';

type AppProps = ComponentProps<typeof ShopApp>;

const MAX_BYTES = 24 * 1024 * 1024;
/** The place in the cache. */
const ENTRY_BYTES = 150;

const createStore = () =>
  new LRUCache<string, string>({
    maxSize: MAX_BYTES,
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
  /** Returns a mark, which stands for the HTML until the page is assembled: React neither copies nor searches it. */
  cachedHtml: CachedHtml;
  /** The HTML of the page: with its parts in the place of their marks, and the rest written shorter. */
  assemble(html: string): string;
}

/** No one can write it into a page. */
const secret = randomUUID();
const mark = new RegExp(`<!--${secret}:(\\d+)-->`);

/** Returns what keeps the HTML of a page's parts; all pages share what they have in common. */
export function createHtmlCache(): (props: AppProps) => PageParts {
  const made = createStore();
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
    const around = JSON.stringify([
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

    const cachedHtml: CachedHtml = (madeOf, part) => {
      const key = hash('sha256', around + JSON.stringify(madeOf), 'base64url');
      let html = made.get(key);
      if (html === undefined) {
        const rendered = renderToString(
          <ShopProviders {...{ intl, stores }} engine={engine} app={{ ...environment, page }}>
            <CachedHtmlContext value={cachedHtml}>{part()}</CachedHtmlContext>
          </ShopProviders>,
          { identifierPrefix: key.slice(0, 8) },
        );
        html = assemble(withoutPreloads(rendered));
        made.set(key, html);
      }
      return `<!--${secret}:${parts.push(html) - 1}-->`;
    };
    return { cachedHtml, assemble };
  };
}
