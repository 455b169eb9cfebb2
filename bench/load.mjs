/** Generates load in a separate process, and measures the static response that every figure is compared with. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../tools/run/bootstrap.mjs';

const generator = join(root, 'node_modules/autocannon/autocannon.js');

/** Opens new sockets regularly: the shop closes each after a thousand responses, which the generator does not notice. */
const settings = ['-j', '-n', '-c', '10', '-D', '900'];

/** Responses per second with 10 clients. @throws when a request fails. */
export async function responsesPerSecond(url, seconds = 4) {
  const output = await new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [generator, ...settings, '-d', String(seconds), encodeURI(decodeURI(url))],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    let text = '';
    child.stdout.on('data', chunk => (text += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(text));
  });
  const { requests, errors, non2xx, timeouts, statusCodeStats } = JSON.parse(output);
  if (errors + non2xx + timeouts > 0)
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${JSON.stringify(statusCodeStats)}`);
  return Math.round(requests.total / seconds);
}

/** node:http and a string, nothing else. */
export async function staticResponsesPerSecond(bytes, seconds) {
  const body = 'x'.repeat(bytes);
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  try {
    return await responsesPerSecond(`http://127.0.0.1:${server.address().port}/`, seconds);
  } finally {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  }
}
