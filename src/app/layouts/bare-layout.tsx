/** A page that is a tool of its own: nothing of the shop stands around it. */
import type { LayoutProps } from './layout-props.ts';
import { SkipLink } from './skip-link.tsx';
import { SpokenRegions } from './spoken-regions.tsx';

export function BareLayout({ regions }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        {regions.main}
      </main>
      <SpokenRegions />
    </>
  );
}
