/** Adds pictures: dropped here, or chosen from the device. */

import { type DragEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Asset } from '#studio-api/assets.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { useStudio } from '../../parts/context/studio-context.ts';
import { announce } from '../../parts/messages/announcer.tsx';
import { uploadAsset, uploadProblem } from './assets.ts';
import styles from './library.module.css';

/** Without HEIC: phones then send their photos as JPEG. */
const types = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';

interface Props {
  /** Where the pictures go. */
  folder: string;
  onAdded: (asset: Asset) => void;
}

interface Progress {
  done: number;
  count: number;
}

export function UploadZone({ folder, onAdded }: Props) {
  const { formatMessage } = useIntl();
  const { api } = useStudio();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);

  /** One after the other, so that their order stays. */
  const take = async (files: readonly File[]) => {
    setProblems([]);
    let added = 0;
    for (const [done, file] of files.entries()) {
      setProgress({ done, count: files.length });
      const problem = await takeOne(file);
      if (problem) setProblems(before => [...before, `${file.name}: ${problem}`]);
      else added += 1;
    }
    setProgress(null);
    announce(formatMessage({ id: 'MEDIA_ADDED' }, { count: added }));
  };
  const takeOne = async (file: File): Promise<string | null> => {
    try {
      onAdded(await uploadAsset(api, file, folder));
      return null;
    } catch (error) {
      return formatMessage({ id: uploadProblem(error) });
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };

  return (
    // Files can also be chosen by the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.zone}
      data-over={isOver ? '' : undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept={types}
        multiple
        hidden
        aria-label={formatMessage({ id: 'MEDIA_UPLOAD' })}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button size="s" variant="secondary" loading={progress !== null} onClick={() => input.current?.click()}>
        {formatMessage({ id: 'MEDIA_UPLOAD' })}
      </Button>
      <span className={styles.hint}>{formatMessage({ id: 'MEDIA_DROP' })}</span>
      {progress ? (
        <progress
          className={styles.progress}
          value={progress.done}
          max={progress.count}
          aria-label={formatMessage({ id: 'MEDIA_UPLOADING' })}
        />
      ) : null}
      {problems.map(problem => (
        <Feedback key={problem} tone="error">
          {problem}
        </Feedback>
      ))}
    </div>
  );
}
