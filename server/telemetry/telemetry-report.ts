/** What a browser may report, and nothing else: an unknown field rejects the whole report. */

import { z } from 'zod';
import { localeCodes } from '#i18n/locales.ts';

const word = z.string().max(120);
const path = z.string().max(500);
const moment = z.number().int().nonnegative();

const item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('view'), at: moment, route: word, path, viewport: word }),
  z.strictObject({
    kind: z.literal('timing'),
    at: moment,
    name: z.enum(['ttfb', 'fcp', 'lcp', 'cls', 'inp', 'load']),
    value: z.number(),
  }),
  z.strictObject({
    kind: z.literal('ajax'),
    at: moment,
    path,
    status: z.number().int(),
    ms: z.number().nonnegative(),
  }),
  z.strictObject({ kind: z.literal('event'), at: moment, type: word, data: z.unknown() }),
  z.strictObject({
    kind: z.literal('error'),
    at: moment,
    code: word,
    name: word,
    message: z.string().max(1_000),
    stack: z.string().max(4_000).optional(),
    component: z.string().max(200).optional(),
    props: z.unknown(),
    path,
  }),
]);

export const telemetryReport = z.strictObject({
  v: z.literal(1),
  /** A random name of the visit; only with consent to statistics. */
  session: z.uuid().optional(),
  locale: z.enum(localeCodes),
  items: z.array(item).min(1).max(2_000),
});

export type TelemetryReport = z.output<typeof telemetryReport>;
