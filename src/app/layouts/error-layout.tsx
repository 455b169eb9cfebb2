/** Error pages: everything the shop offers stays within reach, and the page itself says what happened. */
import type { LayoutProps } from './layout-props.ts';
import { ShopFrame } from './shop-frame.tsx';

export function ErrorLayout({ regions }: LayoutProps) {
  return <ShopFrame>{regions.main}</ShopFrame>;
}
