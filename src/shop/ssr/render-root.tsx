/** Renders the React part of a page on the server, as one string or as a stream. */

import { type Readable, Transform, Writable } from 'node:stream';
import type { ComponentProps } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ShopApp } from '#app/layouts/page/shop-app.tsx';
import { withoutPreloads } from './without-preloads.ts';

type AppProps = ComponentProps<typeof ShopApp>;
type OnError = (error: unknown, stack: string | undefined) => void;

class Collector extends Writable {
  private readonly chunks: Buffer[] = [];
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.chunks.push(chunk);
    done();
  }
  text() {
    return Buffer.concat(this.chunks).toString('utf8');
  }
}

/** Markers that React writes for a boundary whose content failed or was pending. */
const UNFINISHED_BOUNDARY = '<!--$!-->';

/** Renders the root to a string, at half the cost of a stream; null when something in it failed or is pending. */
function renderWhole(props: AppProps): string | null {
  try {
    const text = renderToString(<ShopApp {...props} />);
    return text.includes(UNFINISHED_BOUNDARY) ? null : withoutPreloads(text);
  } catch {
    // Rendering the stream meets the same error and reports it.
    return null;
  }
}

/** Renders the whole root; errors are passed to `onError`. */
export function renderRoot(props: AppProps, onError: OnError): Promise<string> {
  const text = renderWhole(props);
  return text === null ? renderWhenReady(props, onError) : Promise.resolve(text);
}

/** Prevents React from moving a large boundary behind a script: the HTML is complete in browsers that run none. */
const inOrder = { progressiveChunkSize: Number.MAX_SAFE_INTEGER } as const;

function renderWhenReady(props: AppProps, onError: OnError): Promise<string> {
  return new Promise((resolve, reject) => {
    const collector = new Collector();
    collector.on('finish', () => resolve(withoutPreloads(collector.text())));
    const { pipe } = renderToPipeableStream(<ShopApp {...props} />, {
      ...inOrder,
      onAllReady: () => pipe(collector),
      onShellError: reject,
      onError: (error, info) => onError(error, info.componentStack),
    });
  });
}

/** Streams the root between the two halves of the document. React applies backpressure and stops when the client disconnects. */
export function streamRoot(
  props: AppProps,
  halves: { start: string; end: string },
  nonce: string,
  onError: OnError,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    let isShellBroken = false;
    const body = new Transform({
      transform: (chunk: Buffer, _encoding, done) => done(null, chunk),
      flush(done) {
        this.push(halves.end);
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(<ShopApp {...props} />, {
      ...inOrder,
      nonce,
      onShellReady: () => {
        body.write(halves.start);
        pipe(body);
        resolve(body);
      },
      onShellError: error => {
        isShellBroken = true;
        reject(error);
      },
      // An aborted render is not a failure: the client has disconnected.
      onError: (error, info) => {
        if (!body.destroyed && !isShellBroken) onError(error, info.componentStack);
      },
    });
    body.on('close', () => abort());
  });
}
