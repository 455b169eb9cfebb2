/** Begins a page: what it is called, where it is, and what it starts from. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { DocumentPost, DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { inRelease } from '#studio-api/releases.ts';
import { Button } from '#ui/button.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { type AddressProblem, addressProblem, freeKey, slugOf } from '../../parts/documents/page-address.ts';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import styles from './pages.module.css';
import { StartFrom } from './start-from.tsx';

interface Props {
  pages: readonly DocumentSummary[];
  onClose(): void;
}

const problemTexts = {
  form: 'PAGES_ADDRESS_FORM',
  taken: 'PAGES_ADDRESS_TAKEN',
  server: 'PAGES_ADDRESS_SERVER',
} as const;

export function NewPage({ pages, onClose }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { api, session } = useStudio();
  const { release } = useCurrentRelease();
  const [label, setLabel] = useState('');
  const [from, setFrom] = useState<DocumentPost['from']>({ template: 'landing-page' });
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);

  const pathOf = (code: string) => written[code] ?? `/${slugOf(label)}`;
  const paths = Object.fromEntries(session.locales.map(({ code }) => [code, pathOf(code)]));
  const problems = session.locales.map(({ code }) => addressProblem(code, pathOf(code), pages));
  const isReady = label.trim() !== '' && problems.every(each => each === null);

  const create = async () => {
    setProblem(null);
    try {
      const page = await api.post<OpenDocument>(inRelease('/api/documents', release), {
        kind: 'page',
        key: freeKey(slugOf(label), pages),
        label: label.trim(),
        paths,
        from,
      });
      await navigate(`/edit/${encodeURIComponent(page.id)}`);
    } catch (error) {
      setProblem(problemText(error, intl));
    }
  };

  return (
    <Dialog title={intl.formatMessage({ id: 'PAGES_NEW' })} onClose={onClose} size="s">
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          if (isReady) void create();
        }}
      >
        <label>
          <FormattedMessage id="PAGES_COLUMN_NAME" />
          <input required maxLength={100} value={label} onChange={e => setLabel(e.currentTarget.value)} />
        </label>
        <StartFrom kind="page" documents={pages} value={from} onChange={setFrom} />
        {session.locales.map(({ code, name }, at) => (
          <AddressField
            key={code}
            id={`address-${code}`}
            language={name}
            path={pathOf(code)}
            problem={label === '' ? null : (problems[at] ?? null)}
            onChange={path => setWritten({ ...written, [code]: path })}
          />
        ))}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="submit" size="s" disabled={!isReady}>
          <FormattedMessage id="PAGES_CREATE" />
        </Button>
      </form>
    </Dialog>
  );
}

interface AddressProps {
  id: string;
  language: string;
  path: string;
  problem: AddressProblem | null;
  onChange(path: string): void;
}

function AddressField({ id, language, path, problem, onChange }: AddressProps) {
  return (
    <label>
      <FormattedMessage id="PAGES_ADDRESS_IN" values={{ language }} />
      <input
        value={path}
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : id}
        onChange={event => onChange(event.currentTarget.value)}
      />
      {problem === null ? null : (
        <span id={id} className={styles.problem}>
          <FormattedMessage id={problemTexts[problem]} />
        </span>
      )}
    </label>
  );
}
