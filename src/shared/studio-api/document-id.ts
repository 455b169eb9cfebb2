/** The form of a document's id: its kind and its key, which is bounded and holds no control character. */
import type { DocumentId } from './documents.ts';

export const isDocumentId = (text: string): text is DocumentId =>
  /^(page|layout|fragment|override|content|menu|template):\P{Cc}{1,200}$/u.test(text);
