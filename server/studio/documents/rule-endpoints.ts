/** Endpoints of what the shop demands of every publication. */
import { z } from 'zod';
import type { Backend } from '#backend/index.ts';
import type { ApiRoute } from '../http/api-route.ts';
import { actorOf, withRejections } from './studio-actor.ts';

const rulesShape = z.strictObject({ needsApproval: z.boolean() });

const path = '/api/publishing-rules';

export const ruleEndpoints = (rules: Backend['studio']['rules']): ApiRoute[] => [
  { method: 'GET', path, role: 'viewer', handler: () => rules.read() },
  {
    method: 'PATCH',
    path,
    role: 'admin',
    stepUp: true,
    handler: call => withRejections(() => rules.change(call.json(rulesShape), actorOf(call))),
  },
];
