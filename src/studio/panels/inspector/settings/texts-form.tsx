/** Every message that the shop may say in its own words: searched by id and wording, with own words in each language. */
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { type LocaleCode, locales as languages, localeCodes } from '#i18n/locales.ts';
import type { BuiltMessage } from '#studio-api/shop-settings.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useAsync } from '../../../parts/api/use-async.ts';
import { useStudio } from '../../../parts/context/studio-context.ts';
import { LoadState } from '../../../parts/messages/load-state.tsx';
import type { NodeTools } from '../use-form-tools.tsx';
import { foundMessages, ownText, type TextScope, textScopes } from './found-messages.ts';
import styles from './texts-form.module.css';

interface Props {
  tools: NodeTools;
  body: DocumentBody;
  /** Languages of the shop. */
  locales: readonly LocaleCode[];
  /** The field that a finding leads to. */
  path: string;
  /** Language of the page beside the form. */
  shown: LocaleCode;
}

/** More are found by another word. */
const MAX_SHOWN = 40;

export function TextsForm({ tools, body, locales, path, shown }: Props) {
  const { formatMessage } = useIntl();
  const { api } = useStudio();
  const { value, error, reload } = useAsync('messages', () =>
    api.get<BuiltMessage[]>('/api/settings/messages'),
  );
  const [words, setWords] = useState('');
  const [scope, setScope] = useState<TextScope>('bar');
  const led = idOf(path);
  const [seen, setSeen] = useState('');
  if (led !== seen) {
    setSeen(led);
    setScope('own');
    setWords(led);
  }
  const name = useId();
  if (!value) return <LoadState error={error} onRetry={reload} />;
  const found = foundMessages({ messages: value, body, scope, words, locale: shown });
  return (
    <>
      <fieldset className={styles.scopes}>
        <legend className="visually-hidden">{formatMessage({ id: 'SETTINGS_TEXTS_SCOPE' })}</legend>
        {textScopes.map(each => (
          <label key={each}>
            <input type="radio" name={name} checked={scope === each} onChange={() => setScope(each)} />
            <span>{formatMessage({ id: scopeTexts[each] })}</span>
          </label>
        ))}
      </fieldset>
      <TextInput
        label={formatMessage({ id: 'SETTINGS_TEXTS_SEARCH' })}
        name="messages"
        value={words}
        onChange={setWords}
      />
      <p className={styles.count} aria-live="polite">
        <FormattedMessage id="SETTINGS_TEXTS_FOUND" values={{ count: found.length }} />
      </p>
      <ul className={styles.messages}>
        {found.slice(0, MAX_SHOWN).map(message => (
          <Message
            key={message.id}
            message={message}
            isLed={message.id === led}
            {...{ tools, body, locales, shown }}
          />
        ))}
      </ul>
      {found.length > MAX_SHOWN ? (
        <p className={styles.count}>
          <FormattedMessage id="SETTINGS_TEXTS_MORE" values={{ count: found.length - MAX_SHOWN }} />
        </p>
      ) : null}
    </>
  );
}

const scopeTexts = {
  bar: 'SETTINGS_TEXTS_BAR',
  own: 'SETTINGS_TEXTS_OWN',
  pages: 'SETTINGS_TEXTS_PAGES',
  mails: 'SETTINGS_TEXTS_MAILS',
} as const;

/** `fi.seo.home.title` → `seo.home.title` */
const idOf = (path: string): string =>
  localeCodes.some(code => path.startsWith(`${code}.`)) ? path.slice(path.indexOf('.') + 1) : '';

interface MessageProps extends Omit<Props, 'path'> {
  message: BuiltMessage;
  isLed: boolean;
}

/** Where no browser measures the text. */
const rowsOf = (text: string): number => Math.min(12, Math.max(1, Math.ceil(text.length / 40)));

function Message({ message, tools, body, locales, isLed, shown }: MessageProps) {
  const { formatMessage } = useIntl();
  const { id, plain, texts, values } = message;
  const hasOwn = locales.some(code => ownText(body, code, id) !== undefined);
  return (
    <li>
      <details open={isLed || undefined}>
        <summary>
          <span className={styles.said} lang={shown}>
            {ownText(body, shown, id) ?? plain[shown] ?? id}
          </span>
          <code className={styles.id}>{id}</code>
          {hasOwn ? (
            <span className={styles.own}>{formatMessage({ id: 'SETTINGS_TEXTS_IS_OWN' })}</span>
          ) : null}
        </summary>
        {values.length === 0 ? null : (
          <p className={styles.values}>
            <FormattedMessage id="SETTINGS_TEXTS_VALUES" />{' '}
            {values.map(name => (
              <code key={name} className={styles.value}>
                {name}
              </code>
            ))}
          </p>
        )}
        {locales.map(code => {
          const path = [code, ...id.split('.')];
          const own = ownText(body, code, id) ?? '';
          const built = texts[code] ?? '';
          return (
            <div key={code} lang={code} data-field-path={path.join('.')}>
              <TextArea
                label={languages[code].name}
                name={path.join('.')}
                rows={rowsOf(own)}
                value={own}
                description={formatMessage({ id: 'SETTINGS_TEXTS_BUILT' }, { text: built })}
                error={tools.errorAt(path)}
                onChange={next => tools.setField(path, next === '' ? undefined : next, id)}
              />
              {own === '' && built !== '' ? (
                <button
                  type="button"
                  className={styles.start}
                  aria-label={formatMessage(
                    { id: 'SETTINGS_TEXTS_START_IN' },
                    { language: languages[code].name },
                  )}
                  onClick={() => tools.setField(path, built, id)}
                >
                  <FormattedMessage id="SETTINGS_TEXTS_START" />
                </button>
              ) : null}
              {tools.below?.(path)}
            </div>
          );
        })}
      </details>
    </li>
  );
}
