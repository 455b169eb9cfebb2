/** Pictures as a grid of buttons. */

import { useIntl } from 'react-intl';
import type { Asset } from '#studio-api/assets.ts';
import { Button } from '#ui/button.tsx';
import type { AssetsState } from './assets.ts';
import styles from './library.module.css';

interface Props {
  state: AssetsState;
  chosen: string | null;
  onChoose: (asset: Asset) => void;
}

export function AssetGrid({ state: { list, hasFailed, reload, more }, chosen, onChoose }: Props) {
  const { formatMessage } = useIntl();
  if (hasFailed)
    return (
      <div className={styles.empty}>
        <p>{formatMessage({ id: 'MEDIA_FAILED' })}</p>
        <Button size="s" variant="secondary" onClick={reload}>
          {formatMessage({ id: 'SHELL_RETRY' })}
        </Button>
      </div>
    );
  if (!list) return <div className={styles.empty} aria-busy="true" />;
  return (
    <>
      <output className={styles.hint}>{formatMessage({ id: 'MEDIA_FOUND' }, { count: list.total })}</output>
      <ul className={styles.grid}>
        {list.assets.map(asset => (
          <li key={asset.name}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={asset.name === chosen}
              onClick={() => onChoose(asset)}
            >
              <img className={styles.thumbnail} src={asset.thumbnail} alt="" loading="lazy" />
              <span className={styles.name}>{asset.name}</span>
              <span className={styles.hint}>
                {asset.width} × {asset.height}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {list.assets.length < list.total ? (
        <Button size="s" variant="secondary" onClick={more}>
          {formatMessage({ id: 'MEDIA_MORE' })}
        </Button>
      ) : null}
    </>
  );
}
