/** The layout around a page, as its layout file says: header, content, footer, panels and live regions (R-PAGE-11). */

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useRestored } from '#stores/common/use-restored.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useApp } from '../../context/app-context.ts';
import { StaticIsland } from '../../context/static-island.tsx';
import { LegalFooter } from '../footer/legal-footer.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { BarHeader } from '../header/bar-header.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import { ShellPanels } from '../panels/shell-panels.tsx';
import { VehicleBar } from '../vehicle-bar/vehicle-bar.tsx';
import { LiveRegions } from './live-regions.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';
import noScript from './no-script-notice.module.css';
import oldBrowser from './old-browser-notice.module.css';
import styles from './page-layout.module.css';

/** Shows permanently that an employee acts as a customer, with a button to end it (R-SESSION-9). Loaded only for such sessions. */
const loadBar = () => import('./spoofed-bar.tsx');

const SpoofedNotice = observer(function SpoofedNotice() {
  const { session } = useStores();
  const isSpoofed = useRestored() && session.isSpoofed;
  return (
    <LazyMount load={loadBar} wanted={isSpoofed}>
      {SpoofedBar => (isSpoofed ? <SpoofedBar /> : null)}
    </LazyMount>
  );
});

/** The first tab stop: skips the header. */
function SkipLink() {
  const { formatMessage } = useIntl();
  return (
    <a className="skip-link" href="#main">
      {formatMessage({ id: 'A11Y_SKIP_TO_CONTENT' })}
    </a>
  );
}

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
