/** The shop's own face: full header and footer, cart and menu panels. */
import type { LayoutProps } from './layout-props.ts';
import { ShopFrame } from './shop-frame.tsx';

export function DefaultLayout({ regions }: LayoutProps) {
  return (
    <ShopFrame>
      {regions.main}
      {regions.aside ? <aside>{regions.aside}</aside> : null}
    </ShopFrame>
  );
}
