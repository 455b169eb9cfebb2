/** What moved on a page without the visitor's doing. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: { value: number; moved: string[] }[];
  }
}

/** Runs in the page before its own scripts. */
export function recordShifts(): void {
  window.shifts = [];
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const widget = element?.closest('[data-widget]')?.getAttribute('data-widget') ?? '';
    return `${widget} ${element?.tagName.toLowerCase() ?? '?'}.${element?.className ?? ''}`;
  };
  new PerformanceObserver(list => {
    // Shifts after user input count as well, because the reader sees them.
    for (const entry of list.getEntries() as unknown as {
      value: number;
      sources?: { node: Node | null }[];
    }[])
      window.shifts?.push({
        value: entry.value,
        moved: (entry.sources ?? []).map(({ node }) => nameOf(node)),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of all shifts so far, and what moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; said: string }> {
  const shifts = (await page.evaluate(() => window.shifts)) ?? [];
  return { sum: shifts.reduce((all, { value }) => all + value, 0), said: JSON.stringify(shifts) };
}
