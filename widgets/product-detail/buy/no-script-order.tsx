/** How to order by phone without scripts. */
import { useOrderByPhone } from '#components/cart/use-order-by-phone.ts';
import styles from './buy.module.css';

export function NoScriptOrder() {
  const text = useOrderByPhone();
  return text === null ? null : (
    <noscript>
      <p className={styles.noScript}>{text}</p>
    </noscript>
  );
}
