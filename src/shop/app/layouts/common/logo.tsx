/** The shop's logo, or its name, the rest of it lighter than its first word; the demo shop has a mark before it: a hexagon nut with a gable. */
import { useIntl } from 'react-intl';
import { useShop } from '#i18n/use-shop.ts';
import { classNames } from '#ui/class-names.ts';
import { useApp } from '../../context/app-context.ts';
import styles from './logo.module.css';

/** Letters for which a phone has room beside the buttons. */
const SHORT = 12;

export function Logo() {
  const { formatMessage } = useIntl();
  const { pathTo } = useApp();
  const { name, hasLogo, isDemo } = useShop();
  const [first = '', ...rest] = name.split(' ');
  const link = { href: pathTo('index'), 'aria-label': formatMessage({ id: 'LOGO_ALT_TEXT' }) };
  if (hasLogo)
    return (
      <a className={styles.logo} {...link}>
        <span className={styles.picture} />
      </a>
    );
  return (
    <a className={styles.logo} {...link}>
      {isDemo ? (
        <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
          <path className={styles.nut} d="M20 1.5 36.5 11v18L20 38.5 3.5 29V11Z" />
          <path className={styles.gable} d="M9 21.5 20 12l11 9.5M13 19v9.5M27 19v9.5M13 25h14" />
        </svg>
      ) : null}
      <span className={classNames(styles.name, name.length > SHORT && styles.long)} aria-hidden="true">
        {first} {rest.length > 0 ? <span className={styles.rest}>{rest.join(' ')}</span> : null}
      </span>
    </a>
  );
}
