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

interface FollowedSoFar {
  key: DraftKey;
  /** The newest one that was sent. */
  version: number;
}

interface Listener {
  /** Null: a screen that lists documents. */
  followed: readonly FollowedSoFar[] | null;
  stream: PassThrough;
}

export interface DocumentEvents {
  /** @param followed the open document, and those that are edited with it; in this order the id of an event has their versions */
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

/** The id of an event: `12.4`, the version of each document that is followed. A browser that connects again sends the last one. */
const idOf = (followed: readonly FollowedSoFar[]): string => followed.map(({ version }) => version).join('.');

/** The versions that such an id names, in the order in which the documents are followed; none for any other text. */
export const versionsOfEventId = (id: string): number[] =>
  /^\d+(\.\d+)*$/.test(id) ? id.split('.').map(Number) : [];

/** One line `event`, one `id` where the client may resume, one `data`. */
const eventOf = (name: StudioEventName, data: unknown, id?: string): string =>
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
    await Promise.all(followed.map(each => sendOne(listener, each, followed)));
  }

  async function sendOne(
    listener: Listener,
    one: FollowedSoFar,
    followed: readonly FollowedSoFar[],
  ): Promise<void> {
    const { key } = one;
    for (const post of await inRelease(key.release).drafts.since(key.id, one.version)) {
      const { version } = post;
      // Two calls may have read the same.
      if (version <= one.version) continue;
      one.version = version;
      const data = { ...post, document: key.id, at: post.at.toISOString() } satisfies OperationsEvent;
      write(listener, eventOf('operations', data, idOf(followed)));
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
