/** Makes a row a part that several pages share: a document of its own, shown in the place of the row. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { findNode, nodesWithin } from '#engine/operation/node-tree.ts';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { DocumentSummary, OpenDocument } from '#studio-api/documents.ts';
import { inRelease } from '#studio-api/releases.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { isNamedBy, mayBeShared, needsPage, replaceByShared } from '../../editing/structure/shared-part.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { LoadState } from '../../parts/messages/load-state.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { problemText } from '../../parts/session/problem-words.ts';
import { audienceName } from '../../parts/texts/audience-name.ts';
import { shareRow } from './share-row.ts';

export const MakeShared = observer(function MakeShared({ node }: { node: DocumentNode }) {
  const { formatMessage } = useIntl();
  const editor = useEditor();
  const { draft, session } = editor;
  const [isOpen, setOpen] = useState(false);
  const isPossible = mayBeShared(draft.id, node) && editor.mayChange(node.id);
  // People who are limited to markets write no part that all markets show.
  if (!isPossible || !atLeast(session.staff.role, 'editor') || session.staff.markets) return null;
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
        {formatMessage({ id: 'SHARE_MAKE' })}
      </Button>
      {isOpen ? <ShareDialog node={node} onClose={() => setOpen(false)} /> : null}
    </>
  );
});

interface DialogProps {
  node: DocumentNode;
  onClose(): void;
}

/** Names the part, or says why the row stays on its page. */
function ShareDialog({ node, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const { value: reason, error, reload } = useReason(node);
  return createPortal(
    reason === null ? (
      <NameDialog node={node} onClose={onClose} />
    ) : (
      <Dialog title={formatMessage({ id: 'SHARE_MAKE' })} size="s" onClose={onClose}>
        {reason === undefined ? <LoadState error={error} onRetry={reload} /> : <p>{reason}</p>}
      </Dialog>
    ),
    document.body,
  );
}

/** The overrides of a page, and those that extend them in turn. */
function overridesOf(page: string, documents: readonly DocumentSummary[]) {
  const all = documents.flatMap(({ id, key, override, state }) =>
    override && state !== 'withdrawn' ? [{ id, key, override }] : [],
  );
  const extending = (key: string): typeof all =>
    all.filter(({ override }) => override.extends === key).flatMap(each => [each, ...extending(each.key)]);
  return extending(page);
}

/** Why the row cannot be shared, in words; null: it can. */
function useReason(node: DocumentNode) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const { draft, context } = useEditor();
  const { release = 0 } = context;
  return useAsync(`${draft.id} ${node.id} ${release}`, async () => {
    if (needsPage(node)) return intl.formatMessage({ id: 'SHARE_NEEDS_PAGE' });
    const overrides = overridesOf(
      draft.id.slice('page:'.length),
      await api.get<DocumentSummary[]>(inRelease('/api/documents?kind=override', release)),
    );
    const bodies = await Promise.all(
      overrides.map(async ({ id, override }) => ({
        override,
        body: (await api.get<OpenDocument>(documentPath(id, release))).body,
      })),
    );
    const places = bodies
      .filter(({ body }) => isNamedBy(body, node))
      .map(({ override }) => audienceName(override, session.markets, intl));
    return places.length === 0
      ? null
      : intl.formatMessage({ id: 'SHARE_CHANGED_FOR' }, { places: intl.formatList(places) });
  });
}

const NameDialog = observer(function NameDialog({ node, onClose }: DialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const editor = useEditor();
  const { api } = useStudio();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { release = 0 } = editor.context;
  const within = new Set([...nodesWithin(node)].map(({ id }) => id));
  const comments = editor.comments.open.filter(({ nodeId }) => within.has(nodeId)).length;

  const share = async () => {
    const label = name.trim();
    const step = formatMessage({ id: 'SHARE_STEP' }, { name: label });
    setBusy(true);
    setProblem(null);
    try {
      const made = await shareRow({
        ...{ api, release, label },
        row: () => findNode(editor.draft.body, node.id)?.node,
        replace(key) {
          const replaced = replaceByShared(editor.draft.body, node.id, key);
          return replaced !== null && editor.change(replaced.ops, step, { select: replaced.id });
        },
      });
      if (made !== null) {
        editor.announceStep(step);
        // The page and its part go live together.
        const also = isRecord(state) && Array.isArray(state['also']) ? state['also'] : [];
        void navigate(pathname, { replace: true, state: { ...Object(state), also: [...also, made] } });
        return onClose();
      }
      setProblem(formatMessage({ id: 'SHARE_MOVED' }));
    } catch (error) {
      setProblem(problemText(error, intl));
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={formatMessage({ id: 'SHARE_MAKE' })}
      size="s"
      onClose={() => !isBusy && onClose()}
      footer={
        <Button size="s" disabled={name.trim() === ''} loading={isBusy} onClick={() => void share()}>
          {formatMessage({ id: 'SHARE_DO' })}
        </Button>
      }
    >
      <p>{formatMessage({ id: 'SHARE_TEXT' })}</p>
      {comments === 0 ? null : <p>{formatMessage({ id: 'SHARE_COMMENTS' }, { count: comments })}</p>}
      <TextInput
        label={formatMessage({ id: 'SHARE_NAME' })}
        name="shared-name"
        maxLength={100}
        value={name}
        onChange={setName}
      />
      {problem === null ? null : <Feedback tone="error">{problem}</Feedback>}
    </Dialog>
  );
});
