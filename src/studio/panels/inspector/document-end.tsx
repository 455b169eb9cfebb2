/** Takes the open document off the shop, or deletes one that is not in the shop. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import type { DocumentSummary, DocumentUse, StudioFinding } from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { type Editor, useEditor } from '../../editing/context/editor-context.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx';
import { announce } from '../../parts/messages/announcer.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import { findingWords } from '../../parts/texts/finding-words.ts';
import styles from './inspector.module.css';

type End = 'withdraw' | 'delete';

const texts = {
  withdraw: { name: 'END_WITHDRAW', text: 'END_WITHDRAW_TEXT', done: 'END_WITHDRAWN' },
  delete: { name: 'END_DELETE', text: 'END_DELETE_TEXT', done: 'END_DELETED' },
} as const;

/** What may be done; null: nothing. The shop needs its files, but not every row of the content system. */
function endOf({ kind, state, isOwn }: Pick<DocumentSummary, 'kind' | 'state' | 'isOwn'>): End | null {
  const comesAndGoes = kind === 'content' || (isOwn && (kind === 'page' || kind === 'fragment'));
  if (!comesAndGoes) return null;
  if (state === 'live' || state === 'changed') return 'withdraw';
  return isOwn && (state === 'new' || state === 'withdrawn') ? 'delete' : null;
}

async function endProblem(
  error: unknown,
  uses: () => Promise<DocumentUse[]>,
  intl: IntlShape,
): Promise<string> {
  const code = error instanceof ApiProblem ? error.code : '';
  if (code === 'IN_USE') {
    const names = (await uses()).map(use => documentName(use, intl));
    return intl.formatMessage({ id: 'END_IN_USE' }, { names: intl.formatList(names) });
  }
  if (error instanceof ApiProblem && code === 'FINDINGS') {
    const findings = (error.body['findings'] ?? []) as readonly StudioFinding[];
    const what = [...new Set(findings.map(finding => findingWords(finding, intl).what))].join(' ');
    return intl.formatMessage({ id: 'END_NEEDED' }, { what });
  }
  if (error instanceof ApiProblem && 'reason' in error.body) return problemText(error, intl);
  return intl.formatMessage({ id: code === 'VERSION_MOVED' ? 'END_MOVED' : 'END_FAILED' });
}

/** Where a person goes on once the document is deleted: on the page that it was edited with, which is opened anew, or at the list. */
function placeAfter({
  draft,
  group,
}: Pick<Editor, 'draft' | 'group'>): [path: string, options?: NavigateOptions] {
  const area = group.partOf(draft.id);
  if (!area) return [draft.about.kind === 'content' ? '/contents' : '/pages'];
  const state = { select: area.node, openedFor: crypto.randomUUID() };
  return [`/edit/${encodeURIComponent(group.main.draft.id)}`, { replace: true, state }];
}

export const DocumentEnd = observer(function DocumentEnd() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { api, session } = useStudio();
  const { draft, context, group } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = endOf(draft.about);
  const mayEnd = atLeast(session.staff.role, end === 'withdraw' ? 'publisher' : 'editor');
  // A release has drafts of documents; it does not end them.
  if (!end || !mayEnd || draft.isReadOnly || context.release !== undefined) return null;
  const { name, text, done } = texts[end];
  const path = `/api/documents/${encodeURIComponent(draft.id)}`;

  const confirm = async () => {
    setProblem(null);
    setBusy(true);
    try {
      await (end === 'withdraw' ? api.post(`${path}/withdraw`) : api.delete(path));
      announce(intl.formatMessage({ id: done }));
      setAsking(false);
      if (end === 'delete') await navigate(...placeAfter({ draft, group }));
    } catch (error) {
      setProblem(await endProblem(error, () => api.get<DocumentUse[]>(`${path}/uses`), intl));
    }
    setBusy(false);
  };
  return (
    <section className={styles.end} aria-labelledby="end-title">
      <h3 id="end-title" className={styles.groupName}>
        <FormattedMessage id="END_TITLE" />
      </h3>
      <Button size="s" variant="secondary" onClick={() => setAsking(true)}>
        <FormattedMessage id={name} />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={intl.formatMessage({ id: name })}
          confirm={<FormattedMessage id={name} />}
          problem={problem}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void confirm()}
        >
          <FormattedMessage id={text} />
        </ConfirmDialog>
      ) : null}
    </section>
  );
});
