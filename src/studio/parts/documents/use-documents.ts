/** The documents of one kind, as they are while a screen is open. */
import type { DocumentSummary, StudioKind } from '#studio-api/documents.ts';
import { inRelease } from '#studio-api/releases.ts';
import { useAsync } from '../api/use-async.ts';
import { useStudio } from '../context/studio-context.ts';
import { useEvents } from '../context/use-events.ts';
import { useCurrentRelease } from '../releases/current-release.tsx';

/** As the drafts of the current release say. Null until they have come. @throws Unreachable, ApiProblem: the screen's boundary shows it. */
export function useDocuments(kind: StudioKind): readonly DocumentSummary[] | null {
  const { api } = useStudio();
  const { release } = useCurrentRelease();
  const path = inRelease(`/api/documents?kind=${encodeURIComponent(kind)}`, release);
  const { value, error, reload } = useAsync(path, () => api.get<DocumentSummary[]>(path));
  useEvents(['drafts', 'published', 'approvals'], reload);
  if (value === undefined && error instanceof Error) throw error;
  return value ?? null;
}

/** Every document, for its name; empty until they have come. */
export function useDocumentNames(): readonly DocumentSummary[] {
  const { api } = useStudio();
  return useAsync('documents', () => api.get<DocumentSummary[]>('/api/documents')).value ?? [];
}
