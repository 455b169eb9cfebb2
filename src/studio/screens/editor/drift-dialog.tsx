/** What the page file changed of that which Studio owns: each change is taken into the draft, or Studio's own is kept. */
import { FormattedMessage, useIntl } from 'react-intl';
import type { DriftDecisionPost, DriftItem, OpenDocument } from '#studio-api/documents.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { fieldNames, nodeName } from '../../editing/structure/part-name.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { useSaving } from '../../parts/session/use-saving.ts';
import { ChangeItems } from '../publish/change-list.tsx';
import styles from './editor.module.css';

interface Props {
  editor: EditorStore;
  items: readonly DriftItem[];
  onDecided(): void;
  onClose(): void;
}

export default function DriftDialog({ editor, items, onDecided, onClose }: Props) {
  const intl = useIntl();
  const { api } = useStudio();
  const { draft } = editor;
  const { isBusy, problem, save } = useSaving();
  const path = `/api/documents/${encodeURIComponent(draft.id)}`;

  const decide = (decision: DriftDecisionPost['decision'], chosen: readonly DriftItem[]) =>
    save(async () => {
      const post: DriftDecisionPost = { drifts: chosen.map(({ drift }) => drift), decision };
      const left = await api.post<DriftItem[]>(`${path}/drift`, post);
      if (decision === 'take') draft.reopen(await api.get<OpenDocument>(path));
      onDecided();
      if (left.length === 0) onClose();
    });

  /** Into a part that is gone nothing is taken. */
  const takeable = items.filter(({ changes }) => changes.length > 0);
  const placeOf = ({ nodeId, path: field }: DriftItem) => {
    const node = draft.node(nodeId);
    const name = node ? nodeName(node, intl, editor.context.locale) : nodeId;
    return [name, ...fieldNames(field, intl)].filter(Boolean).join(' · ');
  };
  return (
    <Dialog title={intl.formatMessage({ id: 'DRIFT_TITLE' })} onClose={onClose} size="m">
      <p>
        <FormattedMessage id="DRIFT_TEXT" />
      </p>
      {problem === null ? null : <Feedback tone="error">{problem}</Feedback>}
      <ul className={styles.drift}>
        {items.map(item => (
          <li key={item.drift}>
            {item.changes.length > 0 ? (
              <ChangeItems changes={item.changes} />
            ) : (
              <p className={styles.gone}>
                <b>{placeOf(item)}</b> <FormattedMessage id="DRIFT_NOTHING" />
              </p>
            )}
            <div className={styles.decision}>
              {item.changes.length > 0 ? (
                <Button
                  size="s"
                  variant="secondary"
                  disabled={isBusy}
                  onClick={() => void decide('take', [item])}
                >
                  <FormattedMessage id="DRIFT_TAKE" />
                </Button>
              ) : null}
              <Button
                size="s"
                variant="tertiary"
                disabled={isBusy}
                onClick={() => void decide('keep', [item])}
              >
                <FormattedMessage id="DRIFT_KEEP" />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {items.length > 1 ? (
        <div className={styles.decision}>
          <Button disabled={isBusy || takeable.length === 0} onClick={() => void decide('take', takeable)}>
            <FormattedMessage id="DRIFT_TAKE_ALL" />
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={() => void decide('keep', items)}>
            <FormattedMessage id="DRIFT_KEEP_ALL" />
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
