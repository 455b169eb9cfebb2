/** The dark part of the footer: contact, social media, menus, payment methods and carriers. */
import { useIntl } from 'react-intl';
import { Container } from '#ui/container.tsx';
import { useApp } from '../../context/app-context.ts';
import { FooterContact } from './footer-contact.tsx';
import { FooterMenu } from './footer-menu.tsx';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { PaymentMarks } from './payment-marks.tsx';

export function FooterBody() {
  const { formatMessage } = useIntl();
  const { menus, layoutContent } = useApp();
  return (
    <>
      <Container className={styles.columns}>
        <div className={styles.contactColumn}>
          <FooterContact />
          <SocialLinks links={layoutContent?.socialLinks ?? []} />
        </div>
        <nav
          id="footer-navigation"
          className={styles.menus}
          tabIndex={-1}
          aria-label={formatMessage({ id: 'FOOTER_NAVIGATION' })}
        >
          <FooterMenu
            title={formatMessage({ id: 'CATEGORIES' })}
            items={(menus?.navigation ?? []).filter(item => item.href !== null)}
            wide
          />
          {[menus?.footerFirst, menus?.footerSecond].map(menu =>
            menu && menu.items.length > 0 ? (
              <FooterMenu key={menu.title} title={menu.title} items={menu.items} />
            ) : null,
          )}
        </nav>
      </Container>
      <Container>
        <PaymentMarks payments={layoutContent?.payments ?? []} carriers={layoutContent?.carriers ?? []} />
      </Container>
    </>
  );
}
