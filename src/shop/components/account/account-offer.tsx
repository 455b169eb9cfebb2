/** Offers the buyer of a guest order an account: one press, and a link to the buyer's mailbox, which proves who the buyer is. */
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import styles from './account-offer.module.css';

interface Props {
  /** Where the link is sent. */
  email: string;
  /** The page of the order, which takes the form; absent: the page itself. */
  orderHref?: string;
}

export function AccountOffer({ email, orderHref = '?' }: Props) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" action={orderHref} data-native="" className={styles.offer} data-no-print="">
      <h2 className={styles.title}>{formatMessage({ id: 'ACCOUNT_OFFER_TITLE' })}</h2>
      <p className={styles.text}>{formatMessage({ id: 'ACCOUNT_OFFER_TEXT' }, { email })}</p>
      <Button type="submit" name="do" value="account" variant="secondary">
        {formatMessage({ id: 'ACCOUNT_OFFER_BUTTON' })}
      </Button>
    </form>
  );
}
