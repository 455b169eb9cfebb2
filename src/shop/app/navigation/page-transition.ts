/** Shows a page that the router has loaded: commits it, then sets scroll position and focus. */

import { createPath, type RouterState } from 'react-router-dom';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { savePosition } from './restore-position.ts';

export interface PageTransitionParts {
  /** The current page; `shown` returns its address: path with query. */
  page(): ResolvedPage;
  shown(): string;
  /** Renders the page; resolves when it is on the screen. `stays`: it is another view of the current page. */
  commit(page: ResolvedPage, stays: boolean): Promise<void>;
  /** Hydrates every pending widget first: otherwise React would delay the navigation. */
  hydratePending(): void;
  /** After back or forward: scrolls to the card through which the list was left; false if there is none. */
  returnToCard(): boolean;
  setPending(isPending: boolean): void;
}

export interface TransitionStep {
  /** The link or form that was used. */
  trigger: Element | null;
  /** The target is another view of the current page. */
  isSamePage: boolean;
}

export interface PageTransition {
  /** Sets how the next page is reached; the router reports back and forward itself. */
  expect(step: TransitionStep): void;
  show(state: RouterState): Promise<void>;
}

export const pathOf = (href: string): string => href.split('?', 1)[0] ?? '';

function anchorOf(hash: string): Element | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** A new page starts at its anchor or at its top, unless both pages share one scroll position. */
function scrollToStart({ location, preventScrollReset }: RouterState): void {
  const anchor = anchorOf(location.hash);
  if (anchor) anchor.scrollIntoView();
  else if (!preventScrollReset) scrollTo(0, 0);
}

/** @param loadDocument opens the address as a document of its own. */
export function createPageTransition(
  parts: PageTransitionParts,
  latest: () => RouterState,
  loadDocument: (href: string) => void,
): PageTransition {
  let expected: TransitionStep = { trigger: null, isSamePage: false };
  let onScreen = parts.page();

  return {
    expect(step) {
      expected = step;
    },
    async show(state) {
      const page = state.loaderData[state.matches.at(-1)?.route.id ?? ''] as ResolvedPage | undefined;
      const isPop = state.historyAction === 'POP';
      if (!page || state.errors) return loadDocument(createPath({ ...state.location, hash: '' }));
      if (page === onScreen) {
        // Only the hash changed: for back and forward the browser has scrolled already.
        parts.setPending(false);
        if (!isPop) anchorOf(state.location.hash)?.scrollIntoView();
        return;
      }
      onScreen = page;
      const stays = isPop ? state.location.pathname === pathOf(parts.shown()) : expected.isSamePage;
      parts.hydratePending();
      const restore = !isPop && expected.trigger ? savePosition(expected.trigger) : () => undefined;
      await parts.commit(page, stays);
      // Another navigation has started meanwhile.
      if (latest() !== state) return;
      parts.setPending(false);
      if (!isPop) (stays ? restore : () => scrollToStart(state))();
      else if (!parts.returnToCard()) scrollTo(0, Number(state.restoreScrollPosition) || 0);
    },
  };
}
