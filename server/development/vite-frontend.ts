/** The storefront live from its sources: Vite transforms what the browser asks for, and loads what the server runs. */
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Grammar } from '#engine/definition/grammar.ts';
import type { Route } from '#server/http/route.ts';
import type { Frontend, StorefrontModule } from '#server/start/frontend.ts';
import { serveFile } from '../files/static-files.ts';

/** React's refresh must be there before the first component; a file, because inline scripts are not allowed. */
const bootOf = (entry: string) => `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => type => type;
await import('/src/shop/entry/${entry}');
`;

const bootRoute = (url: string, entry: string): Route => ({
  url,
  method: ['GET', 'HEAD'],
  handler: (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(bootOf(entry)),
});
const ofVite = /^\/(@(?!dev\/)|src\/|widgets\/|pages\/|locales\/|schemas\/|node_modules\/)/;

export function viteFrontend(vite: ViteDevServer): Frontend {
  /** Every style sheet that the server's code imports: in development the browser may have a few too many. */
  const styles = (): string[] => {
    const modules = [...(vite.environments['ssr']?.moduleGraph.idToModuleMap.values() ?? [])];
    const urls = modules.map(({ url }) => url.replace(/\?.*$/, '')).filter(url => url.endsWith('.css'));
    // The first sheet names the layers, so it comes before everything else.
    return [...new Set(['/src/shop/entry/shop.css', ...urls])].map(url => `${url}?direct`);
  };

  return {
    assets: { boot: '/@dev/boot.js', canvas: '/@dev/canvas.js', styles, preloads: [], modules: () => [] },
    routes: [bootRoute('/@dev/boot.js', 'boot.ts'), bootRoute('/@dev/canvas.js', 'entry-canvas.tsx')],
    cachesPages: false,
    // Studio itself has no hot reload: it is served as it was built last.
    studio: join(vite.config.root, 'dist/studio'),
    grammar: async () =>
      ((await vite.ssrLoadModule('/src/shared/engine/validators.gen.mjs')) as { grammar: Grammar }).grammar,
    load: async () => (await vite.ssrLoadModule('/src/shop/entry/entry-server.tsx')) as StorefrontModule,
    first: (request, reply) => {
      if (!ofVite.test(request.address.path)) return Promise.resolve(false);
      return serveFile((req, res, next) => vite.middlewares(req, res, next), request, reply);
    },
  };
}
