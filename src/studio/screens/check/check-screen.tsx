/** Everything that is wrong in the shop, by who can correct it. */
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLocaleCode, locales } from '#i18n/locales.ts';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { type Fixer, fixers, type ShopCheck, type ShopFinding } from '#studio-api/shop-check.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { LoadState } from '../../parts/messages/load-state.tsx';
import styles from './check.module.css';
import { type CheckFilter, checkedKinds, matchingFindings, useCheckFilter } from './check-filter.ts';
import { CheckedFinding } from './checked-finding.tsx';

const groupTexts: Readonly<Record<Fixer, { title: StudioMessageId; help: StudioMessageId }>> = {
  editor: { title: 'CHECK_BY_EDITOR', help: 'CHECK_BY_EDITOR_HELP' },
  publisher: { title: 'CHECK_BY_PUBLISHER', help: 'CHECK_BY_PUBLISHER_HELP' },
  developer: { title: 'CHECK_BY_DEVELOPER', help: 'CHECK_BY_DEVELOPER_HELP' },
};

const kindTexts: Readonly<Record<(typeof checkedKinds)[number], StudioMessageId>> = {
  page: 'PAGES_KIND_PAGE',
  fragment: 'PAGES_KIND_FRAGMENT',
  area: 'CHECK_KIND_AREA',
  content: 'CHECK_KIND_CONTENT',
  menu: 'SHELL_SECTION_MENUS',
  settings: 'CHECK_KIND_SETTINGS',
  technical: 'CHECK_KIND_TECHNICAL',
};

export default function CheckScreen() {
  const intl = useIntl();
  const { api } = useStudio();
  const [filter, setFilter] = useCheckFilter();
  const { value, error, reload } = useAsync('shop-check', () => api.get<ShopCheck>('/api/shop-check'));
  useEvents(['drafts', 'published', 'pictures'], reload);
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'SHELL_SECTION_CHECK' })} · Studio`;
  }, [intl]);
  const found = value ? matchingFindings(value, filter) : [];
  const errors = found.filter(({ severity }) => severity === 'error').length;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="SHELL_SECTION_CHECK" />
        </h1>
        <Filters filter={filter} onChange={setFilter} />
      </header>
      {value ? (
        <>
          <output className={styles.sum}>
            <FormattedMessage id="CHECK_SUM" values={{ errors, warnings: found.length - errors }} />
          </output>
          {fixers.map(by => (
            <Group
              key={by}
              by={by}
              findings={found.filter(finding => finding.by === by)}
              documents={value.documents}
              onFixed={reload}
            />
          ))}
        </>
      ) : (
        <LoadState error={error} onRetry={reload} />
      )}
    </div>
  );
}

interface FiltersProps {
  filter: CheckFilter;
  onChange(change: Partial<Record<keyof CheckFilter, string>>): void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { formatMessage } = useIntl();
  const { session } = useStudio();
  return (
    <>
      <select
        aria-label={formatMessage({ id: 'PAGES_KIND' })}
        value={filter.kind}
        onChange={event => onChange({ kind: event.currentTarget.value })}
      >
        <option value="">{formatMessage({ id: 'CHECK_ALL_KINDS' })}</option>
        {checkedKinds.map(kind => (
          <option key={kind} value={kind}>
            {formatMessage({ id: kindTexts[kind] })}
          </option>
        ))}
      </select>
      <select
        aria-label={formatMessage({ id: 'CHECK_LANGUAGE' })}
        value={filter.locale}
        onChange={event => onChange({ locale: event.currentTarget.value })}
      >
        <option value="">{formatMessage({ id: 'CHECK_ALL_LANGUAGES' })}</option>
        {session.locales.map(({ code }) =>
          isLocaleCode(code) ? (
            <option key={code} value={code}>
              {locales[code].name}
            </option>
          ) : null,
        )}
      </select>
    </>
  );
}

interface GroupProps {
  by: Fixer;
  findings: readonly ShopFinding[];
  documents: ShopCheck['documents'];
  onFixed(): void;
}

const keyOf = ({ code, document, nodeId, path, message }: ShopFinding): string =>
  [code, document, nodeId, path, message].join(' ');

function Group({ by, findings, documents, onFixed }: GroupProps) {
  const { title, help } = groupTexts[by];
  if (findings.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={`check-${by}`}>
      <h2 id={`check-${by}`}>
        <FormattedMessage id={title} values={{ count: findings.length }} />
      </h2>
      <p className={styles.help}>
        <FormattedMessage id={help} />
      </p>
      <ul className={styles.list}>
        {findings.map(finding => (
          <CheckedFinding
            key={keyOf(finding)}
            finding={finding}
            document={documents.find(({ id }) => id === finding.document)}
            onFixed={onFixed}
          />
        ))}
      </ul>
    </section>
  );
}
