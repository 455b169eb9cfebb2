/** In place of the form: what colleagues say about the selected part, about others, and what was resolved. */
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Colleague, CommentPost, CommentThread } from '#studio-api/comments.ts';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icons.ts';
import { type Editor, EditorContext, useEditor } from '../../editing/context/editor-context.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { documentPath } from '../../parts/releases/document-path.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThreadCard, threadElement } from './comment-thread.tsx';
import styles from './comments.module.css';
import { partName } from './part-name-of.ts';

/** Everybody else whom a comment may be meant for. */
function useColleagues(): readonly Colleague[] {
  const { api, session } = useStudio();
  const all = useAsync('colleagues', () => api.get<Colleague[]>('/api/colleagues')).value ?? [];
  return all.filter(({ id }) => id !== session.staff.id);
}

/** A link of a mail leads to the part, and puts the focus on what was said there. */
function useSought(focus: (thread: string) => void): void {
  const editor = useEditor();
  const { comments } = editor;
  const { threads, sought, led } = comments;
  const newest = useRef(focus);
  useEffect(() => {
    newest.current = focus;
  });
  useEffect(() => {
    if (sought === null) return;
    const found = threads.find(thread => thread.comments.some(({ id }) => id === sought));
    if (!found) return;
    if (editor.draft.node(found.nodeId)) editor.select(found.nodeId);
    comments.found(found.id);
  }, [comments, editor, sought, threads]);
  // The selection has moved it in the list by now.
  useEffect(() => {
    if (led !== null) newest.current(led);
  }, [led]);
}

export const CommentsPanel = observer(function CommentsPanel() {
  const intl = useIntl();
  const { api } = useStudio();
  const editor = useEditor();
  const { comments, selection } = editor;
  const colleagues = useColleagues();
  const title = useRef<HTMLHeadingElement>(null);
  const nodeId = selection.nodeId ?? '';
  const here = comments.open.filter(thread => thread.nodeId === nodeId);
  const elsewhere = comments.open.filter(thread => thread.nodeId !== nodeId);
  useSought(thread => {
    const card = document.getElementById(threadElement(thread));
    card?.closest('details')?.setAttribute('open', '');
    card?.focus();
  });

  const write = async (post: Omit<CommentPost, 'nodeId'>) => {
    const path = commentsPath(editor);
    comments.put(await api.post<CommentThread>(path, { ...post, nodeId } satisfies CommentPost));
  };
  const cardIn = (of: Editor) => (thread: CommentThread) => (
    <CardIn
      key={thread.id}
      {...{ of, thread, colleagues }}
      // What held the focus is somewhere else in the list now.
      onMoved={() => title.current?.focus()}
    />
  );
  const { all } = editor.group;
  const resolved = all.flatMap(each => each.comments.threads.filter(isResolved).map(cardIn(each)));
  const inOthers = all.flatMap(each => (each === editor ? [] : each.comments.open.map(cardIn(each))));
  const card = cardIn(editor);
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          <FormattedMessage id="EDITOR_COMMENTS" />
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'COMMENTS_CLOSE' })}
          onClick={() => comments.show(false)}
        >
          <Icon of={closeIcon} size={20} />
        </button>
      </header>
      <CommentForm
        key={nodeId}
        label={intl.formatMessage({ id: 'COMMENTS_WRITE' }, { part: partName(nodeId, editor, intl) })}
        submit="COMMENTS_SEND"
        place={`part:${nodeId}`}
        colleagues={colleagues}
        onSend={write}
      />
      {here.length > 0 ? <Group title="COMMENTS_HERE">{here.map(card)}</Group> : null}
      {elsewhere.length + inOthers.length > 0 ? (
        <Group title="COMMENTS_ELSEWHERE">
          {elsewhere.map(card)}
          {inOthers}
        </Group>
      ) : null}
      {comments.open.length + inOthers.length === 0 ? (
        <p className={styles.soft}>
          <FormattedMessage id="COMMENTS_NONE" />
        </p>
      ) : null}
      {resolved.length > 0 ? (
        <details className={styles.resolved}>
          <summary>
            <h3>
              <FormattedMessage id="COMMENTS_RESOLVED" values={{ count: resolved.length }} />
            </h3>
          </summary>
          <ul className={styles.threads}>{resolved}</ul>
        </details>
      ) : null}
    </div>
  );
});

const isResolved = ({ resolved }: CommentThread): boolean => resolved !== null;

const commentsPath = ({ draft, context }: Editor, rest = ''): string =>
  documentPath(draft.id, context.release ?? 0, `/comments${rest}`);

interface CardInProps {
  /** Of the document that the thread is about. */
  of: Editor;
  thread: CommentThread;
  colleagues: readonly Colleague[];
  onMoved(): void;
}

const CardIn = ({ of, ...card }: CardInProps) => (
  <EditorContext value={of}>
    <CommentThreadCard {...card} path={rest => commentsPath(of, rest)} />
  </EditorContext>
);

interface GroupProps {
  title: 'COMMENTS_HERE' | 'COMMENTS_ELSEWHERE';
  children: ReactNode;
}

const Group = ({ title, children }: GroupProps) => (
  <section aria-labelledby={title}>
    <h3 id={title} className={styles.group}>
      <FormattedMessage id={title} />
    </h3>
    <ul className={styles.threads}>{children}</ul>
  </section>
);
