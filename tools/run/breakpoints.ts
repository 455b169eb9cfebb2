/** Writes the configured breakpoints (BREAKPOINTS) into media queries, which can read neither settings nor custom properties. */
import type { Plugin } from 'vite';
import { usualBreakpoints } from '../../src/shared/kernel/viewport.ts';

const listed = /^\d+(?:,\d+){3}$/;
const usual: readonly number[] = usualBreakpoints;

/** The same media queries with other widths; widths that are no breakpoint stay. */
export function withBreakpoints(text: string, widths: readonly number[]): string {
  const configured = (width: number): number => widths[usual.indexOf(width)] ?? width;
  return text
    .replace(/\(min-width: ?(\d+)px\)/g, (_, width: string) => `(min-width:${configured(Number(width))}px)`)
    .replace(
      /\(max-width: ?(\d+)(\.98)?px\)/g,
      (_, below: string, part = '') => `(max-width:${configured(Number(below) + 1) - 1}${part}px)`,
    )
    .replace(
      /\(width ?(<|>=) ?(\d+)px\)/g,
      (_, than: string, width: string) => `(width ${than} ${configured(Number(width))}px)`,
    );
}

/** Of the shop's own files; nothing without the setting. */
export function configuredBreakpoints(setting = process.env['BREAKPOINTS'] ?? ''): Plugin {
  const text = setting.replaceAll(' ', '');
  const widths = listed.test(text) ? text.split(',').map(Number) : [];
  return {
    name: 'configured-breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:src|widgets)\/.*\.(?:css|tsx?)(?:\?|$)/ },
      handler: code => (widths.length === 0 ? null : { code: withBreakpoints(code, widths), map: null }),
    },
  };
}
