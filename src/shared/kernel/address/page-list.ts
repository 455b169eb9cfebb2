/**
 * Where browsers ask which pages are newer than those of their build. The number is that of the form of pages: raised when tabs
 * of earlier builds would show a page wrongly. Without this list they load documents, which the server makes.
 * 2: shared parts have experiments.
 */
export const pageListPath = '/pages/manifest.2.json';
