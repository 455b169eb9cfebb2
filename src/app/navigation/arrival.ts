/** What happens once the router has loaded a page: it is put on the screen, then scroll position and focus are set. */
import type { ResolvedPage } from '#engine/resolved-page.ts';
import { createPath, type RouterState } from 'react-router-dom';
import { keepPlace } from './restore-position.ts';

export interface ArrivalParts {
  /** The page on the screen, and its address: path with query. */
  page(): ResolvedPage;
  shown(): string;
  /** Puts the page on the screen; resolves when it is there. `stays`: another view of the page that is shown. */
  commit(page: ResolvedPage, stays: boolean): Promise<void>;
  /** Hydrates every pending widget first: React would hold the navigation otherwise. */
  release(): void;
  /** After back or forward: to the card by which a list was left; false when there is none. */
  returnToCard(): boolean;
  pending(isPending: boolean): void;
}

export interface Step {
  /** The link or form that leads to the page. */
  by: Element | null;
  /** Another view of the page on the screen. */
  stays: boolean;
}

export interface Arrival {
  /** How the next page is reached; back and forward are known from the router. */
  expect(step: Step): void;
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

/** A step to another page begins at its anchor or at its top, unless both pages share one scroll position. */
function scrollToStart({ location, preventScrollReset }: RouterState): void {
  const anchor = anchorOf(location.hash);
  if (anchor) anchor.scrollIntoView();
  else if (!preventScrollReset) scrollTo(0, 0);
}

/** @param leave opens the address as a document of its own. */
export function createArrival(
  parts: ArrivalParts,
  latest: () => RouterState,
  leave: (href: string) => void,
): Arrival {
  let expected: Step = { by: null, stays: false };
  let onScreen = parts.page();

  return {
    expect(step) {
      expected = step;
    },
    async show(state) {
      const page = state.loaderData[state.matches.at(-1)?.route.id ?? ''] as ResolvedPage | undefined;
      const isPop = state.historyAction === 'POP';
      if (!page || state.errors) return leave(createPath({ ...state.location, hash: '' }));
      if (page === onScreen) {
        // Another place of the same page: for back and forward the browser has scrolled.
        parts.pending(false);
        if (!isPop) anchorOf(state.location.hash)?.scrollIntoView();
        return;
      }
      onScreen = page;
      const stays = isPop ? state.location.pathname === pathOf(parts.shown()) : expected.stays;
      parts.release();
      const restore = !isPop && expected.by ? keepPlace(expected.by) : () => undefined;
      await parts.commit(page, stays);
      // Another navigation has begun meanwhile.
      if (latest() !== state) return;
      parts.pending(false);
      if (!isPop) (stays ? restore : () => scrollToStart(state))();
      else if (!parts.returnToCard()) scrollTo(0, Number(state.restoreScrollPosition) || 0);
    },
  };
}
