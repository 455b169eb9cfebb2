/** The dialogs that the bar above the editor opens, each loaded with its first use. */
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import type { DocumentId } from '#studio-api/documents.ts';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { approvedTogether } from '../publish/published-together.ts';
import { FindingsDialog } from './findings-dialog.tsx';

const PublishDialog = lazy(() => import('../publish/publish-dialog.tsx'));
const PublishRelease = lazy(() => import('../publish/publish-release.tsx'));
const ApprovalDialog = lazy(() => import('../approval/approval-dialog.tsx'));
const PreviewDialog = lazy(() => import('./preview-dialog.tsx'));

export type BarDialog = 'publish' | 'findings' | 'preview' | 'approval';

interface Props {
  editor: EditorStore;
  open: BarDialog | null;
  /** What was changed on the way here. */
  also: readonly DocumentId[];
  /** Documents that are offered to go live with this one. */
  together: readonly DocumentId[];
  onClose(): void;
  /** Another one takes its place. */
  onOpen(dialog: BarDialog): void;
}

export const BarDialogs = observer(function BarDialogs({
  editor,
  open,
  also,
  together,
  onClose,
  onOpen,
}: Props) {
  /** Which are sent for approval; none: what is changed here. */
  const [sent, setSent] = useState<readonly DocumentId[]>([]);
  const ask = (ids: readonly DocumentId[]) => {
    setSent(ids);
    onOpen('approval');
  };
  const closeApproval = () => {
    setSent([]);
    onClose();
  };
  const asked = sent.length > 0 ? sent : approvedTogether(editor);
  const [first = editor.draft.id, ...others] = asked;
  const { setRelease } = useCurrentRelease();
  const { release } = editor.context;
  return (
    <Suspense>
      {open === 'publish' && release === undefined ? (
        <PublishDialog {...{ editor, also, together, onClose }} onAsk={ask} />
      ) : null}
      {open === 'publish' && release !== undefined ? (
        <PublishRelease
          id={release}
          onClose={onClose}
          onAsk={() => ask([])}
          onDone={isNow => (isNow ? setRelease(0) : onClose())}
        />
      ) : null}
      {open === 'approval' ? (
        <ApprovalDialog
          {...{ id: first, others, release: release ?? 0 }}
          onClose={closeApproval}
          onDone={closeApproval}
        />
      ) : null}
      {open === 'preview' ? <PreviewDialog editor={editor} onClose={onClose} /> : null}
      {open === 'findings' ? <FindingsDialog editor={editor} onClose={onClose} /> : null}
    </Suspense>
  );
});
