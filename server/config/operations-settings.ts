/** Settings for those who operate the shop. */
import { z } from 'zod';
import { type Setting, whole } from './setting-shapes.ts';

export const operationsSettings = {
  operationsToken: {
    env: 'OPERATIONS_TOKEN',
    shape: z
      .string()
      .trim()
      .regex(/^[\w.~+/=-]{32,200}$/, 'is too short or has other characters')
      .optional(),
    secret: true,
    about:
      'Token of operators and their monitoring, sent as `Authorization: Bearer`; without one, `/readyz` shows the state only and `/metrics` does not exist.',
    fix: 'at least 32 letters, digits and dashes, as `openssl rand -hex 24` writes them',
  },
  metricsPort: {
    env: 'METRICS_PORT',
    shape: whole(1, 65_535).optional(),
    about: 'Port on HOST where `/metrics` is read without a token; keep it closed to the public.',
    fix: 'a whole number from 1 to 65535 that no other program uses',
  },
} satisfies Record<string, Setting>;
