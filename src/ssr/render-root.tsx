/** React's half of a page on the server: one render, in one piece or as a stream. */
import { ShopApp } from '#app/shop-app.tsx';
import type { ComponentProps } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type Readable, Transform, Writable } from 'node:stream';

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

/** What React writes for a boundary whose content failed or was not there at once. */
const UNFINISHED = '<!--$!-->';

/** The root as one text, at half the cost of a stream; null when something in it failed or has to be waited for. */
function renderAtOnce(props: AppProps): string | null {
  try {
    const text = renderToString(<ShopApp {...props} />);
    return text.includes(UNFINISHED) ? null : text;
  } catch {
    // The stream meets the same error and reports it.
    return null;
  }
}

/** The whole root; errors in it are passed to `onError`. */
export function renderRoot(props: AppProps, onError: OnError): Promise<string> {
  const text = renderAtOnce(props);
  return text === null ? renderPatiently(props, onError) : Promise.resolve(text);
}

/** A large boundary must not be moved behind a script: cached pages run none. */
function renderPatiently(props: AppProps, onError: OnError): Promise<string> {
  return new Promise((resolve, reject) => {
    const collector = new Collector();
    collector.on('finish', () => resolve(collector.text()));
    const { pipe } = renderToPipeableStream(<ShopApp {...props} />, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(collector),
      onShellError: reject,
      onError: (error, info) => onError(error, info.componentStack),
    });
  });
}

/** The root as it becomes ready, between the two halves of the document. React waits for slow readers and stops for those who left. */
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
      // What was not finished because nobody reads it any more is no failure.
      onError: (error, info) => {
        if (!body.destroyed && !isShellBroken) onError(error, info.componentStack);
      },
    });
    body.on('close', () => abort());
  });
}
