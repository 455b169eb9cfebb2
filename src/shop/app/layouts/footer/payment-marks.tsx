/** Payment methods and carriers as listed in the layout file. */
import { useIntl } from 'react-intl';
import { Icon } from '#ui/icon.tsx';
import { cardIcon, type IconShape, invoiceIcon } from '#ui/icons.ts';
import { useApp } from '../../context/app-context.ts';
import type { LayoutContent } from '../../context/frame.ts';
import styles from './site-footer.module.css';

/** Company names as text: their logos are protected. */
const companyNames = {
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  klarna: 'Klarna',
  svea: 'Svea',
  walley: 'Walley',
  dhl: 'DHL',
  postnord: 'PostNord',
  schenker: 'Schenker',
  ups: 'UPS',
} as const;

/** Wallets that work in some countries only. */
const countriesOf: Readonly<Record<string, readonly string[]>> = {
  mobilepay: ['FI', 'AX', 'DK'],
  swish: ['SE'],
};

interface Mark {
  name: string;
  icon?: IconShape;
}

export function PaymentMarks({ payments, carriers }: Pick<LayoutContent, 'payments' | 'carriers'>) {
  const { formatMessage } = useIntl();
  const { addresses, page } = useApp();
  const methods: Readonly<Record<'cards' | 'invoice' | 'transfer', Mark>> = {
    cards: { name: formatMessage({ id: 'PAYMENT_CARD' }), icon: cardIcon },
    invoice: { name: formatMessage({ id: 'PAYMENT_INVOICE' }), icon: invoiceIcon },
    transfer: { name: formatMessage({ id: 'PAYMENT_BANK_TRANSFER' }), icon: invoiceIcon },
  };
  const markOf = (key: LayoutContent['payments'][number] | LayoutContent['carriers'][number]): Mark =>
    key === 'cards' || key === 'invoice' || key === 'transfer' ? methods[key] : { name: companyNames[key] };
  const country = addresses.market(page.context.segment.market)?.country ?? '';
  const isHere = (key: string) => countriesOf[key]?.includes(country) ?? true;
  const rows = [
    { title: formatMessage({ id: 'FOOTER_HEADING_PAYMENT' }), marks: payments.filter(isHere).map(markOf) },
    { title: formatMessage({ id: 'FOOTER_HEADING_DELIVERY' }), marks: carriers.map(markOf) },
  ].filter(({ marks }) => marks.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.marks}>
      {rows.map(({ title, marks }) => (
        <div key={title} className={styles.markRow}>
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
