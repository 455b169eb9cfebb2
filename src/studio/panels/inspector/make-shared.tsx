/** Makes a row a part that several pages share: a document of its own, shown in the place of the row. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { OpenDocument, OperationsPost } from '#studio-api/documents.ts';
import { inRelease } from '#studio-api/releases.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { fillShared, mayBeShared, replaceByShared } from '../../editing/structure/shared-part.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { freeKey, slugOf } from '../../parts/documents/page-address.ts';
import { useDocumentNames } from '../../parts/documents/use-documents.ts';
import { documentPath } from '../../parts/releases/document-path.ts';
import { problemText } from '../../parts/session/problem-words.ts';

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
      {isOpen ? <NameDialog node={node} onClose={() => setOpen(false)} /> : null}
    </>
  );
});

function NameDialog({ node, onClose }: { node: DocumentNode; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const editor = useEditor();
  const { api } = useStudio();
  const documents = useDocumentNames();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { release = 0 } = editor.context;

  const share = async () => {
    const label = name.trim();
    const key = freeKey(slugOf(label), documents);
    try {
      const made = await api.post<OpenDocument>(inRelease('/api/documents', release), {
        kind: 'fragment',
        key,
        label,
        from: 'blank',
      });
      const post: OperationsPost = {
        base: made.version,
        clientId: crypto.randomUUID(),
        seq: 1,
        ops: fillShared(made.body, node),
      };
      await api.post(documentPath(made.id, release, '/operations'), post);
      const replaced = replaceByShared(editor.draft.body, node.id, key);
      const step = formatMessage({ id: 'SHARE_STEP' }, { name: label });
      if (replaced && editor.change(replaced.ops, step, { select: replaced.id })) {
        editor.announceStep(step);
        // The page and its part go live together.
        const also = isRecord(state) && Array.isArray(state['also']) ? state['also'] : [];
        void navigate(pathname, { replace: true, state: { ...Object(state), also: [...also, made.id] } });
      }
      onClose();
    } catch (error) {
      setProblem(problemText(error, intl));
    }
  };
  return createPortal(
    <Dialog
      title={formatMessage({ id: 'SHARE_MAKE' })}
      size="s"
      onClose={onClose}
      footer={
        <Button size="s" disabled={name.trim() === ''} onClick={() => void share()}>
          {formatMessage({ id: 'SHARE_DO' })}
        </Button>
      }
    >
      <p>{formatMessage({ id: 'SHARE_TEXT' })}</p>
      <TextInput
        label={formatMessage({ id: 'SHARE_NAME' })}
        name="shared-name"
        maxLength={100}
        value={name}
        onChange={setName}
      />
      {problem === null ? null : <Feedback tone="error">{problem}</Feedback>}
    </Dialog>,
    document.body,
  );
}
