/** Says of a part that it is taken away from all visitors, and shows it again. */
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { createStructure } from '../../editing/structure/structure.ts';

export const HiddenNote = observer(function HiddenNote({ node }: { node: DocumentNode }) {
  const intl = useIntl();
  const editor = useEditor();
  const structure = useMemo(() => createStructure(editor, intl), [editor, intl]);
  if (node['hidden'] !== true) return null;
  return (
    <Feedback tone="info">
      <p>{intl.formatMessage({ id: 'INSPECTOR_HIDDEN' })}</p>
      {!editor.mayChange(node.id) ? null : (
        <Button size="s" variant="secondary" onClick={() => structure.toggleHidden(node.id)}>
          {intl.formatMessage({ id: 'INSPECTOR_SHOW' })}
        </Button>
      )}
    </Feedback>
  );
});
