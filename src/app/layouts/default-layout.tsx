/** The default layout. */
import type { LayoutProps } from './layout-props.ts';

export function DefaultLayout({ regions }: LayoutProps) {
  return <main id="main">{regions.main}</main>;
}
