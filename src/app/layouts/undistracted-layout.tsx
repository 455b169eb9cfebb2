/** The checkout's layout: who we are, how to reach us, the way back, and nothing else. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon, lockIcon } from '#ui/icons.ts';
import { useApp } from '../app-context.ts';
import { LegalFooter } from './footer/legal-footer.tsx';
import type { LayoutProps } from './layout-props.ts';
import { Logo } from './logo.tsx';
import { NoScriptNotice } from './no-script-notice.tsx';
import { PhoneLink } from './phone-link.tsx';
import styles from './shop-frame.module.css';
import { SkipLink } from './skip-link.tsx';
import { SpokenRegions } from './spoken-regions.tsx';
import own from './undistracted-layout.module.css';

export function UndistractedLayout({ regions }: LayoutProps) {
  const { t } = useTexts();
  const { pathTo } = useApp();
  return (
    <>
      <SkipLink />
      <header className={own.header}>
        <Container className={own.bar}>
          <a className={own.back} href={pathTo('index')}>
            <Icon of={chevronLeftIcon} size={20} />
            <span>{t('CHECKOUT_BACK_TO_SHOP')}</span>
          </a>
          <Logo />
          <div className={own.trust}>
            <span className={own.secure}>
              <Icon of={lockIcon} size={20} />
              {t('CHECKOUT_SECURE')}
            </span>
            <PhoneLink />
          </div>
        </Container>
      </header>
      <NoScriptNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        {regions.main}
      </main>
      <LegalFooter />
      <SpokenRegions />
    </>
  );
}
