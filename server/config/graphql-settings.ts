/** Settings of the commerce interface: another backend, or who may ask ours for how much. */
import { z } from 'zod';
import { httpUrl, list, origin, type Setting, whole, word, yesNo } from './setting-shapes.ts';

export const graphqlSettings = {
  commerceApiUrl: {
    env: 'COMMERCE_API_URL',
    shape: httpUrl.optional(),
    about: 'GraphQL address of a hosted commerce platform instead of the embedded backend.',
    fix: 'an address as https://api.example/graphql',
  },
  commerceApiKey: {
    env: 'COMMERCE_API_KEY',
    shape: word.optional(),
    secret: true,
    about: 'The X-ApiKey that the shop sends to COMMERCE_API_URL.',
    fix: 'the key as the platform gave it',
  },
  commerceApiKeys: {
    env: 'COMMERCE_API_KEYS',
    shape: list.default([]),
    secret: true,
    about: 'Keys that other clients may use at /graphql, separated by commas; empty accepts any.',
    fix: 'keys separated by commas',
  },
  commerceServerKeys: {
    env: 'COMMERCE_SERVER_KEYS',
    shape: list.default([]),
    secret: true,
    about:
      'Keys of other storefronts’ servers, separated by commas, which browsers never see: with one, X-Forwarded-For names the visitor whose limits count.',
    fix: 'keys separated by commas',
  },
  clientOrigins: {
    env: 'CLIENT_ORIGINS',
    shape: list.pipe(z.array(origin)).default([]),
    about:
      'Origins of other storefronts whose pages may use this API in browsers and to which shoppers may return after a payment, separated by commas.',
    fix: 'origins separated by commas, as https://app.example',
  },
  foreignDocuments: {
    env: 'FOREIGN_DOCUMENTS',
    shape: yesNo.optional(),
    shown: 'true in the demo shop and in development; elsewhere only for clients with a key',
    about:
      'Whether other clients may send GraphQL documents of their own to /graphql; without it, clients with one of COMMERCE_API_KEYS may.',
    fix: 'true or false',
  },
  introspection: {
    env: 'INTROSPECTION',
    shape: yesNo.optional(),
    shown: 'true in the demo shop and in development',
    about: 'Whether /graphql tells its schema.',
    fix: 'true or false',
  },
  graphqlDepth: {
    env: 'GRAPHQL_DEPTH',
    shape: whole(5, 100).default(15),
    about: 'How deep a document may nest its fields.',
    fix: 'a whole number from 5 to 100',
  },
  graphqlAliases: {
    env: 'GRAPHQL_ALIASES',
    shape: whole(0, 1000).default(60),
    about: 'How many fields of a document may have another name.',
    fix: 'a whole number from 0 to 1000',
  },
  graphqlDirectives: {
    env: 'GRAPHQL_DIRECTIVES',
    shape: whole(0, 1000).default(60),
    about: 'How many directives a document may hold.',
    fix: 'a whole number from 0 to 1000',
  },
  graphqlTokens: {
    env: 'GRAPHQL_TOKENS',
    shape: whole(100, 100_000).default(8000),
    about: 'How many tokens a document may hold.',
    fix: 'a whole number from 100 to 100000',
  },
  graphqlCost: {
    env: 'GRAPHQL_COST',
    shape: whole(1000, 10_000_000).default(16_000),
    about: 'Maximum cost of an operation: its fields, those of lists as often as the lists are long.',
    fix: 'a whole number from 1000 to 10000000',
  },
  graphqlWorkPerMinute: {
    env: 'GRAPHQL_WORK_PER_MINUTE',
    shape: whole(100, 10_000_000).default(3_600),
    about:
      'Milliseconds for which the queries of one network may compute in a minute, in each instance; further ones wait up to three seconds, then they are refused.',
    fix: 'a whole number from 100 to 10000000',
  },
  pagesWorkPerMinute: {
    env: 'PAGES_WORK_PER_MINUTE',
    shape: whole(1000, 10_000_000).default(15_000),
    about:
      'Milliseconds for which pages that are not in the cache may render for one network in a minute, in each instance; further ones wait up to three seconds, then they are refused.',
    fix: 'a whole number from 1000 to 10000000',
  },
  graphqlCostPerMinute: {
    env: 'GRAPHQL_COST_PER_MINUTE',
    shape: whole(1000, 1_000_000_000_000).default(500_000),
    about:
      "Cost of other clients' documents that one network may request in a minute, from all instances together.",
    fix: 'a whole number from 1000 to 1000000000000',
  },
} satisfies Record<string, Setting>;
