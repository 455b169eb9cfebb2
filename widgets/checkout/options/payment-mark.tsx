/** The mark of a payment beside its name: a file of `public/payments`, named by the payment option; platforms name some with their extension. */
import styles from '../checkout.module.css';

export const PaymentMark = ({ file }: { file: string }) => (
  <img
    className={styles.mark}
    src={`/payments/${encodeURIComponent(file.replace(/\.svg$/, ''))}.svg`}
    alt=""
    width={40}
    height={26}
    loading="lazy"
    decoding="async"
  />
);
