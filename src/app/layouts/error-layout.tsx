/** The error layout. */
import type { LayoutProps } from './layout-props.ts';

export function ErrorLayout({ regions }: LayoutProps) {
  return <main id="main">{regions.main}</main>;
}
