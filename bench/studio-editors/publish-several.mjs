/** Publishes ten new pages at once, and removes them again. */

const PAGES = 10;
const idOf = key => `page:${key}`;
const pathOf = key => `/api/documents/${encodeURIComponent(idOf(key))}`;

/**
 * @param call calls Studio's API
 * @returns milliseconds that the publication took
 */
export async function publishSeveral(call) {
  const name = crypto.randomUUID().slice(0, 8);
  const keys = Array.from({ length: PAGES }, (_, at) => `mitattu-${name}-${at}`);
  for (const key of keys)
    await call('POST', '/api/documents', {
      ...{ kind: 'page', key, label: key, from: { template: 'landing-page' } },
      paths: { fi: `/${key}`, sv: `/${key}`, en: `/${key}` },
    });
  const documents = [];
  for (const key of keys) {
    const { id, version } = await call('GET', pathOf(key));
    documents.push({ id, version });
  }
  const began = performance.now();
  const { id } = await call('POST', '/api/publications', {
    ...{ documents, note: 'bench', acceptWarnings: true },
  });
  const took = performance.now() - began;
  await call('POST', `/api/publications/${id}/undo`);
  for (const key of keys) await call('DELETE', pathOf(key));
  return took;
}
