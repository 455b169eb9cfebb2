/** One message above every page, from the layout file; once dismissed it stays hidden in this browser (R-SHELL-8). src/shop/browser/boot/dismissed-messages.ts handles the button. */
import { useIntl } from 'react-intl';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { closeIcon, infoIcon } from '#ui/icons.ts';
import type { FrameMessage } from '../../context/frame.ts';
import styles from './global-message.module.css';

export function GlobalMessage({ message: { id, text, link } }: { message: FrameMessage }) {
  const { formatMessage } = useIntl();
  return (
    <section
      className={styles.message}
      aria-label={formatMessage({ id: 'A11Y_NOTIFICATION' })}
      data-message={id}
      data-native=""
    >
      <Container className={styles.row}>
        <Icon of={infoIcon} size={20} />
        <p className={styles.text}>
          {text} {link ? <a href={link.href}>{link.text}</a> : null}
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label={formatMessage({ id: 'A11Y_DISMISS_NOTIFICATION' })}
        >
          <Icon of={closeIcon} size={20} />
        </button>
      </Container>
    </section>
  );
}
