/** A page that was never published goes live with a release only when it is in it: without a change it has to be added. */
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Release } from '#studio-api/releases.ts';
import { Button } from '#ui/button.tsx';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { problemText } from '../../parts/session/problem-words.ts';
import styles from './editor.module.css';

interface Props {
  editor: EditorStore;
  release: Release | undefined;
  onAdded(): void;
}

export const ReleaseNote = observer(function ReleaseNote({ editor, release, onAdded }: Props) {
  const intl = useIntl();
  const { api } = useStudio();
  const { draft } = editor;
  if (!release || draft.isReadOnly || draft.about.isPublished) return null;
  // With its first change it is in the release.
  if (draft.version > draft.about.version) return null;
  if (release.documents.some(({ id }) => id === draft.id)) return null;
  const add = async () => {
    try {
      await api.post<Release>(`/api/releases/${release.id}/documents`, { document: draft.id });
      editor.announce(intl.formatMessage({ id: 'RELEASE_ADDED' }));
      onAdded();
    } catch (error) {
      editor.announce(problemText(error, intl));
    }
  };
  return (
    <section className={styles.note}>
      <p>
        <FormattedMessage id="RELEASE_ADD_NOTE" />
      </p>
      <Button size="s" variant="secondary" onClick={() => void add()}>
        <FormattedMessage id="RELEASE_ADD" />
      </Button>
    </section>
  );
});
