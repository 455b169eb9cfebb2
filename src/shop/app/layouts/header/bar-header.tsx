/** The header of the checkout: logo, phone number and the link back to the shop. */
import { useIntl } from 'react-intl';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconText } from '#ui/icon-text.tsx';
import { chevronLeftIcon, lockIcon } from '#ui/icons.ts';
import { useApp } from '../../context/app-context.ts';
import { Logo } from '../common/logo.tsx';
import { PhoneLink } from '../common/phone-link.tsx';
import styles from './bar-header.module.css';

export function BarHeader() {
  const { formatMessage } = useIntl();
  const { pathTo } = useApp();
  return (
    <header className={styles.header} aria-label={formatMessage({ id: 'A11Y_HEADER' })}>
      <Container className={styles.bar}>
        <Logo />
        <a className={styles.back} href={pathTo('index')}>
          <Icon of={chevronLeftIcon} size={20} />
          <span>{formatMessage({ id: 'CHECKOUT_BACK_TO_SHOP' })}</span>
        </a>
        <div className={styles.trust}>
          <IconText icon={lockIcon} className={styles.secure}>
            {formatMessage({ id: 'CHECKOUT_SECURE' })}
          </IconText>
          <PhoneLink />
        </div>
      </Container>
    </header>
  );
}
