/** Finds the front page, a list and a product by following links, as a visitor does. */

/** The id of the page definition, from the state in the page. */
const idOf = html => /"page":\{"id":"([\w-]+)"/.exec(html)?.[1];

/** Paths of the shop that a page links to. */
export const pathsOf = (html, origin) => [
  ...new Set(
    [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
      .map(([, href]) => href.replaceAll('&amp;', '&').replace(origin, ''))
      .filter(href => /^\/(?!\/)[^?#]+$/.test(href)),
  ),
];

async function htmlOf(origin, path) {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.text();
}

/** The first page with that id among the linked pages. */
async function firstOf(id, html, origin) {
  for (const path of pathsOf(html, origin)) {
    const answer = await fetch(origin + path).catch(() => null);
    if (!answer?.ok || !answer.headers.get('content-type')?.includes('html')) continue;
    const found = await answer.text();
    if (idOf(found) === id) return { path, html: found };
  }
  return null;
}

/** Resolves to the paths `{ front, list, product }`. @throws when the shop lacks one of them. */
export async function findPages(origin) {
  const front = await htmlOf(origin, '/');
  const list = await firstOf('category', front, origin);
  if (!list) throw new Error('The front page links no category');
  const product = await firstOf('product', list.html.slice(list.html.indexOf('<main')), origin);
  if (!product) throw new Error(`${list.path} shows no product`);
  return { front: '/', list: list.path, product: product.path };
}
