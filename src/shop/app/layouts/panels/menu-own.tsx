/** The shopper's own links and choices in the phone menu. */

import type { ReactNode } from 'react';
import { CustomerTypeToggle } from '#components/account/customer-type-toggle.tsx';
import { useApp } from '../../context/app-context.ts';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { LanguageLinks } from '../common/language-links.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { MarketNotice } from './market-notice.tsx';
import { MenuPersonal } from './menu-personal.tsx';
import styles from './panels.module.css';

interface Props {
  /** What stands for the links to the other languages where they are not known yet. */
  languages?: ReactNode;
}

export function MenuOwn({ languages = <LanguageLinks /> }: Props) {
  const { frame } = useApp();
  const formHref = usePlainHref('choices');
  return (
    <>
      <MenuPersonal />
      <div className={styles.choices}>
        {languages}
        <MarketNotice />
        {frame.customerTypeToggle ? <CustomerTypeToggle formHref={formHref} /> : null}
        {frame.themeToggle ? <ThemeSwitch /> : null}
      </div>
    </>
  );
}
