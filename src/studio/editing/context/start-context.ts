/** The context in which pages are shown first. */
import type { CanvasContext } from '#studio-api/canvas.ts';
import type { StudioSession } from '#studio-api/staff.ts';

/** With a change; an empty moment or vehicle is none. */
export function changedContext(before: CanvasContext, change: Partial<CanvasContext>): CanvasContext {
  const { at, vehicle, ...rest } = { ...before, ...change };
  return { ...rest, ...(at ? { at } : {}), ...(vehicle ? { vehicle } : {}) };
}

/** What most visitors see. */
export function startContext({
  locales,
  markets,
}: Pick<StudioSession, 'locales' | 'markets'>): CanvasContext {
  return {
    market: markets[0]?.alias ?? 'fi',
    locale: locales[0]?.code ?? 'fi',
    customerType: 'PERSON',
    vatIncluded: true,
    signedIn: false,
  };
}
