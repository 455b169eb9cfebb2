/** Reads the data that the server's HTML passes to the application. */
import { type PageStateOfServer, parseState } from './page-state.ts';

/** Reads the state and starts to fetch what the first widgets need. */
export function readState(): PageStateOfServer {
  const { state, modules } = parseState();
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  return state;
}
