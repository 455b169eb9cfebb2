/** Search and folder of the library. */
import { useIntl } from 'react-intl';
import type { AssetQuery } from './assets.ts';
import styles from './library.module.css';

interface Props {
  query: AssetQuery;
  folders: readonly string[];
  onChange: (query: AssetQuery) => void;
}

export function AssetSearch({ query, folders, onChange }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.search}>
      <input
        className={styles.input}
        type="search"
        aria-label={formatMessage({ id: 'MEDIA_SEARCH' })}
        placeholder={formatMessage({ id: 'MEDIA_SEARCH' })}
        value={query.q}
        onChange={({ currentTarget }) => onChange({ ...query, q: currentTarget.value })}
      />
      {folders.length > 0 ? (
        <select
          className={styles.input}
          aria-label={formatMessage({ id: 'MEDIA_FOLDER' })}
          value={query.folder ?? '*'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...query, folder: value === '*' ? null : value })
          }
        >
          <option value="*">{formatMessage({ id: 'MEDIA_FOLDER_ALL' })}</option>
          {folders
            .filter(folder => folder !== '')
            .map(folder => (
              <option key={folder} value={folder}>
                {folder}
              </option>
            ))}
        </select>
      ) : null}
    </div>
  );
}
