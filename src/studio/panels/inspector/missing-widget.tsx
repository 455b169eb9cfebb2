/** In place of the form of a widget that a deploy has removed: what customers see of it, and the way to remove it. */
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { Button } from '#ui/button.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { createStructure } from '../../editing/structure/structure.ts';
import styles from './inspector.module.css';

export function MissingWidget({ node }: { node: DocumentNode }) {
  const intl = useIntl();
  const editor = useEditor();
  const structure = useMemo(() => createStructure(editor, intl), [editor, intl]);
  const remove = () => {
    // This button goes with the widget: the structure keeps the focus, and leads it to the next part.
    document.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')?.focus();
    structure.remove(node.id);
  };
  return (
    <div className={styles.note}>
      <p>{intl.formatMessage({ id: 'INSPECTOR_UNKNOWN_WIDGET' })}</p>
      {editor.draft.isReadOnly ? null : (
        <>
          <p>{intl.formatMessage({ id: 'INSPECTOR_UNKNOWN_WIDGET_TODO' })}</p>
          <Button variant="secondary" onClick={remove}>
            {intl.formatMessage({ id: 'INSPECTOR_UNKNOWN_WIDGET_REMOVE' })}
          </Button>
        </>
      )}
    </div>
  );
}
