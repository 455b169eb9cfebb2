/** Where a customer continues after signing in. */

interface SignInContext {
  how: 'login' | 'create';
  /** The same customer was signed in before. */
  isSame: boolean;
  /** Name of the current page's route. */
  route: string;
  /** The page was rendered for one customer. */
  isPersonal: boolean;
  /** The account has another customer type than the page, and so other prices. */
  isOtherSegment: boolean;
}

/** `stay` keeps what is typed on the page, `reload` loads the page again. */
export type AfterSignIn = 'stay' | 'reload' | 'settings';

export function afterSignIn({ how, isSame, route, isPersonal, isOtherSegment }: SignInContext): AfterSignIn {
  // Keeps a checkout in progress, and a form whose session had expired.
  if (route.includes('checkout')) return 'stay';
  if (how === 'create') return 'settings';
  if (isPersonal) return isSame ? 'stay' : 'reload';
  return isOtherSegment ? 'reload' : 'stay';
}
