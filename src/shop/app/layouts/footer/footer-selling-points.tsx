/** Four selling points, directly above the footer. */
import { useIntl } from 'react-intl';
import { useShop } from '#i18n/use-shop.ts';
import { Container } from '#ui/container.tsx';
import { IconText } from '#ui/icon-text.tsx';
import { phoneIcon, returnIcon, shieldIcon, truckIcon } from '#ui/icons.ts';
import { useDeliveryFee } from '../common/use-delivery-fee.ts';
import styles from './site-footer.module.css';

export function FooterSellingPoints() {
  const { formatMessage } = useIntl();
  const fee = useDeliveryFee();
  const { hours } = useShop();
  const points = [
    {
      icon: truckIcon,
      title: formatMessage({ id: 'USP_1' }, { fee }),
      detail: formatMessage({ id: 'USP_DELIVERY_TIME' }),
    },
    {
      icon: returnIcon,
      title: formatMessage({ id: 'USP_2' }),
      detail: formatMessage({ id: 'USP_RETURN' }, { fee }),
    },
    {
      icon: shieldIcon,
      title: formatMessage({ id: 'USP_INVOICE' }),
      detail: formatMessage({ id: 'USP_PREPAYMENT' }),
    },
    {
      icon: phoneIcon,
      title: formatMessage({ id: 'USP_EXPERTS' }),
      detail: hours,
    },
  ];
  return (
    <div className={styles.sellingPoints}>
      <Container>
        <ul className={styles.sellingPointList}>
          {points.map(({ icon, title, detail }) => (
            <li key={title}>
              <IconText icon={icon} size={32} detail={detail}>
                <span className={styles.sellingPoint}>{title}</span>
              </IconText>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
