/** The shopper's favourite products. */
import { defineWidget } from '#engine/definition/contract.ts';
import type { FavoritesResolved } from '#engine/page-types.gen.ts';
import { Favorites } from './favorites.tsx';

export default defineWidget<FavoritesResolved>({
  type: 'favorites',
  hydrate: 'load',
  singleton: true,
  view: Favorites,
});
