/** Load from a process of its own, and the plain answer that every figure is compared with. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../tools/run/bootstrap.mjs';

const generator = join(root, 'node_modules/autocannon/autocannon.js');

/** New sockets now and then: the shop closes one after a thousand answers, and the generator would not notice. */
const settings = ['-j', '-n', '-c', '10', '-D', '900'];

/** Answers per second with 10 clients. @throws when one of the answers is none. */
export async function answersPerSecond(url, seconds = 4) {
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
    throw new Error(`${url}: ${errors} errors, ${timeouts} too late, ${JSON.stringify(statusCodeStats)}`);
  return Math.round(requests.total / seconds);
}

/** node:http and a string, nothing else. */
export async function staticAnswer(bytes, seconds) {
  const body = 'x'.repeat(bytes);
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  try {
    return await answersPerSecond(`http://127.0.0.1:${server.address().port}/`, seconds);
  } finally {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  }
}
