/** The questions that are shown: the first page is given, searches and other pages are loaded. */
import type { Questions } from '#api/question/types.ts';
import { useLastAsked } from '#components/opinions/use-last-asked.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { pageSize } from './page-size.ts';

interface Asked {
  page: number;
  searchText: string;
}

type Shown = Asked & Pick<Questions, 'count' | 'questions'>;

export function useQuestions(alias: string, first: Questions) {
  const { api } = useStores();
  const start: Shown = { ...first, page: 1, searchText: '' };
  const { shown, phase, show } = useLastAsked(start, async ({ page, searchText }: Asked) => {
    const { question } = await api();
    const found = await question.of(alias, { skip: (page - 1) * pageSize, take: pageSize, searchText });
    return found && { ...found, page, searchText };
  });
  return { ...shown, pages: Math.ceil(shown.count / pageSize), phase, show };
}
