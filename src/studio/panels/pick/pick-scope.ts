/** In which market and language pickers show the shop, and their answers, each asked for once. */
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LocaleCode } from '#i18n/locales.ts';
import type { PickAnswer, PickedList, PickKind } from '#studio-api/pick.ts';
import { inRelease } from '#studio-api/releases.ts';
import type { ApiClient } from '../../parts/api/api-client.ts';
import { searchPages, withPageNames } from './page-search.ts';

export interface PickScope {
  api: Pick<ApiClient, 'get'>;
  market: string;
  locale: LocaleCode;
  /** Whose drafts may be referred to; absent: those of none. */
  release?: number | undefined;
}

export const PickScopeContext = createContext<PickScope | null>(null);

/** @throws Error outside of an editor. */
export function usePickScope(): PickScope {
  const scope = useContext(PickScopeContext);
  if (!scope) throw new Error('A picker needs a PickScopeContext');
  return scope;
}

interface Question {
  q?: string;
  ids?: readonly (string | number)[];
  list?: PickedList;
}

/** Answers of one scope; a failed request is asked again the next time. */
const answers = new WeakMap<Pick<ApiClient, 'get'>, Map<string, Promise<PickAnswer>>>();
const MAX_ANSWERS = 200;

export function pickPath(
  kind: PickKind,
  { market, locale, release = 0 }: Omit<PickScope, 'api'>,
  { q, ids, list }: Question,
): string {
  const query = new URLSearchParams({ market, locale });
  if (q) query.set('q', q);
  if (ids) query.set('ids', ids.join(','));
  if (list) query.set('list', JSON.stringify(list));
  return inRelease(`/api/pick/${kind}?${query.toString()}`, release);
}

function ask(api: PickScope['api'], path: string): Promise<PickAnswer> {
  const known = answers.get(api) ?? new Map<string, Promise<PickAnswer>>();
  answers.set(api, known);
  const before = known.get(path);
  if (before) return before;
  if (known.size >= MAX_ANSWERS) known.clear();
  const answer = api.get<PickAnswer>(path);
  known.set(path, answer);
  answer.catch(() => known.delete(path));
  return answer;
}

export interface Picked {
  /** Null while the first answer is on its way. */
  answer: PickAnswer | null;
  hasFailed: boolean;
}

/** The answer to the newest question; the one before is shown until it comes. Null asks nothing. */
export function usePick(kind: PickKind, question: Question | null): Picked {
  const scope = usePickScope();
  const intl = useIntl();
  // Pages have names of their own in Studio, so that they are searched here.
  const searched = kind === 'page' && question && !question.ids ? (question.q ?? '') : null;
  const path = question && pickPath(kind, scope, searched === null ? question : {});
  const isFresh = searched !== null;
  const [state, setState] = useState<Picked & { kind: PickKind }>({ kind, answer: null, hasFailed: false });
  useEffect(() => {
    if (path === null) return undefined;
    let isNewest = true;
    // A page that was just made must be found.
    (isFresh ? scope.api.get<PickAnswer>(path) : ask(scope.api, path)).then(
      answer => isNewest && setState({ kind, answer, hasFailed: false }),
      () => isNewest && setState(before => ({ ...before, kind, hasFailed: true })),
    );
    return () => {
      isNewest = false;
    };
  }, [scope.api, path, kind, isFresh]);
  return useMemo(() => {
    if (state.kind !== kind) return { answer: null, hasFailed: false };
    const { answer } = state;
    if (kind !== 'page' || !answer) return state;
    const named = withPageNames(answer, intl);
    return { ...state, answer: searched === null ? named : searchPages(named, searched, intl) };
  }, [state, kind, searched, intl]);
}
