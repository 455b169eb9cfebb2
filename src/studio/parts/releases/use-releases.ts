/** The releases as the server has them. */
import type { Release } from '#studio-api/releases.ts';
import { useAsync } from '../api/use-async.ts';
import { useStudio } from '../context/studio-context.ts';

export function useReleases() {
  const { api } = useStudio();
  return useAsync('releases', () => api.get<Release[]>('/api/releases'));
}
