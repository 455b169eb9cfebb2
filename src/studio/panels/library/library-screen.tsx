/** The pictures of the shop: search, add, describe, replace, delete. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { atLeast } from '#studio-api/staff.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { AssetDetail } from './asset-detail.tsx';
import { AssetGrid } from './asset-grid.tsx';
import { AssetSearch } from './asset-search.tsx';
import { type AssetQuery, everyAsset, useAssets } from './assets.ts';
import styles from './library.module.css';
import { UploadZone } from './upload-zone.tsx';

export default function LibraryScreen() {
  const { formatMessage } = useIntl();
  const { api, session } = useStudio();
  const [query, setQuery] = useState<AssetQuery>(everyAsset);
  const [chosen, setChosen] = useState<string | null>(null);
  const state = useAssets(api, query);
  useEvents(['pictures', 'published'], state.reload);
  const asset = state.list?.assets.find(({ name }) => name === chosen);
  const mayEdit = atLeast(session.staff.role, 'editor');
  return (
    <div className={styles.screen}>
      <div className={styles.main}>
        <header className={styles.heading}>
          <h1>{formatMessage({ id: 'MEDIA_TITLE' })}</h1>
          <AssetSearch query={query} known={state.list} onChange={setQuery} />
        </header>
        {mayEdit ? (
          <UploadZone
            folder={query.folder ?? ''}
            onAdded={({ name }) => {
              setChosen(name);
              state.reload();
            }}
          />
        ) : null}
        <AssetGrid state={state} chosen={chosen} onChoose={({ name }) => setChosen(name)} />
      </div>
      {asset ? (
        <AssetDetail
          key={asset.name}
          asset={asset}
          known={state.list ?? { folders: [], tags: [] }}
          mayEdit={mayEdit}
          onChange={state.put}
          onDeleted={() => {
            setChosen(null);
            state.reload();
          }}
          onReplaced={state.reload}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </div>
  );
}
