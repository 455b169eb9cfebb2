/** One thread: where it began, what was said, and how it goes on or ends. */
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type {
  AnswerPost,
  Colleague,
  CommentState,
  CommentThread,
  StudioComment,
} from '#studio-api/comments.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { placeOfThread } from './part-name-of.ts';

/** Id of the element of a thread. */
export const threadElement = (thread: string): string => `comment-${thread}`;

interface Props {
  thread: CommentThread;
  colleagues: readonly Colleague[];
  /** Of the document's comments in the API. */
  path(rest?: string): string;
  /** It stands in another list now. */
  onMoved(): void;
}

export const CommentThreadCard = observer(function CommentThreadCard(props: Props) {
  const { thread } = props;
  const intl = useIntl();
  const id = useId();
  const { resolved } = thread;
  return (
    <li>
      <article id={threadElement(thread.id)} className={styles.thread} aria-labelledby={id} tabIndex={-1}>
        <ThreadPlace id={id} thread={thread} />
        <ol className={styles.said}>
          {thread.comments.map(comment => (
            <Said key={comment.id} comment={comment} />
          ))}
        </ol>
        {resolved ? (
          <p className={styles.soft}>
            <FormattedMessage
              id="COMMENTS_RESOLVED_BY"
              values={{
                name: resolved.by,
                at: intl.formatDate(resolved.at, { dateStyle: 'medium', timeStyle: 'short' }),
              }}
            />
          </p>
        ) : null}
        <ThreadActions {...props} />
      </article>
    </li>
  );
});

/** Leads to the part; one that is not in this draft is named as it was called. */
const ThreadPlace = observer(function ThreadPlace({ id, thread }: { id: string; thread: CommentThread }) {
  const intl = useIntl();
  const editor = useEditor();
  const { name, isThere } = placeOfThread(thread, editor, intl);
  const { release, nodeId } = thread;
  const isOfOther = release !== null && release.id !== editor.context.release;
  return (
    <header className={styles.place}>
      <h4 id={id}>
        {isThere ? (
          <button type="button" onClick={() => editor.select(nodeId)}>
            {name}
          </button>
        ) : (
          name
        )}
      </h4>
      {isOfOther ? (
        <p className={styles.soft}>
          <FormattedMessage id="COMMENTS_OF_RELEASE" values={{ title: release.title }} />
        </p>
      ) : null}
      {isThere || isOfOther ? null : (
        <p className={styles.gone}>
          <FormattedMessage id="COMMENTS_PART_GONE" />
        </p>
      )}
    </header>
  );
});

function Said({ comment: { by, at, text, reader } }: { comment: StudioComment }) {
  const intl = useIntl();
  return (
    <li>
      <p className={styles.who}>
        <b>{by.name}</b>{' '}
        <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {reader ? (
        <p className={styles.soft}>
          <FormattedMessage id="COMMENTS_MAILED" values={{ name: reader.name }} />
        </p>
      ) : null}
    </li>
  );
}

/** Whom an answer is meant for: who spoke last, unless that was oneself. */
const lastOther = ({ comments }: CommentThread, own: string): string | undefined =>
  comments.findLast(({ by }) => by.id !== null && by.id !== own)?.by.id ?? undefined;

const ThreadActions = observer(function ThreadActions({ thread, colleagues, path, onMoved }: Props) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const { comments } = useEditor();
  const [problem, setProblem] = useState('');
  const { id, role } = session.staff;
  const isResolved = thread.resolved !== null;
  const isPart = thread.comments.some(({ by, reader }) => by.id === id || reader?.id === id);

  const answer = async (post: AnswerPost) => {
    comments.put(await api.post<CommentThread>(path(`/${thread.id}/answers`), post));
    // An answer opens it again.
    if (isResolved) onMoved();
  };
  const mark = async () => {
    setProblem('');
    try {
      const state: CommentState = { isResolved: !isResolved };
      comments.put(await api.patch<CommentThread>(path(`/${thread.id}`), state));
      announce(intl.formatMessage({ id: isResolved ? 'COMMENTS_REOPENED' : 'COMMENTS_RESOLVED_NOW' }));
      onMoved();
    } catch (error) {
      setProblem(problemText(error, intl));
    }
  };
  if (comments.isAnswering(thread.id))
    return (
      <CommentForm
        label={intl.formatMessage({ id: 'COMMENTS_ANSWER_LABEL' })}
        submit="COMMENTS_ANSWER_SEND"
        place={`thread:${thread.id}`}
        colleagues={colleagues}
        to={lastOther(thread, id)}
        onSend={answer}
        onCancel={() => comments.setAnswering(thread.id, false)}
      />
    );
  return (
    <>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Button size="s" variant="secondary" onClick={() => comments.setAnswering(thread.id, true)}>
          <FormattedMessage id="COMMENTS_ANSWER" />
        </Button>
        {isPart || atLeast(role, 'editor') ? (
          <Button size="s" variant="tertiary" onClick={() => void mark()}>
            <FormattedMessage id={isResolved ? 'COMMENTS_REOPEN' : 'COMMENTS_RESOLVE'} />
          </Button>
        ) : null}
      </div>
    </>
  );
});
