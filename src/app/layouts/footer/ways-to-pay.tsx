/** How one can pay and how goods come: the names that the layout file lists, in quiet frames. */
import { useTexts } from '#i18n/texts-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { cardIcon, invoiceIcon, type IconShape } from '#ui/icons.ts';
import type { Dressing } from '../frame.ts';
import styles from './site-footer.module.css';

/** Companies are written as they write themselves, in our letters: their artwork is theirs. */
const companies = {
  klarna: 'Klarna',
  svea: 'Svea',
  walley: 'Walley',
  dhl: 'DHL',
  postnord: 'PostNord',
  schenker: 'Schenker',
  ups: 'UPS',
} as const;

interface Mark {
  name: string;
  icon?: IconShape;
}

export function WaysToPay({ payments, carriers }: Pick<Dressing, 'payments' | 'carriers'>) {
  const { t } = useTexts();
  const own: Readonly<Record<'cards' | 'invoice' | 'transfer', Mark>> = {
    cards: { name: t('PAYMENT_CARD'), icon: cardIcon },
    invoice: { name: t('PAYMENT_INVOICE'), icon: invoiceIcon },
    transfer: { name: t('PAYMENT_BANK_TRANSFER'), icon: invoiceIcon },
  };
  const markOf = (key: Dressing['payments'][number] | Dressing['carriers'][number]): Mark =>
    key === 'cards' || key === 'invoice' || key === 'transfer' ? own[key] : { name: companies[key] };
  const rows = [
    { title: t('FOOTER_HEADING_PAYMENT'), marks: payments.map(markOf) },
    { title: t('FOOTER_HEADING_DELIVERY'), marks: carriers.map(markOf) },
  ].filter(({ marks }) => marks.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.ways}>
      {rows.map(({ title, marks }) => (
        <div key={title} className={styles.wayRow}>
          <dt>{title}</dt>
          {marks.map(({ name, icon }) => (
            <dd key={name} className={styles.mark}>
              {icon ? <Icon of={icon} size={20} /> : null}
              {name}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
