/** For browsers without JavaScript: what works, and the phone number for the rest. */
import { useIntl } from 'react-intl';
import { Container } from '#ui/container.tsx';
import { usePlainHref } from '../../context/use-plain-href.ts';
import styles from './no-script-notice.module.css';

export function NoScriptNotice() {
  const { formatMessage } = useIntl();
  const links = [
    { href: usePlainHref('cart-form'), text: formatMessage({ id: 'CART' }) },
    { href: usePlainHref('login-form'), text: formatMessage({ id: 'LOG_IN' }) },
    { href: usePlainHref('choices'), text: formatMessage({ id: 'CHOICES_TITLE' }) },
  ];
  return (
    <noscript>
      <section className={styles.notice} aria-label={formatMessage({ id: 'NO_SCRIPT_TITLE' })}>
        <Container>
          <p className={styles.title}>{formatMessage({ id: 'NO_SCRIPT_TITLE' })}</p>
          <p>
            {formatMessage({ id: 'NO_SCRIPT_TEXT' })}{' '}
            {formatMessage({ id: 'NO_SCRIPT_ORDER' }, { phone: formatMessage({ id: 'COMPANY_PHONE' }) })}
          </p>
          <p className={styles.links}>
            {links.map(({ href, text }) =>
              href === undefined ? null : (
                <a key={text} href={href}>
                  {text}
                </a>
              ),
            )}
          </p>
        </Container>
      </section>
    </noscript>
  );
}
