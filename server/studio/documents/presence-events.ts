/** Tells open editors of a document who else has it open, as one of their server-sent events. */
import { randomUUID } from 'node:crypto';
import type { PassThrough } from 'node:stream';
import type { DraftKey, Presence, PresentEditor } from '#backend/index.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import type { PresenceEvent } from '#studio-api/events.ts';

interface Joined {
  id: DocumentId;
  stream: PassThrough;
  /** What was sent last. */
  sent: string;
}

/** How often editors that are silent are looked for, while any is open at this instance. */
const LOOK_MS = 5_000;

export interface PresenceEvents extends Pick<Presence, 'move'> {
  /** The editor is there for as long as the stream is open. */
  join(key: DraftKey, stream: PassThrough, editor: Omit<PresentEditor, 'connectionId'>): Promise<void>;
  /** Sends what has changed; several calls during one reading are one more reading. */
  changed(): Promise<void>;
}

export function createPresenceEvents(presence: Presence): PresenceEvents {
  const all = new Set<Joined>();
  let isStale = false;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    while (isStale && all.size > 0) {
      isStale = false;
      const people = await presence.present([...new Set([...all].map(({ id }) => id))]);
      for (const joined of all) {
        const { id, stream, sent } = joined;
        const data = JSON.stringify({
          document: id,
          people: [...(people.get(id) ?? [])],
        } satisfies PresenceEvent);
        if (data === sent || stream.writableEnded || stream.destroyed) continue;
        joined.sent = data;
        stream.write(`event: presence\ndata: ${data}\n\n`);
      }
    }
  }

  let looking: ReturnType<typeof setInterval> | undefined;
  /** The next look makes up for one that failed. */
  const look = () => void presence.forget().catch(() => undefined);
  function lookWhileOpen(): void {
    if (all.size > 0) looking ??= setInterval(look, LOOK_MS).unref();
    else {
      clearInterval(looking);
      looking = undefined;
    }
  }

  return {
    async join(key, stream, editor) {
      const joined: Joined = { id: key.id, stream, sent: '' };
      const connectionId = randomUUID();
      all.add(joined);
      lookWhileOpen();
      // A row that stays because the database is away is forgotten after a while.
      const leave = () => void presence.leave(connectionId).catch(() => undefined);
      stream.once('close', () => {
        all.delete(joined);
        lookWhileOpen();
        leave();
      });
      await presence.enter(key, { ...editor, connectionId });
      // It may have ended in the meantime.
      if (stream.destroyed) leave();
    },
    move: presence.move,
    changed() {
      isStale = true;
      reading ??= read().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}
