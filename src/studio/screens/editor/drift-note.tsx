/** Says to developers that a deploy has changed what Studio owns here, and leads to the decision. */
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DriftItem } from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import styles from './editor.module.css';

const DriftDialog = lazy(() => import('./drift-dialog.tsx'));

export function DriftNote({ editor }: { editor: EditorStore }) {
  const { api } = useStudio();
  const { draft, session } = editor;
  const path = `/api/documents/${encodeURIComponent(draft.id)}/drift`;
  const isDeveloper = atLeast(session.staff.role, 'developer');
  const drift = useAsync(path, async () => (isDeveloper ? api.get<DriftItem[]>(path) : []));
  const [isOpen, setOpen] = useState(false);
  const items = drift.value ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles.note}>
      <p>
        <FormattedMessage id="DRIFT_NOTE" values={{ count: items.length }} />
      </p>
      <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
        <FormattedMessage id="DRIFT_OPEN" />
      </Button>
      {isOpen ? (
        <Suspense>
          <DriftDialog
            editor={editor}
            items={items}
            onDecided={drift.reload}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
