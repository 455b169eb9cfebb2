/** The row of a page file in the generated route table. */
import { readLanguages } from '../files/message-files.mjs';

/** As `routePath` of the engine: a language without its own path uses the path of its fallback. */
const pathIn = (paths, { code, fallback }) =>
  typeof paths === 'string' ? paths : (paths[code] ?? paths[fallback] ?? '');

export function routeEntry({ id, document: { route } }) {
  const { name, paths, splat, access, personal, feature, scroll, also } = route;
  return {
    name,
    ...(id === name ? {} : { pageId: id }),
    paths: Object.fromEntries(readLanguages().map(language => [language.code, pathIn(paths, language)])),
    ...(splat ? { splat } : {}),
    access,
    ...(personal || access !== 'public' ? { personal: true } : {}),
    ...(feature ? { feature } : {}),
    ...(scroll === 'keep' ? { scroll } : {}),
    ...(also ? { also } : {}),
  };
}
