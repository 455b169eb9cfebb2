/** The API that the shop calls: start a payment, query it, capture, refund and void it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PaymentReport } from '../payment-provider.ts';
import type { SandboxProvider } from './sandbox-provider.ts';
import {
  amountRequest,
  parseRequest,
  readBody,
  requireSecret,
  SandboxError,
  startRequest,
} from './sandbox-request.ts';

export interface ApiCall {
  action: 'start' | 'status' | 'capture' | 'refund' | 'void';
  reference: string;
}

export interface SandboxApiOptions {
  provider: SandboxProvider;
  secret: string;
  /** Called before every response of the API; tests let it hang, break or die here. */
  before?: ((call: ApiCall, res: ServerResponse) => Promise<void>) | undefined;
  /** As `before`, after the call has taken effect and before the response. */
  after?: ((call: ApiCall) => Promise<void>) | undefined;
}

export type SandboxApi = (
  req: IncomingMessage,
  res: ServerResponse,
  path: readonly string[],
) => Promise<void>;

export function createSandboxApi({ provider, secret, before, after }: SandboxApiOptions): SandboxApi {
  async function perform({ action, reference }: ApiCall, body: string): Promise<PaymentReport> {
    if (action === 'start') return provider.start(parseRequest(startRequest, body));
    const known = await provider.find(reference);
    if (!known) throw new SandboxError(404, 'The payment does not exist.');
    if (action === 'status') return provider.reportOf(known);
    if (action === 'void') return provider.reportOf((await provider.void(reference)) ?? known);
    const { amount, key } = parseRequest(amountRequest, body);
    const changed = await provider[action](reference, amount, key);
    if (!changed) throw new SandboxError(409, 'The payment does not allow that now.');
    return provider.reportOf(changed);
  }

  return async (req, res, [reference = '', verb = '']) => {
    requireSecret(req, secret);
    const body = req.method === 'POST' ? await readBody(req) : '';
    const call = callOf(req.method ?? '', reference, verb);
    if (!call) throw new SandboxError(404, 'Unknown path.');
    await before?.(call, res);
    if (res.writableEnded || res.destroyed) return;
    const report = await perform(call, body);
    await after?.(call);
    if (res.destroyed) return;
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(report));
  };
}

function callOf(method: string, reference: string, verb: string): ApiCall | null {
  if (method === 'POST' && reference === '') return { action: 'start', reference: '' };
  if (method === 'GET' && verb === '') return { action: 'status', reference };
  const action = (['capture', 'refund', 'void'] as const).find(each => each === verb);
  return method === 'POST' && action ? { action, reference } : null;
}
