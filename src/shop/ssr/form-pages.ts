/** Which pages take forms of browsers without scripts: those with a widget that has `submit`. */
import type { PageDocument, RegionNode } from '#engine/definition/page-document.ts';
import { widgets } from '#registry/widgets-server.gen.ts';

const takesForms = (node: RegionNode): boolean =>
  node.kind === 'container' && node.widgets.some(({ type }) => widgets[type]?.submit !== undefined);

/** Public pages, personal or not: what answers a form is never stored. */
export const formPagesOf = (pages: readonly PageDocument[]): ReadonlySet<string> =>
  new Set(
    pages
      .filter(
        ({ route, regions }) => route?.access === 'public' && Object.values(regions).flat().some(takesForms),
      )
      .map(({ id }) => id),
  );
