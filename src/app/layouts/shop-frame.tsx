/** What stands around every page of the shop: header, content, footer, and the regions that speak. */
import type { ReactNode } from 'react';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { ShellPanels } from './panels/shell-panels.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './shop-frame.module.css';
import { SpokenRegions } from './spoken-regions.tsx';

export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <ShellPanels />
      <SpokenRegions />
    </>
  );
}
