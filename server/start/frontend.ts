/** The storefront's code as the server gets it: from the build, or live from the sources in development. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Grammar } from '#engine/grammar.ts';
import type { ClientAssets, CreateStorefront } from '#ssr/storefront.ts';
import { clientAssets, readBuiltClient } from '../files/client-assets.ts';
import { assetsRoute } from '../files/static-files.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '#server/http/route.ts';
import type { ServedPages } from '#server/pages/page-revision.ts';

export interface Frontend {
  assets: ClientAssets;
  routes: readonly Route[];
  /** Asked again after a change of the sources. */
  load(): Promise<StorefrontModule>;
  /** Answers what is none of the shop's addresses; true when it did. */
  first?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Whether rendered pages are cached. */
  cachesPages: boolean;
  /** Folder of the last valid revision of the page files; it need not exist yet. */
  revision?: string;
  /** The grammar of now, where widgets may come and go while the shop runs; absent: that of the build. */
  grammar?(): Promise<Grammar>;
  /** Called each time the page files have been read. */
  pagesRead?(pages: ServedPages): void;
}

/** What `src/entry/entry-server.tsx` exports. */
export interface StorefrontModule {
  createStorefront: CreateStorefront;
  /** `sha256-…` of inline bootstraps, if there are any. */
  inlineScriptHashes?: readonly string[];
}

/** @param build folder with `client/` and `server/`. */
export function builtFrontend(build: string): Frontend {
  const client = join(build, 'client');
  return {
    assets: clientAssets(readBuiltClient(client)),
    // Pages of the build before are still open somewhere.
    routes: [assetsRoute([client, join(build, 'previous')])],
    cachesPages: true,
    // The build checks the page files and copies them beside its own.
    revision: build,
    load: async () =>
      (await import(
        /* @vite-ignore */ pathToFileURL(join(build, 'server/entry-server.js')).href
      )) as StorefrontModule,
  };
}
