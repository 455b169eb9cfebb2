/** Four things one can count on, right above the footer. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Container } from '#ui/container.tsx';
import { IconText } from '#ui/icon-text.tsx';
import { phoneIcon, returnIcon, shieldIcon, truckIcon } from '#ui/icons.ts';
import { useDeliveryFee } from '../use-delivery-fee.ts';
import styles from './site-footer.module.css';

export function FooterPromises() {
  const { t } = useTexts();
  const fee = useDeliveryFee();
  const promises = [
    { icon: truckIcon, title: t('USP_1', { fee }), detail: t('USP_DELIVERY_TIME') },
    { icon: returnIcon, title: t('USP_2'), detail: t('USP_RETURN', { fee }) },
    { icon: shieldIcon, title: t('USP_INVOICE'), detail: t('USP_PREPAYMENT') },
    { icon: phoneIcon, title: t('USP_EXPERTS'), detail: t('CUSTOMER_SERVICE_HOURS') },
  ];
  return (
    <div className={styles.promises}>
      <Container>
        <ul className={styles.promiseList}>
          {promises.map(({ icon, title, detail }) => (
            <li key={title}>
              <IconText icon={icon} size={32} detail={detail}>
                <span className={styles.promise}>{title}</span>
              </IconText>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
