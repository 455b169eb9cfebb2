/** In which folder a picture is, and its tags: both are found by the search. */

import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Asset, AssetChange, AssetList } from '#studio-api/assets.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { useTyped } from './use-typed.ts';

interface Props {
  asset: Asset;
  /** Those in use, as suggestions. */
  known: Pick<AssetList, 'folders' | 'tags'>;
  onSave: (change: AssetChange) => void;
}

/** Tags as they are typed: `talvi, kampanja`. */
const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
  ),
];

/** `kampanjat/talvi`, whatever spaces and slashes are around it. */
const folderOf = (text: string): string =>
  text
    .split('/')
    .map(part => part.trim())
    .filter(Boolean)
    .join('/');

export function AssetPlace({ asset, known, onSave }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const folder = useTyped(asset.folder);
  const tags = useTyped(asset.tags.join(', '));
  const saveFolder = () => {
    const next = folderOf(folder.text);
    if (folder.take() && next !== asset.folder) onSave({ folder: next });
  };
  const saveTags = () => {
    const next = tagsOf(tags.text);
    if (tags.take() && next.join() !== asset.tags.join()) onSave({ tags: next });
  };
  return (
    <>
      <div onBlur={saveFolder}>
        <TextInput
          label={formatMessage({ id: 'MEDIA_FOLDER' })}
          name="folder"
          maxLength={100}
          list={`${id}-folders`}
          optional
          value={folder.text}
          onChange={folder.type}
        />
        <datalist id={`${id}-folders`}>
          {known.folders.map(each => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </datalist>
      </div>
      <div onBlur={saveTags}>
        <TextInput
          label={formatMessage({ id: 'MEDIA_TAGS' })}
          description={
            known.tags.length === 0
              ? formatMessage({ id: 'MEDIA_TAGS_HELP' })
              : formatMessage({ id: 'MEDIA_TAGS_KNOWN' }, { tags: known.tags.slice(0, 20).join(', ') })
          }
          name="tags"
          optional
          value={tags.text}
          onChange={tags.type}
        />
      </div>
    </>
  );
}
