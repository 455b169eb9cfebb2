/** A shorter form of Vite's function that fetches what an import() needs: a page runs it before its first paint. vite.config.ts puts it in place. */

const fetching = new Map<string, Promise<void>>();

/** Nothing appears without its styles, so sheets are awaited; one that failed is fetched again by the next import. */
function fetchFile(path: string): Promise<void> {
  const isSheet = path.endsWith('.css');
  if (document.querySelector(`link[href="${path}"]${isSheet ? '[rel=stylesheet]' : ''}`))
    return Promise.resolve();
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = path;
  const arrival = new Promise<void>((resolve, reject) => {
    if (!isSheet) resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to load ${path}`));
    });
  });
  document.head.append(link);
  return arrival;
}

function fetchOnce(path: string): Promise<void> {
  const known = fetching.get(path);
  if (known) return known;
  const arrival = fetchFile(path).finally(() => fetching.delete(path));
  fetching.set(path, arrival);
  return arrival;
}

/** Fetches the files at once, then runs `load` when the style sheets among them have arrived. @param files paths below the root, such as `assets/a.css` */
function fetchAndLoad<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  return Promise.all(files.map(file => fetchOnce(`/${file}`))).then(load);
}

/** The name that the built code calls. */
export { fetchAndLoad as __vitePreload };
