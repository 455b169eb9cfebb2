/** Viewport classes by configured widths (R-A11Y-20). */
export const viewportNames = ['phone', 'tablet', 'laptop', 'desktop', 'desktopBig'] as const;
export type ViewportName = (typeof viewportNames)[number];

/** Minimum widths of tablet, laptop, desktop and desktopBig, CSS px. */
export type Breakpoints = readonly [tablet: number, laptop: number, desktop: number, desktopBig: number];

export const usualBreakpoints: Breakpoints = [768, 1024, 1200, 1440];

/** Width assumed on the server: a desktop (R-A11Y-20). */
export const serverWidth = 1360;

export const viewportOf = (width: number, breakpoints: Breakpoints): ViewportName =>
  viewportNames[breakpoints.filter(start => width >= start).length] ?? 'phone';
