/** Where somebody goes on who has just signed in. */

interface Arrival {
  how: 'login' | 'create';
  /** Who was signed in before is so again. */
  isSame: boolean;
  /** The route of the page on the screen. */
  route: string;
  /** The page was made for one visitor. */
  isPersonal: boolean;
  /** The account is of another customer type than the page: its prices are shown otherwise. */
  isOtherSegment: boolean;
}

/** `stay` keeps what is typed on the page, `again` loads it anew. */
export type AfterSignIn = 'stay' | 'again' | 'settings';

export function afterSignIn({ how, isSame, route, isPersonal, isOtherSegment }: Arrival): AfterSignIn {
  // An order in the making is never taken away, and neither is a form whose session had ended.
  if (route.includes('checkout')) return 'stay';
  if (how === 'create') return 'settings';
  if (isPersonal) return isSame ? 'stay' : 'again';
  return isOtherSegment ? 'again' : 'stay';
}
