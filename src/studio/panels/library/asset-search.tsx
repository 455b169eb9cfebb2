/** Search, folder and tag of the library. */
import { useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { AssetList } from '#studio-api/assets.ts';
import type { AssetQuery } from './assets.ts';
import styles from './library.module.css';

interface Props {
  query: AssetQuery;
  /** Null until it is fetched. */
  known: Pick<AssetList, 'folders' | 'tags'> | null;
  onChange: (query: AssetQuery) => void;
}

export function AssetSearch({ query, known, onChange }: Props) {
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
      <Choice
        label="MEDIA_FOLDER"
        all="MEDIA_FOLDER_ALL"
        names={known?.folders ?? []}
        value={query.folder}
        onChange={folder => onChange({ ...query, folder })}
      />
      <Choice
        label="MEDIA_TAGS"
        all="MEDIA_TAGS_ALL"
        names={known?.tags ?? []}
        value={query.tag}
        onChange={tag => onChange({ ...query, tag })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: StudioMessageId;
  all: StudioMessageId;
  names: readonly string[];
  /** Null: all. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** No name is an asterisk. */
const ALL = '*';

/** Nothing where there is nothing to choose. */
function Choice({ label, all, names, value, onChange }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const written = names.filter(name => name !== '');
  if (written.length === 0) return null;
  return (
    <select
      className={styles.input}
      aria-label={formatMessage({ id: label })}
      value={value ?? ALL}
      onChange={({ currentTarget }) => onChange(currentTarget.value === ALL ? null : currentTarget.value)}
    >
      <option value={ALL}>{formatMessage({ id: all })}</option>
      {written.map(name => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}
