/** Choices above the frame: audience, time and width. */

import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LivePreview } from '#engine/view/engine-context.ts';
import { localeCodes, locales } from '#i18n/locales.ts';
import styles from './gallery.module.css';
import { type ViewContext, type Width, widths } from './view-context.ts';

interface Props {
  port: LivePreview;
  context: ViewContext;
  onChange: (context: ViewContext) => void;
  width: Width;
  onWidth: (width: Width) => void;
}

export function GalleryContextBar({ port, context, onChange, width, onWidth }: Props) {
  const { formatMessage, locale } = useIntl();
  const markets = useMarkets(port, context.market, locale);
  const set = (change: Partial<ViewContext>) => onChange({ ...context, ...change });
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">{formatMessage({ id: 'PREVIEW_CONTEXT' })}</legend>
      <WidthChoice width={width} onChange={onWidth} />
      <Choice
        label={formatMessage({ id: 'PREVIEW_MARKET' })}
        value={context.market}
        options={markets}
        onChange={market => set({ market })}
      />
      <Choice
        label={formatMessage({ id: 'PREVIEW_LANGUAGE' })}
        value={context.locale}
        options={localeCodes.map(code => [code, locales[code].name] as const)}
        onChange={locale => set({ locale: localeCodes.find(code => code === locale) ?? context.locale })}
      />
      <Choice
        label={formatMessage({ id: 'PREVIEW_CUSTOMER' })}
        value={context.customerType}
        options={[
          ['PERSON', formatMessage({ id: 'PREVIEW_CUSTOMER_PERSON' })],
          ['ORGANIZATION', formatMessage({ id: 'PREVIEW_CUSTOMER_ORGANIZATION' })],
        ]}
        onChange={type => {
          const isBusiness = type === 'ORGANIZATION';
          set({ customerType: isBusiness ? 'ORGANIZATION' : 'PERSON', vatIncluded: !isBusiness });
        }}
      />
      <Choice
        label={formatMessage({ id: 'PREVIEW_VAT' })}
        value={String(context.vatIncluded)}
        options={[
          ['true', formatMessage({ id: 'PREVIEW_VAT_INCLUDED' })],
          ['false', formatMessage({ id: 'PREVIEW_VAT_EXCLUDED' })],
        ]}
        onChange={vat => set({ vatIncluded: vat === 'true' })}
      />
      <Choice
        label={formatMessage({ id: 'PREVIEW_SESSION' })}
        value={String(context.signedIn)}
        options={[
          ['false', formatMessage({ id: 'PREVIEW_SIGNED_OUT' })],
          ['true', formatMessage({ id: 'PREVIEW_SIGNED_IN' })],
        ]}
        onChange={signed => set({ signedIn: signed === 'true' })}
      />
      <Choice
        label={formatMessage({ id: 'PREVIEW_CONSENT' })}
        value={String(context.consented)}
        options={[
          ['false', formatMessage({ id: 'PREVIEW_CONSENT_DENIED' })],
          ['true', formatMessage({ id: 'PREVIEW_CONSENT_ALLOWED' })],
        ]}
        onChange={consented => set({ consented: consented === 'true' })}
      />
      <Choice
        label={formatMessage({ id: 'CART' })}
        value={String(context.cartFilled)}
        options={[
          ['false', formatMessage({ id: 'PREVIEW_CART_EMPTY' })],
          ['true', formatMessage({ id: 'PREVIEW_CART_FILLED' })],
        ]}
        onChange={filled => set({ cartFilled: filled === 'true' })}
      />
      <label className={styles.choice}>
        <span>{formatMessage({ id: 'PREVIEW_MOMENT' })}</span>
        <input
          type="datetime-local"
          value={context.at}
          onChange={({ currentTarget }) => set({ at: currentTarget.value })}
        />
      </label>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** All markets by the name of their country; the current one is available before the others have loaded. */
function useMarkets(
  port: LivePreview,
  current: string,
  locale: string,
): readonly (readonly [string, string])[] {
  const [markets, setMarkets] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    port.markets().then(
      found =>
        setMarkets(
          found.map(({ alias, countryCode }) => [alias, (countryCode && names.of(countryCode)) || alias]),
        ),
      (error: unknown) => port.live.report('PREVIEW002', 'The markets could not be read', { error }),
    );
  }, [port, locale]);
  return markets.some(([alias]) => alias === current) ? markets : [[current, current], ...markets];
}

interface WidthChoiceProps {
  width: Width;
  onChange: (width: Width) => void;
}

/**
 * The width of the frame, one of a few.
 * Radio buttons, so that the arrow keys change the width.
 */
function WidthChoice({ width, onChange }: WidthChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.widths}>
      <legend className="visually-hidden">{formatMessage({ id: 'PREVIEW_WIDTH' })}</legend>
      {widths.map(each => (
        <label key={each} className={styles.width}>
          <input
            type="radio"
            name="width"
            value={each}
            checked={each === width}
            onChange={() => onChange(each)}
          />
          <span>{each}</span>
        </label>
      ))}
    </fieldset>
  );
}
