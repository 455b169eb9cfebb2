/** The footer: selling points, newsletter, contact, menus and shop-wide settings (R-SHELL-6). */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CustomerTypeToggle } from '#components/account/customer-type-toggle.tsx';
import { VatToggle } from '#components/account/vat-toggle.tsx';
import type { ResolvedWidget } from '#engine/definition/resolved-page.ts';
import { EngineContext, useEngine } from '#engine/view/engine-context.ts';
import { WidgetFrame } from '#engine/view/widget-frame.tsx';
import { Container } from '#ui/container.tsx';
import { useApp } from '../../context/app-context.ts';
import { StaticIsland } from '../../context/static-island.tsx';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { LanguageLinks } from '../common/language-links.tsx';
import { useInfoLinks } from '../common/use-info-links.ts';
import { MarketNotice } from '../panels/market-notice.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import legal from './legal-line.module.css';
import styles from './site-footer.module.css';

/** The newsletter form in the footer, rendered by the newsletter widget; it keeps its state across navigation. */
function FooterNewsletter() {
  const { page, hasPage, pathTo } = useApp();
  const { privacy } = useInfoLinks();
  const [engine] = useState(useEngine());
  const [widget] = useState<ResolvedWidget>(() => ({
    id: 'footer-newsletter',
    type: 'newsletter',
    props: { privacyHref: privacy, ...(hasPage('newsletter') ? { formHref: pathTo('newsletter') } : {}) },
    loaded: { state: 'static' },
    hydrate: 'interaction',
    place: { layout: 'full', design: 'default', priority: 'lazy', sizes: '100vw' },
    origin: { kind: 'file', file: 'pages/layouts/default.layout.json' },
  }));
  return (
    <div className={styles.newsletter}>
      <Container>
        <EngineContext value={engine}>
          <WidgetFrame widget={widget} page={page.context} />
        </EngineContext>
      </Container>
    </div>
  );
}

/** Shop-wide settings: country, language, customer type and VAT. */
function FooterChoices() {
  const { frame } = useApp();
  const formHref = usePlainHref('choices');
  return (
    <div className={styles.choices}>
      <MarketNotice staticName="market-footer" />
      <LanguageLinks />
      {frame.customerTypeToggle ? <CustomerTypeToggle formHref={formHref} /> : null}
      {frame.vatToggle ? <VatToggle formHref={formHref} /> : null}
      {frame.themeToggle ? <ThemeSwitch /> : null}
    </div>
  );
}

export function SiteFooter() {
  const { formatMessage } = useIntl();
  const { frame } = useApp();
  return (
    <footer className={styles.footer} aria-label={formatMessage({ id: 'A11Y_FOOTER' })}>
      <StaticIsland part="sellingPoints" />
      {frame.newsletter ? <FooterNewsletter /> : null}
      <StaticIsland part="footer" />
      <Container className={styles.bottom}>
        <FooterChoices />
        <StaticIsland part="legalLine" className={legal.island} />
      </Container>
    </footer>
  );
}
