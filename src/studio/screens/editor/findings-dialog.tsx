/** All findings of the draft: each leads to its field, and some fix themselves. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { FindingList } from '../../panels/findings/finding-list.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';

interface Props {
  editor: EditorStore;
  onClose(): void;
}

export const FindingsDialog = observer(function FindingsDialog({ editor, onClose }: Props) {
  const intl = useIntl();
  const findings = editor.group.all.flatMap(each => each.findings);
  return (
    <Dialog title={intl.formatMessage({ id: 'EDITOR_FINDINGS_TITLE' })} onClose={onClose}>
      {findings.length === 0 ? (
        <p>
          <FormattedMessage id="EDITOR_NO_FINDINGS" />
        </p>
      ) : (
        <FindingList
          findings={findings}
          editor={editor}
          onGo={({ document, nodeId, path }) => {
            onClose();
            editor.group.editorOf(document)?.select(nodeId, path);
          }}
        />
      )}
    </Dialog>
  );
});
