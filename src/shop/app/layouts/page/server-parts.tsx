/**
 * The parts of the layouts that only the server renders. Browser modules must not import this file: its code stays out of every bundle.
 * A part depends on segment, menus, layout content and delivery terms alone, because all pages of the segment share its HTML.
 */

import { useIntl } from 'react-intl';
import { useOrderByPhone } from '#components/cart/use-order-by-phone.ts';
import { useShop } from '#i18n/use-shop.ts';
import { Container } from '#ui/container.tsx';
import { type ServerParts, useApp } from '../../context/app-context.ts';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { FooterBody } from '../footer/footer-body.tsx';
import { FooterSellingPoints } from '../footer/footer-selling-points.tsx';
import { LegalFooterBody } from '../footer/legal-footer-body.tsx';
import { LegalLine } from '../footer/legal-line.tsx';
import { GlobalMessage } from '../header/global-message.tsx';
import { TopBarBody } from '../header/top-bar-body.tsx';
import { Navigation } from '../navigation/navigation.tsx';
import styles from './no-script-notice.module.css';

/** For browsers that lack CSS features the shop needs. Detected with CSS alone: no JavaScript and no user agent string (R-SHELL-9). */
function OldBrowserNotice() {
  const { formatMessage } = useIntl();
  const { phone, phoneHref } = useShop();
  return (
    <p>
      {formatMessage({ id: 'ANCIENT_BROWSER_MESSAGE' })}{' '}
      {phone === '' ? null : <a href={phoneHref}>{phone}</a>}
    </p>
  );
}

/** For browsers without JavaScript: what works, and the phone number for the rest. */
function NoScriptNotice() {
  const { formatMessage } = useIntl();
  const links = [
    { href: usePlainHref('cart-form'), text: formatMessage({ id: 'CART' }) },
    { href: usePlainHref('login-form'), text: formatMessage({ id: 'LOG_IN' }) },
    { href: usePlainHref('choices'), text: formatMessage({ id: 'CHOICES_TITLE' }) },
    { href: usePlainHref('vehicle-form'), text: formatMessage({ id: 'MODEL_SELECTOR_TITLE' }) },
  ];
  return (
    <noscript>
      <section className={styles.notice} aria-label={formatMessage({ id: 'NO_SCRIPT_TITLE' })}>
        <Container>
          <p className={styles.title}>{formatMessage({ id: 'NO_SCRIPT_TITLE' })}</p>
          <p>
            {formatMessage({ id: 'NO_SCRIPT_TEXT' })} {useOrderByPhone()}
          </p>
          <p className={styles.links}>
            {links.map(({ href, text }) =>
              href === undefined ? null : (
                <a key={text} href={href}>
                  {text}
                </a>
              ),
            )}
          </p>
        </Container>
      </section>
    </noscript>
  );
}

function Message() {
  const { layoutContent } = useApp();
  return layoutContent?.message ? <GlobalMessage message={layoutContent.message} /> : null;
}

function MainNavigation() {
  const { menus, layoutContent } = useApp();
  return <Navigation items={menus?.navigation ?? []} {...layoutContent?.navigation} />;
}

export const serverParts = {
  message: Message,
  topBar: TopBarBody,
  navigation: MainNavigation,
  noScript: NoScriptNotice,
  oldBrowser: OldBrowserNotice,
  sellingPoints: FooterSellingPoints,
  footer: FooterBody,
  legalLine: LegalLine,
  legalFooter: LegalFooterBody,
} satisfies ServerParts;
