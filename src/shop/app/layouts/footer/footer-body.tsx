/** The dark part of the footer: contact, social media, menus, payment methods and carriers. */
import { useIntl } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';
import { MenuLink } from '#components/content/menu-link.tsx';
import { useShop } from '#i18n/use-shop.ts';
import { Breakable } from '#ui/breakable.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { facebookIcon, instagramIcon, mailIcon, storeIcon, tiktokIcon, youtubeIcon } from '#ui/icons.ts';
import { useApp } from '../../context/app-context.ts';
import type { LayoutContent } from '../../context/frame.ts';
import { PhoneLink } from '../common/phone-link.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import styles from './site-footer.module.css';

/** Links to social media as listed in the layout file. */
const icons = {
  facebook: facebookIcon,
  instagram: instagramIcon,
  youtube: youtubeIcon,
  tiktok: tiktokIcon,
} as const;

function SocialLinks({ links }: { links: LayoutContent['socialLinks'] }) {
  const { formatMessage } = useIntl();
  if (links.length === 0) return null;
  return (
    <div className={styles.social}>
      <h2 className={styles.title}>{formatMessage({ id: 'FOOTER_HEADING_FOLLOW' })}</h2>
      <ul className={styles.socialLinks}>
        {links.map(({ icon, title, href }) => (
          <li key={href}>
            <IconButton
              icon={icons[icon]}
              href={href}
              external
              aria-label={`${title} (${formatMessage({ id: 'A11Y_OPENS_NEW_WINDOW' })})`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A titled list of links. */
interface Props {
  title: string;
  items: readonly MenuItem[];
  /** Two columns, for a long list. */
  wide?: boolean;
}

function FooterMenu({ title, items, wide = false }: Props) {
  return (
    <section className={wide ? styles.wide : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {items.map(item => (
          <li key={item.id}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Contact details: text first, then phone number, opening hours and address. */
function FooterContact() {
  const { formatMessage } = useIntl();
  const { company, street, postal, phone, mail } = useShop();
  return (
    <section className={styles.contact}>
      <h2 className={styles.contactTitle}>{formatMessage({ id: 'CUSTOMER_SERVICE_BOX_TITLE' })}</h2>
      <p>{formatMessage({ id: 'CUSTOMER_SERVICE_BOX_TEXT' })}</p>
      <ul className={styles.contactList}>
        {phone === '' ? null : (
          <li className={styles.phone}>
            <PhoneLink />
          </li>
        )}
        {mail === '' ? null : (
          <li className={styles.contactItem}>
            <Icon of={mailIcon} size={20} />
            <a href={`mailto:${mail}`}>
              <Breakable>{mail}</Breakable>
            </a>
          </li>
        )}
        <li className={styles.contactItem}>
          <Icon of={storeIcon} size={20} />
          <span>{[company, street, postal].filter(Boolean).join(', ')}</span>
        </li>
      </ul>
    </section>
  );
}

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
