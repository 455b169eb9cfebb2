/** Documents whose texts contain what is searched, while a search field is written in. */
import { useDeferredValue } from 'react';
import type { TextMatch } from '#studio-api/documents.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';

/** The first text of each document, by its id. */
export type TextMatches = ReadonlyMap<string, TextMatch>;

/** Empty until they have come, and for less than two characters; names are searched meanwhile. */
export function useTextMatches(kind: 'content', query: string): TextMatches {
  const { api } = useStudio();
  const words = useDeferredValue(query.trim());
  const path = `/api/text-matches?${new URLSearchParams({ kind, q: words }).toString()}`;
  const load = () => (words.length < 2 ? Promise.resolve([]) : api.get<TextMatch[]>(path));
  const { value = [] } = useAsync(path, load);
  return new Map(value.map(match => [match.id, match]));
}
