/** Sends a draft, or a release as a whole, for approval, shows what became of it, and decides about it. */
import { Fragment, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type ApprovalDecision,
  type ApprovalPost,
  type FoundApproval,
  longestApprovalNote,
} from '#studio-api/approvals.ts';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import { inRelease, type Release } from '#studio-api/releases.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { useDocumentNames } from '../../parts/documents/use-documents.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { problemText } from '../../parts/session/problem-words.ts';
import { PublishedDocument } from '../publish/published-document.tsx';
import styles from './approval.module.css';
import { ApprovalFacts } from './approval-facts.tsx';
import { ApprovalReaders } from './approval-readers.tsx';
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

/** What is sent, and decided about, by itself: a release as a whole, or one draft of none. */
interface Request extends FoundApproval {
  documents: readonly OpenDocument[];
}

/** The drafts as they are now, each by itself unless they are a release. */
function useSent({ id, others = [], release }: Pick<Props, 'id' | 'others' | 'release'>) {
  const { api } = useStudio();
  return useAsync(`approval ${id} ${others.join()} ${release}`, async (): Promise<readonly Request[]> => {
    const open = (each: DocumentId) => api.get<OpenDocument>(documentPath(each, release));
    const find = (each: DocumentId) => api.get<FoundApproval>(documentPath(each, release, '/approval'));
    if (release === 0)
      return Promise.all(
        [id, ...others].map(async each => {
          const [document, found] = await Promise.all([open(each), find(each)]);
          return { documents: [document], ...found };
        }),
      );
    const whole = (await api.get<Release[]>('/api/releases')).find(each => each.id === release);
    const ids = whole?.documents.map(document => document.id) ?? [id];
    const [documents, found] = await Promise.all([Promise.all(ids.map(open)), find(id)]);
    return [{ documents, ...found }];
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

const missingOf = (documents: readonly OpenDocument[]) =>
  documents.flatMap(({ missingApproval }) => missingApproval ?? []);

function useSteps() {
  const { staff } = useStudio().session;
  return ({ approval, isOutside, documents }: Request) =>
    approvalSteps(approval, { ...staff, isOutside }, missingOf(documents));
}

export default function ApprovalDialog({ id, others, release, onClose, onDone }: Props) {
  const intl = useIntl();
  const { value, error, reload } = useSent({ id, ...(others ? { others } : {}), release });
  const names = useDocumentNames();
  const [openedAt] = useState(() => new Date());
  const requests = value ?? [];
  const areApart = requests.length > 1;
  const stepsOf = useSteps();
  const steps = requests.flatMap(stepsOf);
  const unsent = requests.filter(request => stepsOf(request).includes('ask'));
  const form = useApprovalForm({ release, onDone, onDecided: areApart ? reload : onDone, onMoved: reload });
  const decisions = (request: Request) => (
    <Decisions
      steps={stepsOf(request)}
      busy={form.busyWith(request)}
      onTake={step => form.take(step, [request])}
    />
  );
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
          {areApart ? null : requests.map(request => <Fragment key={id}>{decisions(request)}</Fragment>)}
          {unsent.length > 0 ? (
            <Button size="s" loading={form.isAsking} onClick={() => form.take('ask', unsent)}>
              <FormattedMessage id="APPROVAL_ASK" />
            </Button>
          ) : null}
        </>
      }
    >
      {value ? null : <LoadState error={error} onRetry={reload} />}
      {areApart ? (
        <p>
          <FormattedMessage id="APPROVAL_APART" />
        </p>
      ) : (
        requests.map(request => <RequestFacts key={id} request={request} steps={stepsOf(request)} />)
      )}
      {unsent.length > 0 ? (
        <ApprovalReaders
          missing={missingOf(unsent.flatMap(({ documents }) => documents))}
          value={form.to}
          onChange={form.setTo}
        />
      ) : null}
      {steps.some(step => step !== 'withdrawn') ? <Note value={form.note} onChange={form.setNote} /> : null}
      {requests.flatMap(request =>
        request.documents.map(document => (
          <PublishedDocument key={document.id} {...{ document, names, release, at: openedAt }}>
            {areApart ? (
              <>
                <RequestFacts request={request} steps={stepsOf(request)} />
                <p className={styles.decisions}>{decisions(request)}</p>
              </>
            ) : null}
          </PublishedDocument>
        )),
      )}
    </Dialog>
  );
}

/** What became of it, and why one may not approve it. */
function RequestFacts({ request, steps }: { request: Request; steps: readonly ApprovalStep[] }) {
  const { session } = useStudio();
  const { approval, documents } = request;
  const isRefused = steps[0] === 'returned' && !steps.includes('approved');
  const byAuthor = isAuthor(session.staff.id, missingOf(documents));
  return (
    <>
      {approval ? <ApprovalFacts approval={approval} /> : null}
      {isRefused ? (
        <p>
          <FormattedMessage id={byAuthor ? 'APPROVAL_AUTHOR' : 'PROBLEM_MARKET'} />
        </p>
      ) : null}
    </>
  );
}

interface DecisionProps {
  steps: readonly ApprovalStep[];
  busy: ApprovalStep | null;
  onTake(step: ApprovalStep): void;
}

/** What is sent is decided about; sending has a button for all that is unsent. */
function Decisions({ steps, busy, onTake }: DecisionProps) {
  const decided = steps.filter(step => step !== 'ask');
  return decided.map((step, at) => (
    <Button
      key={step}
      size="s"
      variant={at === decided.length - 1 ? 'primary' : 'secondary'}
      loading={busy === step}
      onClick={() => onTake(step)}
    >
      <FormattedMessage id={buttonTexts[step]} />
    </Button>
  ));
}

function Note({ value, onChange }: { value: string; onChange(note: string): void }) {
  return (
    <label className={styles.note}>
      <FormattedMessage id="APPROVAL_NOTE" />
      <textarea
        rows={3}
        maxLength={longestApprovalNote}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

interface FormOptions {
  release: number;
  /** Everything that was unsent is sent. */
  onDone(): void;
  /** One of them is decided about. */
  onDecided(): void;
  /** Something has changed since it was read. */
  onMoved(): void;
}

function useApprovalForm({ release, onDone, onDecided, onMoved }: FormOptions) {
  const intl = useIntl();
  const { api } = useStudio();
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<{ step: ApprovalStep; requests: readonly Request[] } | null>(null);
  const [problem, setProblem] = useState('');
  /** The same until they are stored, so that a second press sends and mails nothing more. */
  const sent = useRef(new Map<string, string>());

  const ask = async (documents: ApprovalPost['documents']): Promise<void> => {
    const name = documents.map(draft => draft.id).join();
    const id = sent.current.get(name) ?? crypto.randomUUID();
    sent.current.set(name, id);
    const asked: ApprovalPost = { id, documents, to: to || null, note: note.trim() };
    await api.post(inRelease('/api/approvals', release), asked);
  };

  const post = async (step: ApprovalStep, { documents, approval }: Request): Promise<void> => {
    const drafts = documents.map(({ id, version }) => ({ id, version }));
    if (step === 'ask') return ask(drafts);
    const decided: ApprovalDecision = { decision: step, documents: drafts, note: note.trim() };
    await api.post(inRelease(`/api/approvals/${approval?.id ?? ''}/decision`, release), decided);
  };

  const attempt = async (step: ApprovalStep, requests: readonly Request[]) => {
    if (busy) return;
    setBusy({ step, requests });
    setProblem('');
    try {
      for (const request of requests) await post(step, request);
      announce(intl.formatMessage({ id: doneTexts[step] }));
      if (step === 'ask') onDone();
      else onDecided();
    } catch (error) {
      setProblem(problemText(error, intl));
      onMoved();
    }
    setBusy(null);
  };
  return {
    ...{ to, setTo, note, setNote, problem },
    isAsking: busy?.step === 'ask',
    busyWith: (request: Request) => (busy?.requests.includes(request) ? busy.step : null),
    take: (step: ApprovalStep, requests: readonly Request[]) => void attempt(step, requests),
  };
}
