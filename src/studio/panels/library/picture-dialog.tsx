/** Chooses a picture of the library, or adds one. */

import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Asset } from '#studio-api/assets.ts';
import { atLeast } from '#studio-api/staff.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEvents } from '../../parts/context/use-events.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { AssetGrid } from './asset-grid.tsx';
import { AssetSearch } from './asset-search.tsx';
import { type AssetQuery, everyAsset, useAssets } from './assets.ts';
import { UploadZone } from './upload-zone.tsx';

interface Props {
  title: string;
  chosen: string | null;
  onPick: (asset: Asset) => void;
  onClose: () => void;
}

export function PictureDialog({ title, chosen, onPick, onClose }: Props) {
  const { api, session } = useStudio();
  const [query, setQuery] = useState<AssetQuery>(everyAsset);
  const state = useAssets(api, query);
  useEvents(['pictures'], state.reload);
  const pick = (asset: Asset) => {
    onPick(asset);
    onClose();
  };
  return createPortal(
    <Dialog title={title} size="l" onClose={onClose}>
      <AssetSearch query={query} known={state.list} onChange={setQuery} />
      {atLeast(session.staff.role, 'editor') ? (
        <UploadZone folder={query.folder ?? ''} onAdded={pick} />
      ) : null}
      <AssetGrid state={state} chosen={chosen} onChoose={pick} />
    </Dialog>,
    document.body,
  );
}
