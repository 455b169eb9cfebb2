/** Settings of the shop itself: where it listens, keeps its data and whom it serves. */
import { z } from 'zod';
import { FEWEST_CONNECTIONS, USUAL_CONNECTIONS } from '#backend/index.ts';
import {
  databaseUrl,
  languageHosts,
  list,
  origin,
  type Setting,
  whole,
  word,
  yesNo,
} from './setting-shapes.ts';

export const shopSettings = {
  port: {
    env: 'PORT',
    shape: whole(0, 65_535).default(3000),
    about: 'Port of the shop; 0 takes a free one.',
    fix: 'a whole number from 0 to 65535',
  },
  host: {
    env: 'HOST',
    shape: word.default('127.0.0.1'),
    about: 'Address to listen on; `0.0.0.0` opens the shop to the network.',
    fix: 'an address of this machine, as 127.0.0.1 or 0.0.0.0',
  },
  drainSeconds: {
    env: 'DRAIN_SECONDS',
    shape: whole(0, 300).default(0),
    about:
      'How long a stopping shop goes on serving while `/readyz` answers 503, so that a load balancer can notice.',
    fix: 'a whole number from 0 to 300',
  },
  publicOrigin: {
    env: 'PUBLIC_ORIGIN',
    shape: origin.optional(),
    shown: 'http://localhost:PORT',
    about: 'Where shoppers reach the shop; links, redirects and mails use it, never the request.',
    fix: 'scheme, name and port without a path, as https://shop.example',
  },
  dataDir: {
    env: 'DATA_DIR',
    shape: word.default('./data'),
    about: 'Folder of the embedded database, of the image cache and of the saved catalogue index.',
    fix: 'a folder this user can write to',
  },
  catalogueIndex: {
    env: 'CATALOGUE_INDEX',
    shape: word.default('catalogue.index'),
    about:
      'File of the saved catalogue index, from which the next start begins; relative to DATA_DIR. `off` reads all products at every start.',
    fix: 'a file name or path, or off',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    shape: databaseUrl.optional(),
    secret: true,
    about:
      'A PostgreSQL of your own instead of the embedded one. Several servers, separated by commas as in `postgres://user:password@a:5432,b:5432/name`: the one that takes writes is used, also after a failover.',
    fix: 'postgres://user:password@host:5432/name, or several servers as user:password@a:5432,b:5432',
  },
  databaseWaitSeconds: {
    env: 'DATABASE_WAIT_SECONDS',
    shape: whole(0, 86_400).default(300),
    about:
      'How long a start waits for a database that does not answer, also when it goes away while tables are prepared or products read; then the start has failed.',
    fix: 'a whole number from 0 to 86400',
  },
  databaseReplicaUrls: {
    env: 'DATABASE_REPLICA_URLS',
    shape: list.pipe(z.array(databaseUrl)).default([]),
    secret: true,
    about:
      'Read replicas of DATABASE_URL, separated by commas: catalogue and content are read there as far as they have replayed the changes.',
    fix: 'addresses as postgres://user:password@host:5432/name, separated by commas',
  },
  databaseConnections: {
    env: 'DATABASE_CONNECTIONS',
    shape: whole(FEWEST_CONNECTIONS, 1_000).default(USUAL_CONNECTIONS),
    about:
      'How many connections one instance opens to DATABASE_URL together: for requests, catalogue, payments, mails and to watch the server. All instances together need fewer than `max_connections` of the server, or of the pooler.',
    fix: `a whole number from ${FEWEST_CONNECTIONS} to 1000`,
  },
  databasePooling: {
    env: 'DATABASE_POOLING',
    shape: z.enum(['session', 'transaction']).default('session'),
    about:
      'With `transaction`, DATABASE_URL may lead to a pooler that shares connections between transactions, as PgBouncer does in that mode: nothing is kept in a session.',
    fix: 'session or transaction',
  },
  changeSignal: {
    env: 'CHANGE_SIGNAL',
    shape: z.enum(['auto', 'listen', 'poll']).default('auto'),
    about:
      'How instances learn of changes: by LISTEN, by a query twice a second, or by LISTEN if a notification arrives at the start.',
    fix: 'auto, listen or poll',
  },
  search: {
    env: 'SEARCH',
    shape: z.enum(['memory', 'postgres']).default('memory'),
    about:
      'Where texts are searched: in the memory of each instance, or in PostgreSQL with pg_trgm, which finds the same and is slower.',
    fix: 'memory or postgres',
  },
  channelId: {
    env: 'CHANNEL_ID',
    shape: z
      .string()
      .regex(/^\d+\|[a-z]{2,}$/, 'is no channel')
      .default('1|fi'),
    about: 'Sales channel: its number and top-level domain.',
    fix: 'a number, a bar and letters, as 1|fi',
  },
  defaultMarket: {
    env: 'DEFAULT_MARKET',
    shape: z
      .string()
      .regex(/^[a-z0-9-]{2,16}$/, 'is no market alias')
      .default('fi'),
    about: 'Market of a visitor that has chosen none.',
    fix: 'the alias of a market, as fi',
  },
  marketInPath: {
    env: 'MARKET_IN_PATH',
    shape: yesNo.default(false),
    about: 'Addresses begin with market and language, as `/se/sv/kassan`.',
    fix: 'true or false',
  },
  domains: {
    env: 'DOMAINS',
    shape: languageHosts.default([]),
    about:
      'A host per language, as `fi|kauppa.example,sv|butik.example`; the scheme is that of PUBLIC_ORIGIN. One host for both needs none of this.',
    fix: 'languages and hosts, as fi|kauppa.example,sv|butik.example',
  },
  features: {
    env: 'FEATURES',
    shape: list.default([]),
    about: 'Features that pages may ask for, separated by commas.',
    fix: 'names separated by commas',
  },
  logLevel: {
    env: 'LOG_LEVEL',
    shape: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    about: 'The least of what is logged.',
    fix: 'fatal, error, warn, info, debug, trace or silent',
  },
  pageCacheMegabytes: {
    env: 'PAGE_CACHE_MB',
    shape: whole(1, 65_536).default(64),
    about:
      'Memory for rendered pages in each process, in megabytes: a page takes about 90 kilobytes. The least recently shown ones make room.',
    fix: 'a whole number from 1 to 65536',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    shape: yesNo.default(false),
    about: 'Believe the last address of X-Forwarded-For, as a reverse proxy in front sets it.',
    fix: 'true or false',
  },
  mode: {
    env: 'NODE_ENV',
    shape: z.enum(['production', 'development', 'test']).default('production'),
    about: 'What the process is for.',
    fix: 'production, development or test',
  },
  shopFolder: {
    env: 'SHOP',
    shape: z.string().min(1).default('shops/atv-huset'),
    about: 'The folder of the shop, with which an empty database is filled (docs/own-shop.md).',
    fix: 'a folder that npm run shop -- new has written',
  },
  seedProducts: {
    env: 'SEED_PRODUCTS',
    shape: whole(1, 2_000_000).optional(),
    shown: 'those of the folder',
    about:
      'How many products an empty database is filled with: some of the folder, or more that are like them.',
    fix: 'a whole number from 1 to 2000000',
  },
  buildId: {
    env: 'BUILD_ID',
    shape: z
      .string()
      .regex(/^[\w.-]{1,64}$/, 'has other characters')
      .optional(),
    shown: 'from the build',
    about: 'Name of this version in the log.',
    fix: 'letters, digits, dots and dashes',
  },
} satisfies Record<string, Setting>;
