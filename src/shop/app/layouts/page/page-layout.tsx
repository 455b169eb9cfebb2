/** The layout around a page, as its layout file says: header, content, footer, panels and live regions (R-PAGE-11). */
import type { ReactNode } from 'react';
import { useApp } from '../../context/app-context.ts';
import { StaticIsland } from '../../context/static-island.tsx';
import { LegalFooter } from '../footer/legal-footer.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { BarHeader } from '../header/bar-header.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import noScript from './no-script-notice.module.css';
import oldBrowser from './old-browser-notice.module.css';
import styles from './page-layout.module.css';
import { ShellPanels } from '../panels/shell-panels.tsx';
import { SkipLink } from './skip-link.tsx';
import { LiveRegions } from './live-regions.tsx';
import { SpoofedNotice } from './spoofed-notice.tsx';
import { VehicleBar } from '../vehicle-bar/vehicle-bar.tsx';

export interface PageLayoutProps {
  /** The page's rendered regions by name. */
  regions: Readonly<Record<string, ReactNode>>;
}

export function PageLayout({ regions }: PageLayoutProps) {
  const { frame } = useApp();
  return (
    <>
      <SkipLink />
      {frame.ancientBrowserMessage ? <StaticIsland part="oldBrowser" className={oldBrowser.notice} /> : null}
      {frame.header === 'full' ? <SiteHeader /> : null}
      {frame.header === 'bar' ? <BarHeader /> : null}
      {frame.modelSelector ? <VehicleBar /> : null}
      <StaticIsland part="noScript" className={noScript.island} />
      <main id="main" tabIndex={-1} className={frame.header === 'none' ? undefined : styles.main}>
        {regions['main']}
        {regions['aside'] ? <aside>{regions['aside']}</aside> : null}
      </main>
      {frame.footer === 'full' ? <SiteFooter /> : null}
      {frame.footer === 'legal' ? <LegalFooter /> : null}
      <ShellPanels />
      {frame.snackbar ? <LiveRegions /> : null}
      {frame.loadingOverlay ? <LoadingOverlay /> : null}
      <SpoofedNotice />
    </>
  );
}
