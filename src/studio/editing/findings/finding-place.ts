/** Which field of a node a finding is about. */
import type { StudioFinding } from '#studio-api/documents.ts';

/** `L10N001` names the field and, beside it, the language that is missing. */
export const findingPlaceOf = ({ path, about }: Pick<StudioFinding, 'path' | 'about'>): string =>
  about?.missing === undefined || path.endsWith(`.${about.missing}`) ? path : `${path}.${about.missing}`;
