/** The data that the server's HTML passes to the application. */
import type { Frame } from '#app/layouts/frame.ts';
import type { PageLanguage } from '#app/page-languages.ts';
import type { PageState } from '#engine/serialise-page.ts';
import type { AddressPlan } from '#i18n/address-plan.ts';

/** The state that the server has serialised into the page. */
export interface PageStateOfServer {
  page: PageState;
  frame: Frame;
  languages: PageLanguage[];
  addresses: AddressPlan;
  channelId: string;
  features: string[];
}

interface State {
  state: PageStateOfServer;
  modules: string[];
}

const read = (): State => JSON.parse(document.getElementById('state')?.textContent ?? '') as State;

/** Reads the state and starts to fetch what the first widgets need. */
export function readState(): PageStateOfServer {
  const { state, modules } = read();
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  return state;
}
