/** Tells ids of documents from other texts. */
import type { DocumentId } from './documents.ts';

export const isDocumentId = (text: string): text is DocumentId =>
  /^(page|layout|fragment|override|content|menu|template):.+$/s.test(text);
