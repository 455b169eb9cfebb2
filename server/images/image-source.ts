/** Pictures by address: from the disk cache, else rendered once for all concurrent requests, few at a time and in turn. */
import { LRUCache } from 'lru-cache';
import type { Backend } from '#backend/index.ts';
import type { DiskCache } from './disk-cache.ts';
import { draw } from './draw.ts';
import { createFairQueue } from './fair-queue.ts';
import { type ImageFormat, mimeOf } from './image-format.ts';
import { type ImageSize, isShownSize } from './image-sizes.ts';

interface Picture {
  data: Buffer;
  mime: string;
  /** Changes with the original. */
  version: number;
}

type ImageFacts = NonNullable<Awaited<ReturnType<Backend['images']['facts']>>>;

export interface ImageSource {
  facts(type: string, file: string): Promise<ImageFacts | null>;
  /** Null when there is no such original. @throws QueueFull */
  picture(facts: ImageFacts, wanted: WantedPicture): Promise<Picture | null>;
}

export interface WantedPicture {
  size: ImageSize;
  folder: string;
  format: ImageFormat;
  /** Of the client: each has its turn. */
  network: string;
}

/** A list of products asks for a hundred at most. */
const limits = { atOnce: 2, each: 150 };
const FACTS_MS = 60_000;
/** Increase it when `draw` changes its output. */
const DRAWING = 1;

export function createImageSource(
  repository: Backend['images'],
  cache: DiskCache,
  drawPicture = draw,
  now: () => number = Date.now,
): ImageSource {
  const flights = new Map<string, Promise<Picture | null>>();
  const inTurn = createFairQueue(limits);
  /** Facts are read for every picture and cached for a minute: so soon a replaced original shows. */
  const known = new LRUCache<string, { facts: ImageFacts | null; until: number }>({ max: 20_000 });

  async function make(
    key: string,
    { type, fileName, version }: ImageFacts,
    { size, folder, format, network }: WantedPicture,
  ): Promise<Picture | null> {
    if (size.kind === 'raw') {
      const original = await repository.find(type, fileName);
      return original && { data: original.data, mime: original.mime, version };
    }
    const mime = mimeOf[format];
    const stored = await cache.read(key);
    if (stored) return { data: stored, mime, version };
    return inTurn({ network, isOther: !isShownSize(type, folder) }, async () => {
      const original = await repository.find(type, fileName);
      if (!original) return null;
      const data = await drawPicture(original, size, format);
      await cache.write(key, data);
      return { data, mime, version };
    });
  }

  return {
    async facts(type, file) {
      const key = `${type}/${file}`;
      const cached = known.get(key);
      if (cached && cached.until > now()) return cached.facts;
      try {
        const facts = await repository.facts(type, file);
        known.set(key, { facts, until: now() + FACTS_MS });
        return facts;
      } catch (error) {
        // The database is unavailable: the last known facts most likely still hold.
        if (cached?.facts) return cached.facts;
        throw error;
      }
    },
    picture(facts, wanted) {
      const { folder, format } = wanted;
      const key = [DRAWING, facts.type, folder, facts.fileName, facts.version, format].join('/');
      const under = flights.get(key);
      if (under) return under;
      const flight = make(key, facts, wanted).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}
