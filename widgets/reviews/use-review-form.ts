/** What is written into a review, and its way to the shop. */

import { useState } from 'react';
import { vehicleName } from '#kernel/vehicle/vehicle-facets.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { withLogin } from '#stores/visitor/with-login.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

type Phase = 'idle' | 'sending' | 'done' | 'failed';

export function useReviewForm(alias: string, mostPictures: number) {
  const stores = useStores();
  const { vehicles } = stores;
  const [vehicle, setVehicle] = useState(() => (vehicles.current ? vehicleName(vehicles.current) : ''));
  const [rating, setRating] = useState(0);
  const [author, setAuthor] = useState('');
  const [comment, setComment] = useState('');
  const [phase, setPhase] = useState<Phase>('idle');
  const pictures = usePictureUploads(mostPictures);

  const send = async () => {
    setPhase('sending');
    try {
      const isTaken = await withLogin(stores, async () =>
        (await stores.api()).review.post(alias, {
          rating,
          author: author.trim(),
          comment: comment.trim(),
          vehicle: vehicle.trim(),
          pictures: pictures.taken.map(({ name }) => name),
        }),
      );
      setPhase(isTaken ? 'done' : 'failed');
    } catch {
      // Keeps the input for another attempt.
      setPhase('failed');
    }
  };

  return {
    ...{ vehicle, setVehicle },
    ...{ rating, setRating, author, setAuthor, comment, setComment, pictures },
    phase,
    isBusy: phase === 'sending' || pictures.sending > 0,
    send,
  };
}
