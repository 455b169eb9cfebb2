/** The one table of settings: name, environment variable, shape, default, and what it means; the README's table is made from it. */
import { z } from 'zod';
import { usualPasswordSalt } from '#backend/auth/usual-salt.ts';

export interface Setting {
  /** Environment variable; the file uses `name`. */
  env: string;
  /** Accepts text (environment) and, where it is natural, the JSON form (file). */
  shape: z.ZodType;
  /** Shown in the README where the default is worked out from others. */
  shown?: string;
  secret?: boolean;
  about: string;
  /** What to write instead of a wrong value. */
  mend: string;
}

const httpUrl = z
  .string()
  .trim()
  .refine(text => isHttpUrl(text), 'is no http(s) address');
const databaseUrl = z
  .string()
  .trim()
  .refine(text => /^postgres(ql)?:\/\/[^\s]+$/.test(text), 'is no postgres:// address');
const origin = httpUrl
  .transform(text => new URL(text))
  .refine(url => url.pathname === '/' && url.search === '', 'has a path')
  .transform(url => url.origin);
const mailUrl = z
  .string()
  .trim()
  .refine(text => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol), 'is no smtp:// address')
  .refine(text => URL.canParse(text) && new URL(text).hostname !== '', 'names no server');
const mailFrom = z
  .string()
  .trim()
  .refine(
    text => /^(?:[^<>"\p{Cc}]{1,100} <[^\s<>@"]+@[^\s<>@"]+>|[^\s<>@"]+@[^\s<>@"]+)$/u.test(text),
    'is no sender',
  );
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const word = z.string().trim().min(1);
const yesNo = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform(value => value === true || value === 'true' || value === '1');
const list = z
  .union([
    z.array(word),
    z.string().transform(text =>
      text
        .split(',')
        .map(part => part.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(z.string()));

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

export const settings = {
  port: {
    env: 'PORT',
    shape: whole(0, 65_535).default(3000),
    about: 'Port of the shop; 0 takes a free one.',
    mend: 'a whole number from 0 to 65535',
  },
  host: {
    env: 'HOST',
    shape: word.default('127.0.0.1'),
    about: 'Address to listen on; `0.0.0.0` opens the shop to the network.',
    mend: 'an address of this machine, as 127.0.0.1 or 0.0.0.0',
  },
  publicOrigin: {
    env: 'PUBLIC_ORIGIN',
    shape: origin.optional(),
    shown: 'http://localhost:PORT',
    about: 'Where shoppers reach the shop; links, redirects and mails use it, never the request.',
    mend: 'scheme, name and port without a path, as https://shop.example',
  },
  dataDir: {
    env: 'DATA_DIR',
    shape: word.default('./data'),
    about: 'Folder of the embedded database and of the image cache.',
    mend: 'a folder this user can write to',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    shape: databaseUrl.optional(),
    secret: true,
    about: 'A PostgreSQL of your own instead of the embedded one.',
    mend: 'postgres://user:password@host:5432/name',
  },
  commerceApiUrl: {
    env: 'COMMERCE_API_URL',
    shape: httpUrl.optional(),
    about: 'GraphQL address of a hosted commerce platform instead of the embedded backend.',
    mend: 'an address as https://api.example/graphql',
  },
  commerceApiKey: {
    env: 'COMMERCE_API_KEY',
    shape: word.optional(),
    secret: true,
    about: 'The X-ApiKey that the shop sends to COMMERCE_API_URL.',
    mend: 'the key as the platform gave it',
  },
  commerceApiKeys: {
    env: 'COMMERCE_API_KEYS',
    shape: list.default([]),
    secret: true,
    about: 'Keys that other clients may use at /graphql, separated by commas; empty accepts any.',
    mend: 'keys separated by commas',
  },
  foreignDocuments: {
    env: 'FOREIGN_DOCUMENTS',
    shape: yesNo.default(true),
    about: 'Whether other clients may send GraphQL documents of their own to /graphql.',
    mend: 'true or false',
  },
  introspection: {
    env: 'INTROSPECTION',
    shape: yesNo.default(true),
    about: 'Whether /graphql tells its schema.',
    mend: 'true or false',
  },
  graphqlDepth: {
    env: 'GRAPHQL_DEPTH',
    shape: whole(5, 100).default(15),
    about: 'How deep a document may nest its fields.',
    mend: 'a whole number from 5 to 100',
  },
  graphqlAliases: {
    env: 'GRAPHQL_ALIASES',
    shape: whole(0, 1000).default(60),
    about: 'How many fields of a document may have another name.',
    mend: 'a whole number from 0 to 1000',
  },
  graphqlDirectives: {
    env: 'GRAPHQL_DIRECTIVES',
    shape: whole(0, 1000).default(60),
    about: 'How many directives a document may hold.',
    mend: 'a whole number from 0 to 1000',
  },
  graphqlTokens: {
    env: 'GRAPHQL_TOKENS',
    shape: whole(100, 100_000).default(8000),
    about: 'How many tokens a document may hold.',
    mend: 'a whole number from 100 to 100000',
  },
  graphqlCost: {
    env: 'GRAPHQL_COST',
    shape: whole(1000, 10_000_000).default(100_000),
    about: 'How many fields an operation may ask for, those of a list counted for each of its goods.',
    mend: 'a whole number from 1000 to 10000000',
  },
  authUrl: {
    env: 'AUTH_URL',
    shape: httpUrl.optional(),
    about: 'Base address of another auth service than the one of the shop itself.',
    mend: 'an address as https://api.example/api/shop_prod',
  },
  signUrl: {
    env: 'SIGN_URL',
    shape: httpUrl.optional(),
    secret: true,
    about: 'Sign address of the auth service; the challenge is put at its end.',
    mend: 'an address as https://api.example/auth/sign/KEY?identity=',
  },
  authSecret: {
    env: 'AUTH_SECRET',
    shape: z.string().min(32, 'is shorter than 32 characters').optional(),
    shown: 'made once, kept in the database',
    secret: true,
    about: 'What tokens and sessions are signed with; another one ends every session.',
    mend: 'at least 32 random characters',
  },
  authPasswordSalt: {
    env: 'AUTH_PASSWORD_SALT',
    shape: word.default(usualPasswordSalt),
    about: 'What clients put behind a password before they digest it; passwords are lost when it changes.',
    mend: 'any text, the same for every client',
  },
  imageUrl: {
    env: 'IMAGE_URL',
    shape: httpUrl.optional(),
    about: 'Image server to fetch /images from instead of the embedded one.',
    mend: 'an address as https://img.example',
  },
  vehicleApiUrl: {
    env: 'VEHICLE_API_URL',
    shape: httpUrl.optional(),
    about:
      'Base address of a vehicle service to ask instead of the embedded one; the calls are put at its end.',
    mend: 'an address as https://vehicles.example/api',
  },
  vehicleApiUser: {
    env: 'VEHICLE_API_USER',
    shape: word.optional(),
    about: 'User of the vehicle service: sent to VEHICLE_API_URL, and asked of other clients at /vehicles.',
    mend: 'a name without a colon',
  },
  vehicleApiPassword: {
    env: 'VEHICLE_API_PASSWORD',
    shape: word.optional(),
    secret: true,
    about: 'Password of the vehicle service.',
    mend: 'the password as the service gave it',
  },
  mailUrl: {
    env: 'MAIL_URL',
    shape: mailUrl.optional(),
    secret: true,
    about:
      'SMTP server that sends the mails; without one they wait in the database, and are shown at /mailbox in development.',
    mend: 'smtp://user:password@host:587, or smtps:// for TLS from the start',
  },
  mailFrom: {
    env: 'MAIL_FROM',
    shape: mailFrom.optional(),
    shown: 'ATV Huset, noreply at the shop’s host',
    about: 'Sender of the mails.',
    mend: 'an address, or a name and an address as Shop <post@shop.example>',
  },
  channelId: {
    env: 'CHANNEL_ID',
    shape: z
      .string()
      .regex(/^\d+\|[a-z]{2,}$/, 'is no channel')
      .default('1|fi'),
    about: 'Sales channel: its number and top-level domain.',
    mend: 'a number, a bar and letters, as 1|fi',
  },
  defaultMarket: {
    env: 'DEFAULT_MARKET',
    shape: z
      .string()
      .regex(/^[a-z0-9-]{2,16}$/, 'is no market alias')
      .default('fi'),
    about: 'Market of a visitor that has chosen none.',
    mend: 'the alias of a market, as fi',
  },
  features: {
    env: 'FEATURES',
    shape: list.default([]),
    about: 'Features that pages may ask for, separated by commas.',
    mend: 'names separated by commas',
  },
  logLevel: {
    env: 'LOG_LEVEL',
    shape: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    about: 'The least of what is logged.',
    mend: 'fatal, error, warn, info, debug, trace or silent',
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    shape: yesNo.default(false),
    about: 'Believe the last address of X-Forwarded-For, as a reverse proxy in front sets it.',
    mend: 'true or false',
  },
  mode: {
    env: 'NODE_ENV',
    shape: z.enum(['production', 'development', 'test']).default('production'),
    about: 'What the process is for.',
    mend: 'production, development or test',
  },
  seedProducts: {
    env: 'SEED_PRODUCTS',
    shape: whole(1, 2_000_000).optional(),
    shown: 'the demo shop',
    about: 'How many products an empty database is filled with.',
    mend: 'a whole number from 1 to 2000000',
  },
  paymentProviderUrl: {
    env: 'PAYMENT_PROVIDER_URL',
    shape: httpUrl.optional(),
    about: 'A payment provider that speaks the protocol of docs/payments.md.',
    mend: 'an address as https://pay.example',
  },
  paymentSecret: {
    env: 'PAYMENT_SECRET',
    shape: z.string().min(16, 'is too short').optional(),
    shown: 'made once, kept in the database',
    secret: true,
    about: 'What shop and payment provider prove themselves with.',
    mend: 'at least 16 characters',
  },
  paymentSandbox: {
    env: 'PAYMENT_SANDBOX',
    shape: yesNo.optional(),
    shown: 'true with the demo goods',
    about: 'Whether the bundled test payment provider runs beside the shop; no money moves there.',
    mend: 'true or false',
  },
  paymentSandboxPort: {
    env: 'PAYMENT_SANDBOX_PORT',
    shape: whole(0, 65_535).optional(),
    shown: 'PORT + 1, or a free one',
    about: 'Port of the test payment provider.',
    mend: 'a whole number from 0 to 65535',
  },
  paymentSandboxOrigin: {
    env: 'PAYMENT_SANDBOX_ORIGIN',
    shape: origin.optional(),
    shown: 'its own address',
    about: 'Where shoppers reach the pages of the test payment provider, behind a proxy.',
    mend: 'scheme, name and port without a path, as https://pay.shop.example',
  },
  buildId: {
    env: 'BUILD_ID',
    shape: z
      .string()
      .regex(/^[\w.-]{1,64}$/, 'has other characters')
      .optional(),
    shown: 'from the build',
    about: 'Name of this version in the log.',
    mend: 'letters, digits, dots and dashes',
  },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
