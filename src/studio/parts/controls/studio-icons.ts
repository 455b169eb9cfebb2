/** Icons of Studio that the shop has no use for, on the same grid of 24. */
import type { IconShape } from '#ui/icons.ts';

export const copyIcon: IconShape = 'M8.75 8.75h11.5v11.5H8.75ZM15.25 8.75v-5H3.75v11.5h5';
/** Two sheets, of which the front one has a plus. */
export const duplicateIcon: IconShape =
  'M8.75 8.75h11.5v11.5H8.75ZM15.25 8.75v-5H3.75v11.5h5M14.5 11.75v5.5M11.75 14.5h5.5';
export const undoIcon: IconShape = 'M8.5 4.5 4 9l4.5 4.5M4.5 9h10a5 5 0 0 1 0 10.25H9';
export const redoIcon: IconShape = 'M15.5 4.5 20 9l-4.5 4.5M19.5 9h-10a5 5 0 0 0 0 10.25H15';
export const targetIcon: IconShape =
  'M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5ZM12 15.75a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5Z';
/** Two pages beside each other. */
export const versionsIcon: IconShape = 'M3.75 5.75h6.5v12.5h-6.5ZM13.75 5.75h6.5v12.5h-6.5ZM12 3v18';
/** A pin on a map. */
export const ownIcon: IconShape =
  'M12 21c4.3-4.6 6.5-8.1 6.5-10.9a6.5 6.5 0 1 0-13 0C5.5 12.9 7.7 16.4 12 21ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
/** A speech bubble. */
export const commentIcon: IconShape = 'M3.75 4.75h16.5v11.5h-9L6.5 20.25v-4H3.75Z';
/** An eye. */
export const visibleIcon: IconShape =
  'M2.5 12c1.4-3.7 4.9-7.1 9.5-7.1s8.1 3.4 9.5 7.1c-1.4 3.7-4.9 7.1-9.5 7.1S3.9 15.7 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';
/** An eye with a line through it. */
export const hiddenIcon: IconShape =
  'M4 4l16 16M9.9 5.1A9.8 9.8 0 0 1 12 4.9c4.6 0 8.1 3.4 9.5 7.1a11.6 11.6 0 0 1-2.7 4M6.3 6.6A11.7 11.7 0 0 0 2.5 12c1.4 3.7 4.9 7.1 9.5 7.1a9.6 9.6 0 0 0 4.9-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2';
