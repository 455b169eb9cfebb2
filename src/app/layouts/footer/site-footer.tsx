/** The footer: promises, help, the ways through the shop, how to pay and how it comes (spec 2 §2). */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Container } from '#ui/container.tsx';
import { useApp } from '../../app-context.ts';
import { StaticIsland } from '../../static-island.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { MarketNote } from '../market-note.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterMenu } from './footer-menu.tsx';
import { FooterPromises } from './footer-promises.tsx';
import { LegalLine } from './legal-line.tsx';
import styles from './site-footer.module.css';
import { WaysToPay } from './ways-to-pay.tsx';

export function SiteFooter() {
  const { t } = useTexts();
  const { chrome } = useApp();
  return (
    <footer className={styles.footer} aria-label={t('A11Y_FOOTER')}>
      <StaticIsland>
        {() => (
          <>
            <FooterPromises />
            <Container className={styles.columns}>
              <FooterContact />
              <nav
                id="footer-navigation"
                className={styles.menus}
                tabIndex={-1}
                aria-label={t('FOOTER_NAVIGATION')}
              >
                <FooterMenu
                  title={t('CATEGORIES')}
                  items={(chrome?.navigation ?? []).filter(item => item.href !== null)}
                  wide
                />
                {[chrome?.footerFirst, chrome?.footerSecond].map(menu =>
                  menu && menu.items.length > 0 ? (
                    <FooterMenu key={menu.title} title={menu.title} items={menu.items} />
                  ) : null,
                )}
              </nav>
            </Container>
            <Container>
              <WaysToPay />
            </Container>
          </>
        )}
      </StaticIsland>
      <Container className={styles.last}>
        <div className={styles.place}>
          <MarketNote />
          <LanguageLinks />
        </div>
        <LegalLine />
      </Container>
    </footer>
  );
}
