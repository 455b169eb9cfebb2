/** Tells open screens of Studio what others save, what is published and that pictures or orders changed, as server-sent events. */
import { PassThrough } from 'node:stream';
import type { DraftKey, StudioDocuments } from '#backend/index.ts';
import type { OperationsEvent, StudioEventName } from '#studio-api/events.ts';
import { beatMs } from '#studio-api/presence.ts';

/** A connection is opened again after this time, and with it the session is looked at again. */
const MAX_CONNECTION_MS = 5 * 60_000;
/** How long a browser waits before it connects again. */
const RECONNECT_MS = 1_000;

interface Listener {
  /** Null: a screen that lists documents. */
  key: DraftKey | null;
  /** The newest version that was sent. */
  version: number;
  stream: PassThrough;
}

export interface DocumentEvents {
  /** @param since version of the draft that the editor has. */
  open(key: DraftKey, since: number): PassThrough;
  /** For screens that list documents: told that something changed, not what. */
  openLists(): PassThrough;
  /** Sends what was saved since the last call. */
  drafts(): Promise<void>;
  /** Tells all screens that something was published. */
  published(): void;
  /** Tells all screens that the picture library changed. */
  pictures(): void;
  /** Tells all screens that an order has come or changed, or an article was corrected, not which one. */
  orders(): void;
  /** Tells all screens that something was said about a document, or resolved. */
  comments(): void;
  /** Tells all screens that a draft was sent for approval, or decided about. */
  approvals(): void;
  /** Ends all connections. */
  close(): void;
}

/** A stream that is ending takes nothing more. */
function write({ stream }: Listener, text: string): void {
  if (!stream.writableEnded && !stream.destroyed) stream.write(text);
}

/** One line `event`, one `id` where the client may resume, one `data`. */
const eventOf = (name: StudioEventName, data: unknown, id?: number): string =>
  `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

export function createDocumentEvents({
  inRelease,
}: {
  inRelease(release: number): { drafts: Pick<StudioDocuments['drafts'], 'since'> };
}): DocumentEvents {
  const listeners = new Set<Listener>();

  async function send(listener: Listener): Promise<void> {
    const { key } = listener;
    if (key === null) return write(listener, eventOf('drafts', {}));
    for (const post of await inRelease(key.release).drafts.since(key.id, listener.version)) {
      const { version } = post;
      // Two calls may have read the same.
      if (version <= listener.version) continue;
      listener.version = version;
      const data = { ...post, at: post.at.toISOString() } satisfies OperationsEvent;
      write(listener, eventOf('operations', data, version));
    }
  }

  function begin(key: DraftKey | null, since: number): Listener {
    const stream = new PassThrough();
    const listener: Listener = { key, version: since, stream };
    listeners.add(listener);
    const heartbeat = setInterval(() => write(listener, eventOf('beat', {})), beatMs).unref();
    const end = setTimeout(() => stream.end(), MAX_CONNECTION_MS).unref();
    stream.once('close', () => {
      clearInterval(heartbeat);
      clearTimeout(end);
      listeners.delete(listener);
    });
    stream.write(`retry: ${RECONNECT_MS}\n\n`);
    return listener;
  }

  function tellAll(name: StudioEventName): void {
    for (const listener of listeners) write(listener, eventOf(name, {}));
  }

  return {
    open(key, since) {
      const listener = begin(key, since);
      const { stream } = listener;
      // The browser connects again and asks for the same.
      send(listener).catch(() => stream.end());
      return stream;
    },
    openLists: () => begin(null, 0).stream,
    async drafts() {
      await Promise.all([...listeners].map(send));
    },
    published: () => tellAll('published'),
    pictures: () => tellAll('pictures'),
    orders: () => tellAll('orders'),
    comments: () => tellAll('comments'),
    approvals: () => tellAll('approvals'),
    close() {
      for (const { stream } of listeners) stream.end();
    },
  };
}
