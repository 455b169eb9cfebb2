/** Chooses pictures for a review and shows those that were taken. */

import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ui/icon.tsx';
import { closeIcon, plusIcon } from '#ui/icons.ts';
import { Spinner } from '#ui/spinner.tsx';
import styles from './picture-field.module.css';
import type { PictureUploads } from './use-picture-uploads.ts';

/** What a phone offers for a photo; the server decides by content. */
const formats = 'image/jpeg,image/png,image/webp,image/avif';

interface Props {
  most: number;
  uploads: PictureUploads;
}

export function PictureField({ most, uploads }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { taken, sending, leftOut, add, remove } = uploads;
  const isFull = taken.length + sending >= most;
  return (
    <div className={styles.field}>
      <ul className={styles.pictures}>
        {taken.map(({ name, thumbnail }, index) => (
          <li key={name} className={styles.picture}>
            <img src={thumbnail} alt="" width={88} height={88} />
            <button
              type="button"
              className={styles.remove}
              aria-label={formatMessage({ id: 'REVIEW_PICTURE_REMOVE' }, { number: index + 1 })}
              onClick={() => {
                remove(name);
                input.current?.focus();
              }}
            >
              <Icon of={closeIcon} size={16} />
            </button>
          </li>
        ))}
        {sending > 0 ? (
          <li className={styles.waiting}>
            <Spinner />
          </li>
        ) : null}
        <li hidden={isFull}>
          <label className={styles.add}>
            <input
              ref={input}
              type="file"
              className="visually-hidden"
              accept={formats}
              multiple
              disabled={isFull}
              aria-describedby={id}
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])];
                // The same file can be chosen again after it was removed.
                currentTarget.value = '';
                void add(files);
              }}
            />
            <Icon of={plusIcon} size={20} />
            {formatMessage({ id: 'REVIEW_PICTURES_ADD' })}
          </label>
        </li>
      </ul>
      <p id={id} className={styles.help}>
        {formatMessage({ id: 'REVIEW_PICTURES_HELP' }, { most })}
      </p>
      <output className="visually-hidden">
        {sending > 0
          ? formatMessage({ id: 'REVIEW_PICTURES_SENDING' })
          : taken.length > 0
            ? formatMessage({ id: 'REVIEW_PICTURES_ADDED' }, { count: taken.length })
            : null}
      </output>
      {leftOut.map(({ file, why }) => (
        <p key={file} role="alert" className={styles.error}>
          {formatMessage(
            { id: why === 'refused' ? 'REVIEW_PICTURE_REFUSED' : 'REVIEW_PICTURE_FAILED' },
            { file },
          )}
        </p>
      ))}
    </div>
  );
}
