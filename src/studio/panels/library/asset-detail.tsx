/** What is known of a picture: its texts, its focal point, and where it is used. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type LocaleCode, localeCodes, locales } from '#i18n/locales.ts';
import type { Asset, AssetChange, AssetList } from '#studio-api/assets.ts';
import { Feedback } from '#ui/feedback.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closeIcon } from '#ui/icons.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { UseList } from '../../parts/documents/document-uses.tsx';
import { useDocumentNames } from '../../parts/documents/use-documents.ts';
import { AssetActions } from './asset-actions.tsx';
import { AssetPlace } from './asset-place.tsx';
import { changeAsset } from './assets.ts';
import { FocusPoint } from './focus-point.tsx';
import styles from './library.module.css';
import { useTyped } from './use-typed.ts';

interface Props {
  asset: Asset;
  /** Folders and tags in use. */
  known: Pick<AssetList, 'folders' | 'tags'>;
  mayEdit: boolean;
  onChange: (asset: Asset) => void;
  onDeleted: () => void;
  onReplaced: () => void;
  onClose: () => void;
}

export function AssetDetail({ asset, known, mayEdit, onChange, onDeleted, onReplaced, onClose }: Props) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const { api } = useStudio();
  const [hasFailed, setFailed] = useState(false);
  const uses = useDocumentNames();

  const save = (change: AssetChange) => {
    onChange({ ...asset, ...change });
    changeAsset(api, asset.name, change).then(
      saved => {
        onChange(saved);
        setFailed(false);
      },
      () => {
        onChange(asset);
        setFailed(true);
      },
    );
  };
  return (
    <aside className={styles.detail} aria-labelledby="asset-name">
      <header className={styles.detailHead}>
        <h2 id="asset-name" className={styles.detailName}>
          {asset.name}
        </h2>
        <IconButton
          icon={closeIcon}
          size={20}
          aria-label={formatMessage({ id: 'SHELL_CLOSE' })}
          onClick={onClose}
        />
      </header>
      <p className={styles.hint}>
        {asset.width} × {asset.height} px ·{' '}
        {formatNumber(asset.bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })} ·{' '}
        {formatDate(asset.at, { dateStyle: 'medium' })}
        {asset.uploadedBy === null ? '' : ` · ${asset.uploadedBy}`}
      </p>
      {hasFailed ? <Feedback tone="error">{formatMessage({ id: 'MEDIA_NOT_SAVED' })}</Feedback> : null}
      <fieldset className={styles.fields} disabled={!mayEdit}>
        <FocusPoint src={asset.thumbnail} focus={asset.focus} onChange={focus => save({ focus })} />
        <h3 className={styles.group}>{formatMessage({ id: 'MEDIA_ALT' })}</h3>
        <Checkbox name="decorative" checked={asset.decorative} onChange={decorative => save({ decorative })}>
          {formatMessage({ id: 'MEDIA_DECORATIVE' })}
        </Checkbox>
        {asset.decorative
          ? null
          : localeCodes.map(code => (
              <AltText
                key={code}
                code={code}
                saved={asset.alt[code] ?? ''}
                onSave={text => save({ alt: { ...asset.alt, [code]: text } })}
              />
            ))}
        <AssetPlace asset={asset} known={known} onSave={save} />
      </fieldset>
      {asset.usedIn.length === 0 || uses.length > 0 ? (
        <UseList
          uses={uses.filter(({ id }) => asset.usedIn.includes(id))}
          saysNone={asset.usedInPresets.length === 0}
        />
      ) : null}
      <InPresets names={asset.usedInPresets} />
      {mayEdit ? (
        <AssetActions asset={asset} documents={uses} onDeleted={onDeleted} onReplaced={onReplaced} />
      ) : null}
    </aside>
  );
}

function InPresets({ names }: { names: readonly string[] }) {
  const intl = useIntl();
  if (names.length === 0) return null;
  const values = { count: names.length, names: intl.formatList(names) };
  return <p className={styles.hint}>{intl.formatMessage({ id: 'USES_IN_PRESETS' }, values)}</p>;
}

interface AltProps {
  code: LocaleCode;
  saved: string;
  onSave(text: string): void;
}

/** What the picture shows, in one language. */
function AltText({ code, saved, onSave }: AltProps) {
  const { text, type, take } = useTyped(saved);
  return (
    <div onBlur={() => take() && text !== saved && onSave(text)}>
      <TextInput
        label={locales[code].name}
        name={`alt.${code}`}
        maxLength={250}
        value={text}
        onChange={type}
      />
    </div>
  );
}
