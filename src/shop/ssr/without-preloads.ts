/**
 * React repeats the addresses of each eager image in a preload before everything else; the browser finds the images
 * themselves in the same packets, at the priority that they state.
 */
export const withoutPreloads = (html: string): string =>
  html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
