/** Replaces a picture in everything that uses it, or deletes one that nothing uses. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Asset } from '#studio-api/assets.ts';
import type { DocumentId, DocumentSummary } from '#studio-api/documents.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { documentName } from '../../parts/texts/document-name.ts';
import { deleteAsset, replaceAsset } from './assets.ts';
import styles from './library.module.css';
import { PictureDialog } from './picture-dialog.tsx';

interface Props {
  asset: Asset;
  /** For their names. */
  documents: readonly Pick<DocumentSummary, 'id' | 'label' | 'names'>[];
  onDeleted: () => void;
  onReplaced: () => void;
}

/** What did not work, and the documents or the names of presets that are the reason. */
interface Failure {
  text: 'MEDIA_NOT_SAVED' | 'MEDIA_REPLACED_NOT' | 'MEDIA_DELETE_USED' | 'MEDIA_DELETE_IN_PRESETS';
  about?: readonly string[];
}

export function AssetActions({ asset, documents, onDeleted, onReplaced }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { api } = useStudio();
  const [open, setOpen] = useState<'replace' | 'delete' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [changed, setChanged] = useState<readonly DocumentId[]>([]);
  const fail = () => setFailure({ text: 'MEDIA_NOT_SAVED' });
  const nameOf = (id: string) => {
    const found = documents.find(document => document.id === id);
    return found ? documentName(found, intl) : id;
  };

  const replace = (by: string) => {
    replaceAsset(api, asset.name, by).then(replaced => {
      const { refused } = replaced;
      setChanged(replaced.changed);
      setFailure(refused.length > 0 ? { text: 'MEDIA_REPLACED_NOT', about: refused } : null);
      onReplaced();
    }, fail);
  };
  const remove = () => {
    setOpen(null);
    deleteAsset(api, asset.name).then(used => {
      if (!used) onDeleted();
      else if (used.usedIn.length > 0) setFailure({ text: 'MEDIA_DELETE_USED', about: used.usedIn });
      else setFailure({ text: 'MEDIA_DELETE_IN_PRESETS', about: used.usedInPresets });
    }, fail);
  };
  return (
    <div className={styles.actions}>
      <Button
        size="s"
        variant="secondary"
        disabled={asset.usedIn.length === 0}
        onClick={() => setOpen('replace')}
      >
        {formatMessage({ id: 'MEDIA_REPLACE' })}
      </Button>
      <Button size="s" variant="tertiary" onClick={() => setOpen('delete')}>
        {formatMessage({ id: 'MEDIA_DELETE' })}
      </Button>
      <ChangedDrafts ids={changed} nameOf={nameOf} />
      {failure ? (
        <Feedback tone="error">
          {formatMessage({ id: failure.text }, { names: (failure.about ?? []).map(nameOf).join(', ') })}
        </Feedback>
      ) : null}
      {open === 'replace' ? (
        <PictureDialog
          title={formatMessage({ id: 'MEDIA_REPLACE_BY' }, { name: asset.name })}
          chosen={null}
          onPick={({ name }) => replace(name)}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'delete' ? (
        <Dialog
          size="s"
          title={formatMessage({ id: 'MEDIA_DELETE_TITLE' }, { name: asset.name })}
          onClose={() => setOpen(null)}
          footer={
            <>
              <Button size="s" variant="secondary" onClick={() => setOpen(null)}>
                {formatMessage({ id: 'MEDIA_KEEP' })}
              </Button>
              <Button size="s" onClick={remove}>
                {formatMessage({ id: 'MEDIA_DELETE' })}
              </Button>
            </>
          }
        >
          <p>{formatMessage({ id: 'MEDIA_DELETE_TEXT' })}</p>
        </Dialog>
      ) : null}
    </div>
  );
}

/** What is left to do after a picture was replaced: publish these drafts. */
function ChangedDrafts({ ids, nameOf }: { ids: readonly DocumentId[]; nameOf(id: string): string }) {
  const { formatMessage } = useIntl();
  const { session } = useStudio();
  const [first] = ids;
  if (first === undefined) return null;
  return (
    <Feedback tone="success">
      {formatMessage({ id: 'MEDIA_REPLACED' }, { count: ids.length })}
      <ul className={styles.changed}>
        {ids.map(id => (
          <li key={id}>
            <Link to={pathOf(id)}>{nameOf(id)}</Link>
          </li>
        ))}
      </ul>
      {ids.length > 1 && atLeast(session.staff.role, 'publisher') ? (
        <Link to={pathOf(first)} state={{ publish: ids }}>
          {formatMessage({ id: 'MEDIA_PUBLISH_TOGETHER' })}
        </Link>
      ) : null}
    </Feedback>
  );
}

const pathOf = (id: DocumentId) => `/edit/${encodeURIComponent(id)}`;
