/** What every piece of the listing works with: the list, the address it stands at, and the choices made of both. */
import { type ListChoices, readChoices } from '#api/catalogue/choices/list-choices.ts';
import type { ListPage } from '#api/catalogue/list-page.ts';
import type { PageContext } from '#engine/contract.ts';
import { choiceAddress } from './list-address.ts';

export interface ListScene {
  /** Of the widget; feeds DOM ids. */
  id: string;
  list: ListPage;
  page: PageContext;
  choices: ListChoices;
  hrefOf: (choices: ListChoices) => string;
}

export const listScene = (id: string, list: ListPage, page: PageContext): ListScene => ({
  id,
  list,
  page,
  choices: list.facets ? readChoices(page.query) : { groups: {} },
  hrefOf: choices => choiceAddress(page, choices),
});

/** Where the count stands: the focus goes there when what had it is gone. */
export const countId = (id: string): string => `${id}-count`;
export const panelId = (id: string): string => `${id}-filters`;
