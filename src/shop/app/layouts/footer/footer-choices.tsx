/** Shop-wide settings: country, language, customer type and VAT. */
import { CustomerTypeToggle } from '#components/account/customer-type-toggle.tsx';
import { VatToggle } from '#components/account/vat-toggle.tsx';
import { useApp } from '../../context/app-context.ts';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { LanguageLinks } from '../common/language-links.tsx';
import { MarketNotice } from '../panels/market-notice.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import styles from './site-footer.module.css';

export function FooterChoices() {
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
