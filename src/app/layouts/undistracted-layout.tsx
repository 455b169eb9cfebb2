/** The undistracted layout. */
import type { LayoutProps } from './layout-props.ts';

export function UndistractedLayout({ regions }: LayoutProps) {
  return <main id="main">{regions.main}</main>;
}
