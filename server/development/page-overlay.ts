/** Development: errors of page files as an overlay in every open browser, in Vite's own element. */
import type { ErrorPayload } from 'vite';
import { isBlocking } from '#engine/definition/finding.ts';
import type { ServedPages } from '#server/pages/page-revision.ts';

/** What of Vite's connection to the browsers is needed. */
export interface OverlaySocket {
  on(event: 'connection', handle: () => void): unknown;
  send(payload: ErrorPayload): void;
}

type ErrorsOfPages = Pick<ServedPages, 'findings' | 'errors' | 'isRevision'>;

export interface PageOverlay {
  /** Sends the errors to the browsers that are connected; those that connect later get them too. */
  show(pages: ErrorsOfPages): void;
}

export function createPageOverlay(socket: OverlaySocket): PageOverlay {
  let current: ErrorPayload | undefined;
  socket.on('connection', () => {
    if (current) socket.send(current);
  });
  return {
    show(pages) {
      current = payloadOf(pages);
      if (current) socket.send(current);
    },
  };
}

function payloadOf({ findings, errors, isRevision }: ErrorsOfPages): ErrorPayload | undefined {
  const first = findings.find(isBlocking);
  if (!first) return undefined;
  const { file, line, column } = first;
  const others = errors.length - 1;
  const served = isRevision
    ? 'The shop shows the last valid revision of its pages.'
    : 'There is no valid revision yet: this page is missing.';
  const rows = [errors[0], ...(others > 0 ? [`${others} more: npm run pages -- lint`] : []), served];
  return {
    type: 'error',
    err: { message: rows.join('\n\n'), stack: '', id: file, loc: { file, line, column }, plugin: 'pages' },
  };
}
