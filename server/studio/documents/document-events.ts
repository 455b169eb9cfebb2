/** Tells open screens of Studio what others save, what is published and that pictures or orders changed, as server-sent events. */
import { PassThrough } from 'node:stream';
import type { DraftKey, StudioDocuments } from '#backend/index.ts';
import type { OperationsEvent, StudioEventName } from '#studio-api/events.ts';
import { beatMs } from '#studio-api/presence.ts';

/** A connection is opened again after this time, and with it the session is looked at again. */
const MAX_CONNECTION_MS = 5 * 60_000;
/** How long a browser waits before it connects again. */
const RECONNECT_MS = 1_000;

/** A draft that an open editor follows. */
export interface FollowedDraft {
  key: DraftKey;
  /** Version of the draft that the editor has. */
  since: number;
}

interface Listener {
  /** With the newest version of each that was sent; null: a screen that lists documents. */
  followed: readonly { key: DraftKey; version: number }[] | null;
  stream: PassThrough;
}

export interface DocumentEvents {
  /** @param followed the open document first, then those that are edited with it */
  open(followed: readonly FollowedDraft[]): PassThrough;
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
    const { followed } = listener;
    if (followed === null) return write(listener, eventOf('drafts', {}));
    await Promise.all(followed.map(each => sendOne(listener, each, each === followed[0])));
  }

  /** @param isResumed whether a connection that is opened again names the version */
  async function sendOne(
    listener: Listener,
    one: { key: DraftKey; version: number },
    isResumed: boolean,
  ): Promise<void> {
    const { key } = one;
    for (const post of await inRelease(key.release).drafts.since(key.id, one.version)) {
      const { version } = post;
      // Two calls may have read the same.
      if (version <= one.version) continue;
      one.version = version;
      const data = { ...post, document: key.id, at: post.at.toISOString() } satisfies OperationsEvent;
      write(listener, eventOf('operations', data, isResumed ? version : undefined));
    }
  }

  function begin(followed: Listener['followed']): Listener {
    const stream = new PassThrough();
    const listener: Listener = { followed, stream };
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
    open(followed) {
      const listener = begin(followed.map(({ key, since }) => ({ key, version: since })));
      const { stream } = listener;
      // The browser connects again and asks for the same.
      send(listener).catch(() => stream.end());
      return stream;
    },
    openLists: () => begin(null).stream,
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
