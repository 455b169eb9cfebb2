/** Serves Ladle's stories with the images of a running shop, for widgets whose data no visitor of a preview has. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { root } from '../files/message-files.mjs';
import { writeStories } from './stories.mjs';

/** Resolves to `addressOf(title, story)` and `close()`. */
export async function openStories(shopOrigin) {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  writeStories();
  const ladle = join(root, 'node_modules', '@ladle', 'react', 'lib', 'cli', 'cli.js');
  // Ladle resolves the folder relative to the working directory.
  await promisify(execFile)(process.execPath, [ladle, 'build', '--outDir', relative(root, folder)], {
    cwd: root,
  });
  const files = sirv(folder, { single: true });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/images/')) return files(request, response);
    fetch(shopOrigin + request.url).then(
      async answer => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => response.writeHead(502).end(),
    );
    return undefined;
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const dashed = text => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    addressOf: (title, story) =>
      `http://127.0.0.1:${port}/?mode=preview&story=examples--${dashed(title)}--${dashed(story)}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
