/** The shop itself: who it is, how it looks and what it says; and where it sells, which its files decide. */
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { settingsId, settingsKeys } from '#kernel/shop-settings.ts';
import type { DocumentSummary } from '#studio-api/documents.ts';
import type { ShopOption, ShopTerms } from '#studio-api/shop-settings.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { StateMark } from '../../parts/documents/document-marks.tsx';
import { useDocuments } from '../../parts/documents/use-documents.ts';
import { Loading, LoadState } from '../../parts/messages/load-state.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './shop.module.css';

export default function ShopScreen() {
  const documents = useDocuments('settings');
  if (documents === null) return <Loading />;
  return (
    <div className={styles.screen}>
      <h1>
        <FormattedMessage id="SHELL_SECTION_SHOP" />
      </h1>
      <ul className={styles.cards}>
        {settingsKeys.flatMap(key => {
          const document = documents.find(({ id }) => id === settingsId(key));
          return document ? [<SettingsCard key={key} document={document} note={notes[key]} />] : [];
        })}
      </ul>
      <Terms />
    </div>
  );
}

const notes = {
  identity: 'SETTINGS_IDENTITY_HAS',
  theme: 'SETTINGS_THEME_HAS',
  texts: 'SETTINGS_TEXTS_HAS',
} as const;

interface Place {
  name: StudioMessageId;
  /** Path of the field; empty: the form begins with it. */
  field: string;
}

/** What is changed most, by the key of its document. */
const places: Readonly<Record<string, readonly Place[]>> = {
  identity: [
    { name: 'PREVIEW_FIELD_SETTINGS__ANNOUNCEMENT', field: 'announcement' },
    { name: 'PREVIEW_FIELD_SETTINGS__PHONE', field: 'phone' },
    { name: 'PREVIEW_FIELD_SETTINGS__MAIL', field: 'mail' },
    { name: 'PREVIEW_FIELD_SETTINGS__HOURS', field: 'hours' },
  ],
  theme: [
    { name: 'SETTINGS_PICTURES', field: 'logo.light' },
    { name: 'PREVIEW_FIELD_SETTINGS__PRIMARY', field: 'colours.primary' },
  ],
  texts: [{ name: 'SETTINGS_TEXTS_BAR', field: '' }],
};

interface CardProps {
  document: DocumentSummary;
  note: (typeof notes)[keyof typeof notes];
}

function SettingsCard({ document, note }: CardProps) {
  const intl = useIntl();
  return (
    <li className={styles.card}>
      <Link to={`/edit/${encodeURIComponent(document.id)}`}>{documentName(document, intl)}</Link>
      <span>
        <StateMark document={document} />
      </span>
      <p>{intl.formatMessage({ id: note })}</p>
      <ul className={styles.places}>
        {(places[document.key] ?? []).map(({ name, field }) => (
          <li key={name}>
            <Link to={`/edit/${encodeURIComponent(document.id)}`} state={{ field }}>
              {intl.formatMessage({ id: name })}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What staff may read and a developer changes in the files. */
function Terms() {
  const { api } = useStudio();
  const { value, error, reload } = useAsync('terms', () => api.get<ShopTerms>('/api/settings/terms'));
  if (!value) return <LoadState error={error} onRetry={reload} />;
  const { markets, delivery, payment } = value;
  return (
    <section className={styles.terms} aria-labelledby="shop-terms">
      <h2 id="shop-terms">
        <FormattedMessage id="SHOP_TERMS" />
      </h2>
      <p className={styles.note}>
        <FormattedMessage id="SHOP_TERMS_NOTE" />
      </p>
      <div className={styles.groups}>
        <Markets markets={markets} />
        <Options title="SHOP_DELIVERY" options={delivery} all={markets.length} command="delivery" />
        <Options title="SHOP_PAYMENT" options={payment} all={markets.length} command="payment" />
      </div>
    </section>
  );
}

function Markets({ markets }: Pick<ShopTerms, 'markets'>) {
  const intl = useIntl();
  const regions = new Intl.DisplayNames(intl.locale, { type: 'region' });
  return (
    <section>
      <h3>
        <FormattedMessage id="SHOP_MARKETS" />
      </h3>
      <ul>
        {markets.map(({ id, country, currency }) => (
          <li key={id}>
            {regions.of(country.toUpperCase()) ?? country} · {currency}
          </li>
        ))}
      </ul>
      <Command part="markets" />
    </section>
  );
}

interface OptionsProps {
  title: 'SHOP_DELIVERY' | 'SHOP_PAYMENT';
  options: readonly ShopOption[];
  /** Number of all markets. */
  all: number;
  command: 'delivery' | 'payment';
}

function Options({ title, options, all, command }: OptionsProps) {
  const { locale } = useIntl();
  const nameOf = ({ id, name }: ShopOption): string =>
    Object.entries(name).find(([code]) => locale.startsWith(code))?.[1] ?? Object.values(name)[0] ?? id;
  return (
    <section>
      <h3>
        <FormattedMessage id={title} />
      </h3>
      <ul>
        {options.map(option => (
          <li key={option.id}>
            {nameOf(option)}
            {option.markets.length < all ? (
              <span className={styles.where}> · {option.markets.join(', ').toUpperCase()}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <Command part={command} />
    </section>
  );
}

const Command = ({ part }: { part: string }) => (
  <pre className={styles.command}>
    <code>{`npm run shop -- plan shops/… --only ${part}\nnpm run shop -- apply shops/… --only ${part}`}</code>
  </pre>
);
