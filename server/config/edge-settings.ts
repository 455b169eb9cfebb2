/** Settings of the cache in front of the shop: what it is, and how it is told of changes. */
import { z } from 'zod';
import { httpUrl, list, type Setting, whole } from './setting-shapes.ts';

export const edgeSettings = {
  edge: {
    env: 'EDGE',
    shape: z.enum(['none', 'segment', 'varnish', 'fastly', 'cloudflare', 'bunny']).default('none'),
    about:
      'The cache in front of the shop ([edge.md](edge.md)). `segment` stores pages for seconds by the segment header; the others store them for long and are told of every change.',
    fix: 'none, segment, varnish, fastly, cloudflare or bunny',
  },
  edgeUrls: {
    env: 'EDGE_URLS',
    shape: list.pipe(z.array(httpUrl)).default([]),
    about: 'Where each Varnish takes purges, separated by commas: never through a load balancer.',
    fix: 'addresses as http://127.0.0.1:6081, separated by commas',
  },
  edgeZone: {
    env: 'EDGE_ZONE',
    shape: z
      .string()
      .trim()
      .regex(/^[\w-]{1,64}$/, 'has other characters')
      .optional(),
    about:
      'What is purged: the service of Fastly, the zone of Cloudflare or the pull zone of Bunny, by its id.',
    fix: 'the id as the service shows it',
  },
  edgeKey: {
    env: 'EDGE_KEY',
    shape: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{16,200}$/, 'is too short or has other characters')
      .optional(),
    secret: true,
    onlyInEnvironment: true,
    about:
      'What purges are allowed by: the token of the service’s API, or what `deploy/varnish.vcl` compares. From the environment alone.',
    fix: 'at least 16 characters without spaces',
  },
  edgeSeconds: {
    env: 'EDGE_SECONDS',
    shape: whole(10, 604_800).default(3_600),
    about: 'How long an edge that is told of changes stores a page.',
    fix: 'a whole number from 10 to 604800',
  },
} satisfies Record<string, Setting>;
