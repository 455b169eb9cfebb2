/** Services of others that only some pages use: a page's policy allows the origins of those that its widgets name. */
export type ThirdParty =
  | 'flowbox'
  /** The scripts of custom markup. */
  | 'scripts'
  /** The video players. */
  | 'videos';

export const thirdParties: readonly ThirdParty[] = ['flowbox', 'scripts', 'videos'];
