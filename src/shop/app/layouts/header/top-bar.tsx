/** The thin dark bar: selling points, information menu, customer type and language. */
import { useIntl } from 'react-intl';
import { CustomerTypeToggle } from '#components/account/customer-type-toggle.tsx';
import { classNames } from '#ui/class-names.ts';
import { Container } from '#ui/container.tsx';
import { useApp } from '../../context/app-context.ts';
import { StaticIsland } from '../../context/static-island.tsx';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { LanguageLinks } from '../common/language-links.tsx';
import { ReviewBadgeSlot } from '../common/review-badge-slot.tsx';
import { MarketNotice } from '../panels/market-notice.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  const { formatMessage } = useIntl();
  const { frame, page } = useApp();
  const formHref = usePlainHref('choices');
  const { serviceReviews } = page.context.config;
  return (
    <section
      className={styles.topBar}
      aria-label={formatMessage({ id: 'A11Y_TOP_BAR' })}
      tabIndex={-1}
      data-after-message=""
    >
      <Container className={classNames(styles.row, serviceReviews && styles.rated)}>
        <StaticIsland part="topBar" className={styles.island} />
        <div className={styles.choices}>
          {frame.customerTypeToggle ? <CustomerTypeToggle isShort formHref={formHref} /> : null}
          {serviceReviews ? (
            <div className={styles.badge}>
              <ReviewBadgeSlot service={serviceReviews} hiddenOnPhones />
            </div>
          ) : null}
          <div className={styles.market}>
            <MarketNotice staticName="market-top" />
          </div>
          <LanguageLinks />
        </div>
      </Container>
    </section>
  );
}
