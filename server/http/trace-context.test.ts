/** The headers of W3C Trace Context: what is accepted, passed on and logged. */
import { expect, it } from 'vitest';
import { httpWorld } from '#server/testing/http-world.ts';
import { sendText } from './reply.ts';
import { readTrace } from './trace-context.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

it.each([
  ['a valid header', { traceparent }, { traceparent }],
  [
    'a state',
    { traceparent, tracestate: 'vendor=1,other=2' },
    { traceparent, tracestate: 'vendor=1,other=2' },
  ],
  ['a later version', { traceparent: `01${traceparent.slice(2)}-more` }, { traceparent }],
  ['a state that is too long', { traceparent, tracestate: 'a'.repeat(513) }, { traceparent }],
])('passes on %s', (_name, headers, expected) => {
  expect(readTrace(headers)).toEqual({ traceId, headers: expected });
});

it.each([
  ['no header', undefined],
  ['the version that is forbidden', `ff${traceparent.slice(2)}`],
  ['version 00 with more fields', `${traceparent}-more`],
  ['an empty trace', traceparent.replace(traceId, '0'.repeat(32))],
  ['an empty parent', traceparent.replace('00f067aa0ba902b7', '0'.repeat(16))],
  ['capital letters', traceparent.toUpperCase()],
  ['a line break', `${traceparent}\nx: y`],
  ['a very long one', `01${traceparent.slice(2)}-${'a'.repeat(300)}`],
])('ignores %s', (_name, value) => {
  expect(readTrace(value === undefined ? { tracestate: 'a=1' } : { traceparent: value })).toBeNull();
});

it('logs the trace beside the id of the request', async () => {
  const { get, lines } = await httpWorld([
    {
      url: '/a',
      method: ['GET'],
      handler(request, reply) {
        request.log.warn('inside');
        sendText(reply, 200, 'a');
      },
    },
  ]);
  await get('/a', { traceparent, 'x-request-id': 'request-1234' });
  await get('/a', { traceparent: 'none' });
  const of = (msg: string) => lines.filter(line => line['msg'] === msg);
  for (const msg of ['inside', 'request']) {
    expect(of(msg)[0]).toMatchObject({ requestId: 'request-1234', traceId });
    expect(of(msg)[1]).not.toHaveProperty('traceId');
  }
});
