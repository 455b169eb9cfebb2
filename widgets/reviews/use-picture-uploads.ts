/** The pictures of a review that is being written: each is sent when it is chosen. */

import { useState } from 'react';
import { useStores } from '#stores/shopper/stores-context.ts';
import { withLogin } from '#stores/visitor/with-login.ts';

export interface TakenPicture {
  name: string;
  thumbnail: string;
}

/** Why a file was left out, with its name as the shopper knows it. */
export interface LeftOutFile {
  file: string;
  why: 'refused' | 'failed';
}

export interface PictureUploads {
  taken: readonly TakenPicture[];
  /** Files that are under way. */
  sending: number;
  leftOut: readonly LeftOutFile[];
  add(files: readonly File[]): Promise<void>;
  remove(name: string): void;
}

const largest = 10 * 1024 * 1024;

export function usePictureUploads(most: number): PictureUploads {
  const stores = useStores();
  const [taken, setTaken] = useState<readonly TakenPicture[]>([]);
  const [sending, setSending] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly LeftOutFile[]>([]);

  const send = async (file: File) => {
    const leave = (why: LeftOutFile['why']) => setLeftOut(others => [...others, { file: file.name, why }]);
    try {
      const sent =
        file.size > largest
          ? null
          : await withLogin(stores, async () => (await stores.api()).review.sendPicture(file));
      if (sent) setTaken(others => [...others, sent]);
      else leave('refused');
    } catch {
      leave('failed');
    } finally {
      setSending(count => count - 1);
    }
  };

  return {
    taken,
    sending,
    leftOut,
    async add(files) {
      const chosen = files.slice(0, Math.max(0, most - taken.length - sending));
      setLeftOut([]);
      setSending(count => count + chosen.length);
      // One after the other: they appear in the order in which they were chosen.
      for (const file of chosen) await send(file);
    },
    remove: name => setTaken(others => others.filter(picture => picture.name !== name)),
  };
}
