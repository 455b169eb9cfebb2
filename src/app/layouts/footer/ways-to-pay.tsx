/** How one can pay and how goods come: names in quiet frames, only what there really is. */
import { useTexts } from '#i18n/texts-provider.tsx';
import styles from './site-footer.module.css';

export function WaysToPay() {
  const { t } = useTexts();
  const rows = [
    { title: t('FOOTER_HEADING_PAYMENT'), marks: [t('PAYMENT_INVOICE'), t('PAYMENT_BANK_TRANSFER')] },
    {
      title: t('FOOTER_HEADING_DELIVERY'),
      marks: [t('DELIVERY_PARCEL'), t('DELIVERY_HOME'), t('DELIVERY_FREIGHT')],
    },
  ];
  return (
    <dl className={styles.ways}>
      {rows.map(({ title, marks }) => (
        <div key={title} className={styles.wayRow}>
          <dt>{title}</dt>
          {marks.map(mark => (
            <dd key={mark} className={styles.mark}>
              {mark}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
