/** Sends the results of all queries of a page to a navigation in the browser. */
import type { RecordedAnswer } from '#api/record-answers.ts';
import { answer } from '#server/http/answer.ts';
import { encode, encodingFor } from '#server/http/compress.ts';
import type { Exchange } from '#server/http/exchange.ts';

export async function sendPageData(exchange: Exchange, answers: readonly RecordedAnswer[]): Promise<void> {
  const body = Buffer.from(JSON.stringify(answers));
  const encoding = encodingFor(exchange.req, body.byteLength);
  return answer(exchange, 200, await encode(body, encoding), {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
}
