/** Begins an information page: its name, and its address in each language. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { DocumentPost, DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { inRelease } from '#studio-api/releases.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import { StartFrom } from '../pages/start-from.tsx';
import styles from './contents.module.css';
import { aliasFrom, aliasProblem, freeContentKey } from './page-alias.ts';

interface Props {
  documents: readonly DocumentSummary[];
  onClose(): void;
}

const problemTexts = {
  form: 'CONTENTS_ADDRESS_FORM',
  taken: 'CONTENTS_ADDRESS_TAKEN',
  server: 'PAGES_ADDRESS_SERVER',
} as const;

export function NewInformationPage({ documents, onClose }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { api, session } = useStudio();
  const { release } = useCurrentRelease();
  const [name, setName] = useState('');
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [from, setFrom] = useState<DocumentPost['from']>({ template: 'information-page' });
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const rows = session.locales.map(locale => {
    const alias = written[locale.code] ?? aliasFrom(name);
    return { ...locale, alias, problem: aliasProblem(locale.code, alias, documents) };
  });
  const pages = documents.filter(({ area }) => area === undefined);
  const needsName = name.trim() === '';

  async function create(): Promise<void> {
    setTried(true);
    if (needsName || rows.some(({ problem }) => problem !== null)) return;
    const post: DocumentPost = {
      kind: 'content',
      key: freeContentKey(aliasFrom(name), documents),
      label: name.trim(),
      paths: Object.fromEntries(rows.map(({ code, alias }) => [code, `/${alias}`])),
      from,
    };
    try {
      const { id } = await api.post<OpenDocument>(inRelease('/api/documents', release), post);
      void navigate(`/edit/${encodeURIComponent(id)}`);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFailure(problemText(error, intl));
    }
  }

  return (
    <Dialog
      title={intl.formatMessage({ id: 'CONTENTS_NEW' })}
      onClose={onClose}
      size="s"
      footer={
        <Button onClick={() => void create()}>
          <FormattedMessage id="CONTENTS_CREATE" />
        </Button>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void create();
        }}
      >
        <TextInput
          label={intl.formatMessage({ id: 'CONTENTS_COLUMN_NAME' })}
          name="name"
          value={name}
          onChange={setName}
          error={hasTried && needsName ? intl.formatMessage({ id: 'CONTENTS_NAME_NEEDED' }) : undefined}
        />
        <StartFrom kind="content" documents={pages} value={from} onChange={setFrom} />
        {rows.map(row => (
          <TextInput
            key={row.code}
            label={intl.formatMessage({ id: 'CONTENTS_ADDRESS' }, { language: row.name })}
            name={`address-${row.code}`}
            value={row.alias}
            onChange={next => setWritten({ ...written, [row.code]: next })}
            error={
              row.problem && (hasTried || row.problem === 'taken') && !needsName
                ? intl.formatMessage({ id: problemTexts[row.problem] })
                : undefined
            }
          />
        ))}
        {failure === null ? null : <p role="alert">{failure}</p>}
      </form>
    </Dialog>
  );
}
