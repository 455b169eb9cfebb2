/** One correction of an article, on the figures that are shown. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ArticleCorrection, ArticleDetail } from '#studio-api/articles.ts';
import { ApiProblem } from '../../../parts/api/api-client.ts';
import { useStudio } from '../../../parts/context/studio-context.ts';
import { announce } from '../../../parts/messages/announcer.tsx';
import { staffProblem } from '../../../parts/session/role-name.ts';

export interface Correcting {
  isBusy: boolean;
  /** Why it was refused. */
  problem: string | null;
  correct(correction: ArticleCorrection): void;
}

interface Outcome {
  /** The article as it is now. */
  onDone(article: ArticleDetail): void;
  /** Nothing was saved: the figures had changed. */
  onMoved(article: ArticleDetail): void;
}

export function useCorrection(articleNumber: string, { onDone, onMoved }: Outcome): Correcting {
  const intl = useIntl();
  const { api, locale } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const correct = async (correction: ArticleCorrection): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const address = `/api/articles/corrections?number=${encodeURIComponent(articleNumber)}&language=${locale}`;
      const article = await api.post<ArticleDetail>(address, correction);
      announce(intl.formatMessage({ id: 'ARTICLE_SAVED' }));
      onDone(article);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'VERSION_MOVED' && error.body['article'])
        onMoved(error.body['article'] as ArticleDetail);
      else {
        const id = staffProblem(error);
        setProblem(id && intl.formatMessage({ id }));
      }
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, correct: correction => void correct(correction) };
}
