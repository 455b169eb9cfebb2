/** The pages of reviews: the first is given, others are loaded; the last request wins. */
import type { Reviews } from '#api/review/types.ts';
import { useStores } from '#stores/stores-context.ts';
import { useRef, useState } from 'react';
import { pageSize } from './page-size.ts';

export function useReviews(alias: string, first: Reviews) {
  const { api } = useStores();
  const [shown, setShown] = useState({ page: 1, reviews: first.reviews });
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const asked = useRef(0);

  const show = async (page: number): Promise<boolean> => {
    const turn = ++asked.current;
    setPhase('loading');
    try {
      const { review } = await api();
      const { reviews } = await review.of(alias, (page - 1) * pageSize, pageSize);
      if (turn !== asked.current) return false;
      setShown({ page, reviews });
      setPhase('idle');
      return true;
    } catch {
      if (turn === asked.current) setPhase('failed');
      return false;
    }
  };

  return { ...shown, phase, pages: Math.ceil(first.count / pageSize), show };
}
