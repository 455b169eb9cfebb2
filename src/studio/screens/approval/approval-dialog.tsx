/** Sends a draft, or a release as a whole, for approval, shows what became of it, and decides about it. */
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MissingApproval } from '#studio-api/approval-state.ts';
import {
  type ApprovalDecision,
  type ApprovalPost,
  type FoundApproval,
  longestApprovalNote,
} from '#studio-api/approvals.ts';
import type { Colleague } from '#studio-api/comments.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import { inRelease, type Release } from '#studio-api/releases.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { announce } from '../../parts/messages/announcer.tsx';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { problemText } from '../../parts/session/problem-words.ts';
import { PublishedDocument } from '../publish/published-document.tsx';
import styles from './approval.module.css';
import { ApprovalFacts } from './approval-facts.tsx';
import { type ApprovalStep, approvalSteps, isAuthor } from './approval-steps.ts';

interface Props {
  id: DocumentId;
  /** Drafts of no release that are sent with it: each is decided about by itself. */
  others?: readonly DocumentId[];
  /** Whose draft it is, all of which is sent; 0: of none. */
  release: number;
  onClose(): void;
  onDone(): void;
}

interface Sent extends FoundApproval {
  documents: readonly OpenDocument[];
  /** Whether they are several drafts of no release. */
  areApart: boolean;
}

/** The drafts as they are now. */
function useSent({ id, others = [], release }: Pick<Props, 'id' | 'others' | 'release'>) {
  const { api } = useStudio();
  return useAsync(`approval ${id} ${others.join()} ${release}`, async (): Promise<Sent> => {
    const whole =
      release === 0
        ? undefined
        : (await api.get<Release[]>('/api/releases')).find(each => each.id === release);
    const ids = whole?.documents.map(document => document.id) ?? [id, ...others];
    const [documents, found] = await Promise.all([
      Promise.all(ids.map(each => api.get<OpenDocument>(documentPath(each, release)))),
      api.get<FoundApproval>(documentPath(id, release, '/approval')),
    ]);
    const areApart = release === 0 && ids.length > 1;
    return { documents, areApart, ...(areApart ? { approval: null, isOutside: false } : found) };
  });
}

const buttonTexts = {
  ask: 'APPROVAL_ASK',
  approved: 'APPROVAL_APPROVE',
  returned: 'APPROVAL_RETURN',
  withdrawn: 'APPROVAL_WITHDRAW',
} as const satisfies Readonly<Record<ApprovalStep, string>>;

const doneTexts = {
  ask: 'APPROVAL_ASKED_DONE',
  approved: 'APPROVAL_APPROVED_DONE',
  returned: 'APPROVAL_RETURNED_DONE',
  withdrawn: 'APPROVAL_WITHDRAWN_DONE',
} as const satisfies Readonly<Record<ApprovalStep, string>>;

export default function ApprovalDialog({ id, others, release, onClose, onDone }: Props) {
  const intl = useIntl();
  const { session } = useStudio();
  const { value, error, reload } = useSent({ id, ...(others ? { others } : {}), release });
  const [openedAt] = useState(() => new Date());
  const missing = value?.documents.flatMap(({ missingApproval }) => missingApproval ?? []) ?? [];
  const steps = value
    ? approvalSteps(value.approval, { ...session.staff, isOutside: value.isOutside }, missing)
    : [];
  const isRefused = steps[0] === 'returned' && !steps.includes('approved');
  const form = useApprovalForm({ release, sent: value, onDone, onMoved: reload });
  return (
    <Dialog
      title={intl.formatMessage({ id: 'APPROVAL_TITLE' })}
      onClose={onClose}
      footer={
        <>
          <p role="alert" className={styles.problem}>
            {form.problem}
          </p>
          <Button size="s" variant="tertiary" onClick={onClose}>
            <FormattedMessage id="SHELL_CLOSE" />
          </Button>
          {steps.map((step, at) => (
            <Button
              key={step}
              size="s"
              variant={at === steps.length - 1 ? 'primary' : 'secondary'}
              loading={form.busy === step}
              onClick={() => void form.take(step)}
            >
              <FormattedMessage id={buttonTexts[step]} />
            </Button>
          ))}
        </>
      }
    >
      {value ? null : <LoadState error={error} onRetry={reload} />}
      {value?.approval ? <ApprovalFacts approval={value.approval} /> : null}
      {isRefused ? (
        <p>
          <FormattedMessage id={isAuthor(session.staff.id, missing) ? 'APPROVAL_AUTHOR' : 'PROBLEM_MARKET'} />
        </p>
      ) : null}
      {value?.areApart ? (
        <p>
          <FormattedMessage id="APPROVAL_APART" />
        </p>
      ) : null}
      {steps.includes('ask') ? <Readers missing={missing} value={form.to} onChange={form.setTo} /> : null}
      {steps.some(step => step !== 'withdrawn') ? (
        <label className={styles.note}>
          <FormattedMessage id="APPROVAL_NOTE" />
          <textarea
            rows={3}
            maxLength={longestApprovalNote}
            value={form.note}
            onChange={event => form.setNote(event.currentTarget.value)}
          />
        </label>
      ) : null}
      {value?.documents.map(document => (
        <PublishedDocument key={document.id} document={document} release={release} at={openedAt} />
      ))}
    </Dialog>
  );
}

interface FormOptions {
  release: number;
  sent: Sent | undefined;
  onDone(): void;
  /** Something has changed since it was read. */
  onMoved(): void;
}

function useApprovalForm({ release, sent, onDone, onMoved }: FormOptions) {
  const intl = useIntl();
  const { api } = useStudio();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<ApprovalStep | null>(null);
  const [problem, setProblem] = useState('');
  /** The same until they are stored, so that a second press sends and mails nothing more. */
  const requests = useRef(new Map<string, string>());

  const ask = async (drafts: ApprovalPost['documents']): Promise<void> => {
    const name = drafts.map(draft => draft.id).join();
    const id = requests.current.get(name) ?? crypto.randomUUID();
    requests.current.set(name, id);
    const asked: ApprovalPost = { id, documents: drafts, to: to || null, note: note.trim() };
    await api.post(inRelease('/api/approvals', release), asked);
  };

  const post = async (step: ApprovalStep, { documents, approval, areApart }: Sent): Promise<void> => {
    const drafts = documents.map(({ id, version }) => ({ id, version }));
    if (step === 'ask') {
      for (const together of areApart ? drafts.map(draft => [draft]) : [drafts]) await ask(together);
      return;
    }
    const decided: ApprovalDecision = { decision: step, documents: drafts, note: note.trim() };
    await api.post(inRelease(`/api/approvals/${approval?.id ?? ''}/decision`, release), decided);
  };

  const take = async (step: ApprovalStep) => {
    if (!sent || busy) return;
    setBusy(step);
    setProblem('');
    try {
      await post(step, sent);
      announce(intl.formatMessage({ id: doneTexts[step] }));
      onDone();
    } catch (error) {
      setProblem(problemText(error, intl));
      onMoved();
    }
    setBusy(null);
  };
  return { to, setTo, note, setNote, busy, problem, take };
}

interface ReadersProps {
  missing: readonly MissingApproval[];
  value: string;
  onChange(to: string): void;
}

function Readers({ missing, value, onChange }: ReadersProps) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const all = useAsync('colleagues', () => api.get<Colleague[]>('/api/colleagues')).value ?? [];
  const readers = all.filter(
    ({ id, mayPublish }) =>
      mayPublish &&
      id !== session.staff.id &&
      missing.every(({ readers: able }) => able.some(reader => reader.id === id)),
  );
  return (
    <label className={styles.note}>
      <FormattedMessage id="APPROVAL_READER" />
      <select value={value} onChange={event => onChange(event.currentTarget.value)}>
        <option value="">{intl.formatMessage({ id: 'APPROVAL_READER_ANY' })}</option>
        {readers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles.who}>
        <FormattedMessage id="APPROVAL_READER_HELP" />
      </span>
    </label>
  );
}
