/** The storefront's code: from the build, or from the sources in development. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Grammar } from '#engine/definition/grammar.ts';
import type { Route } from '#server/http/route.ts';
import type { ServedPages } from '#server/pages/page-revision.ts';
import type { ClientAssets, CreateContentForms, CreateStorefront } from '#ssr/storefront.ts';
import { clientAssets, readBuiltClient } from '../files/client-assets.ts';
import { assetsRoute } from '../files/static-files.ts';

export interface Frontend {
  assets: ClientAssets;
  routes: readonly Route[];
  /** Called again after a change of the sources. */
  load(): Promise<StorefrontModule>;
  /** Answers addresses outside the shop; true when it did. */
  first?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Whether rendered pages are cached. */
  cachesPages: boolean;
  /** Folder of Studio's build; it need not exist. */
  studio?: string;
  /** Folder of the last valid revision of the page files; it need not exist yet. */
  revision?: string;
  /** Changes with the sources; none in development. */
  buildName?: string | undefined;
  /** The current grammar, where widgets change while the shop runs; the build's by default. */
  grammar?(): Promise<Grammar>;
  /** Called each time the page files have been read. */
  pagesRead?(pages: ServedPages): void;
}

/** What `src/shop/entry/entry-server.tsx` exports. */
export interface StorefrontModule {
  createStorefront: CreateStorefront;
  /** Absent: areas and menus are answered from rows alone. */
  createContentForms?: CreateContentForms;
}

function readBuildName(build: string): string | undefined {
  try {
    return readFileSync(join(build, '.stamp'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * @param build folder with `client/`.
 * @param storefront the code of the same build.
 */
export function builtFrontend(build: string, storefront: StorefrontModule): Frontend {
  const client = join(build, 'client');
  return {
    assets: clientAssets(readBuiltClient(client)),
    // Browsers may still show pages of the previous build.
    routes: [assetsRoute([client, join(build, 'previous')])],
    cachesPages: true,
    // The build checks the page files and copies them beside its own.
    revision: build,
    studio: join(build, 'studio'),
    buildName: readBuildName(build),
    load: () => Promise.resolve(storefront),
  };
}
