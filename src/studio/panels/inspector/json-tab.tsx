/** The node as it is stored; developers change it here. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { isRecord } from '#kernel/is-record.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { operationsOf } from '../../editing/structure/operation-of.ts';
import styles from './inspector.module.css';

export function JsonTab({ node, isEditable }: { node: DocumentNode; isEditable: boolean }) {
  const { formatMessage } = useIntl();
  const editor = useEditor();
  const text = JSON.stringify(node, null, 2);
  const [typed, setTyped] = useState<{ text: string; of: DocumentNode } | null>(null);
  const [isWrong, setWrong] = useState(false);
  const shown = typed && typed.of.id === node.id ? typed.text : text;

  const apply = () => {
    const read = readNode(shown);
    setWrong(read === null);
    if (!read) return;
    editor.change(operationsOf(node.id, node, read), 'JSON');
    setTyped(null);
  };
  return (
    <div className={styles.json}>
      {isEditable ? null : <p className={styles.note}>{formatMessage({ id: 'INSPECTOR_JSON_LOCKED' })}</p>}
      <TextArea
        label="JSON"
        name="json"
        rows={18}
        value={shown}
        disabled={!isEditable}
        error={isWrong ? formatMessage({ id: 'PREVIEW_ERROR_PAGE001' }) : undefined}
        onChange={next => setTyped({ text: next, of: node })}
      />
      {isEditable ? (
        <Button size="s" disabled={shown === text} onClick={apply}>
          {formatMessage({ id: 'INSPECTOR_JSON_APPLY' })}
        </Button>
      ) : null}
    </div>
  );
}

function readNode(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}
