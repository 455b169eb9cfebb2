/** Addresses of Studio's API that are about a draft. */
import { inRelease } from '#studio-api/releases.ts';

/** @param release 0 for the draft of none */
export const documentPath = (id: string, release: number, rest = ''): string =>
  inRelease(`/api/documents/${encodeURIComponent(id)}${rest}`, release);
