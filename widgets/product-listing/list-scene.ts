/** Shared data of the listing's components: the list, its page, and the choices in its URL. */
import { type ListChoices, readChoices } from '#api/catalogue/choices/list-choices.ts';
import type { ListPage } from '#api/catalogue/list-page.ts';
import type { PageContext } from '#engine/contract.ts';
import { choiceAddress } from './list-address.ts';

export interface ListScene {
  /** Id of the widget; prefix of DOM ids. */
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

/** Id of the count; it receives the focus when the focused element disappears. */
export const countId = (id: string): string => `${id}-count`;
export const panelId = (id: string): string => `${id}-filters`;
