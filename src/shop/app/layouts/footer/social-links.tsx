/** Links to social media as listed in the layout file. */
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { facebookIcon, instagramIcon, tiktokIcon, youtubeIcon } from '#ui/icons.ts';
import type { LayoutContent } from '../../context/frame.ts';
import styles from './site-footer.module.css';

const icons = {
  facebook: facebookIcon,
  instagram: instagramIcon,
  youtube: youtubeIcon,
  tiktok: tiktokIcon,
} as const;

export function SocialLinks({ links }: { links: LayoutContent['socialLinks'] }) {
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
