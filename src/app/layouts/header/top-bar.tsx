/** The thin dark bar: what one can count on, the information menu, and the language. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons.ts';
import { useApp } from '../../app-context.ts';
import { StaticIsland } from '../../static-island.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { MenuLink } from '../menu-link.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const { t } = useTexts();
  const { chrome } = useApp();
  return (
    <section className={styles.topBar} aria-label={t('A11Y_TOP_BAR')} tabIndex={-1} data-after-message="">
      <Container className={styles.row}>
        <StaticIsland className={styles.island}>
          {() => (
            <>
              <p className={styles.short}>{t('USP_TEXT')}</p>
              <ul className={styles.points}>
                {[t('USP_1'), t('USP_2'), t('USP_3')].map(point => (
                  <li key={point} className={styles.point}>
                    <Icon of={checkIcon} size={16} />
                    {point}
                  </li>
                ))}
              </ul>
              <ul className={styles.links}>
                {(chrome?.topBar ?? []).map(item => (
                  <li key={item.id}>
                    <MenuLink item={item} className={styles.link} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </StaticIsland>
        <div className={styles.language}>
          <LanguageLinks />
        </div>
      </Container>
    </section>
  );
}
