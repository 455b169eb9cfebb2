/** Makes a link that shows the draft to a person without an account. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DocumentId, OpenDocument } from '#studio-api/documents.ts';
import type { Release } from '#studio-api/releases.ts';
import { Button } from '#ui/button.tsx';
import type { EditorStore } from '../../editing/editor/editor-store.ts';
import type { ApiClient } from '../../parts/api/api-client.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { CopyLink } from '../../parts/controls/copy-link.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { OtherDrafts } from '../publish/other-drafts.tsx';
import { shownTogether } from '../publish/published-together.ts';
import { useOtherDrafts } from '../publish/use-other-drafts.ts';
import styles from './editor.module.css';
import { PreviewLinks } from './preview-links.tsx';

const days = [1, 7, 30] as const;

/** The open draft with the chosen ones; of a release all of it. */
async function linkedDrafts(editor: EditorStore, chosen: readonly DocumentId[], api: ApiClient) {
  const { release } = editor.context;
  const { id, version } = editor.draft;
  if (release !== undefined) {
    const all = await api.get<Release[]>('/api/releases');
    const inIt = all.find(each => each.id === release)?.documents ?? [];
    const others = inIt.filter(each => each.id !== id).map(each => ({ id: each.id, version: each.version }));
    return [{ id, version }, ...others];
  }
  const further = await Promise.all(
    chosen
      .filter(each => each !== id)
      .map(each => api.get<OpenDocument>(`/api/documents/${encodeURIComponent(each)}`)),
  );
  return [{ id, version }, ...further.map(each => ({ id: each.id, version: each.version }))];
}

export default function PreviewDialog({ editor, onClose }: { editor: EditorStore; onClose(): void }) {
  const intl = useIntl();
  const { api } = useStudio();
  const [period, setPeriod] = useState<number>(7);
  const [url, setUrl] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [made, setMade] = useState(0);
  const [chosen, setChosen] = useState<readonly DocumentId[]>(() => shownTogether(editor));
  const { release } = editor.context;
  const { others } = useOtherDrafts(editor);

  const make = async () => {
    setFailed(false);
    try {
      const link = await api.post<{ url: string }>('/api/links', {
        documents: await linkedDrafts(editor, chosen, api),
        context: editor.context,
        days: period,
      });
      setUrl(link.url);
      setMade(made + 1);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog title={intl.formatMessage({ id: 'PREVIEW_LINK_TITLE' })} onClose={onClose} size="s">
      <p>
        <FormattedMessage id="PREVIEW_LINK_TEXT" />
      </p>
      {release === undefined ? (
        <OtherDrafts documents={others} chosen={chosen} onChange={setChosen} isOpen={false} />
      ) : (
        <p>
          <FormattedMessage id="PREVIEW_LINK_RELEASE" />
        </p>
      )}
      <label className={styles.choice}>
        <FormattedMessage id="PREVIEW_LINK_DAYS" />
        <select value={period} onChange={event => setPeriod(Number(event.currentTarget.value))}>
          {days.map(count => (
            <option key={count} value={count}>
              {intl.formatMessage({ id: 'PREVIEW_LINK_COUNT' }, { count })}
            </option>
          ))}
        </select>
      </label>
      <Button size="s" className={styles.make} onClick={() => void make()}>
        <FormattedMessage id="PREVIEW_LINK_MAKE" />
      </Button>
      {isFailed ? (
        <p role="alert">
          <FormattedMessage id="SIGN_IN_UNREACHABLE" />
        </p>
      ) : null}
      {url === null ? null : (
        <>
          <CopyLink label={intl.formatMessage({ id: 'PREVIEW_LINK_TITLE' })} url={url} />
          <a className={styles.link} href={url} target="_blank" rel="noreferrer">
            <FormattedMessage id="PREVIEW_LINK_OPEN" />
          </a>
        </>
      )}
      <PreviewLinks document={editor.draft.id} edition={made} />
    </Dialog>
  );
}
