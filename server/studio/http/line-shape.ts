/** Names in the bodies of Studio's endpoints. */
import { z } from 'zod';
import { visibleLine } from '#studio-api/visible-line.ts';

/** One line with a visible character, of at most so many. */
export const lineShape = (longest: number) =>
  z.string().transform(visibleLine).pipe(z.string().min(1).max(longest));
