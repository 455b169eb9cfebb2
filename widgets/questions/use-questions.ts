/** The questions that are shown: the first page is given, searches and other pages are loaded; the last request wins. */
import type { Questions } from '#api/question/types.ts';
import { useStores } from '#stores/stores-context.ts';
import { useRef, useState } from 'react';
import { pageSize } from './page-size.ts';

interface Shown extends Pick<Questions, 'count' | 'questions'> {
  page: number;
  searchText: string;
}

export function useQuestions(alias: string, first: Questions) {
  const { api } = useStores();
  const [shown, setShown] = useState<Shown>({ ...first, page: 1, searchText: '' });
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const asked = useRef(0);

  /** False when a later request has overtaken it, or when it failed. */
  const show = async (page: number, searchText: string): Promise<boolean> => {
    const turn = ++asked.current;
    setPhase('loading');
    try {
      const { question } = await api();
      const found = await question.of(alias, { skip: (page - 1) * pageSize, take: pageSize, searchText });
      if (turn !== asked.current || !found) return false;
      setShown({ ...found, page, searchText });
      setPhase('idle');
      return true;
    } catch {
      if (turn === asked.current) setPhase('failed');
      return false;
    }
  };

  return { ...shown, pages: Math.ceil(shown.count / pageSize), phase, show };
}
