/** Collects measurements and splits them into request bodies of a size that the server accepts. */
import { batchBytes, beaconBytes, bufferItems } from './telemetry-limits.ts';

export interface Batches {
  add(item: object): void;
  /** Removes and returns all items as request bodies; `isLast` limits their size to what a browser sends while the page unloads. */
  take(isLast: boolean): string[];
}

const sizeOf = (text: string) => new TextEncoder().encode(text).byteLength;

/** @param envelope creates the fields around the items of a body. */
export function createBatches(envelope: () => object): Batches {
  let items: string[] = [];
  return {
    add(item) {
      items.push(JSON.stringify(item));
      // Drops the oldest item.
      if (items.length > bufferItems) items.shift();
    },
    take(isLast) {
      // Creating an envelope extends the visit, so an idle page must not create one.
      if (items.length === 0) return [];
      const maxBytes = isLast ? beaconBytes : batchBytes;
      const head = JSON.stringify(envelope()).slice(0, -1);
      const room = maxBytes - sizeOf(head) - '"items":[]},'.length;
      const bodies: string[][] = [];
      let left = 0;
      for (const item of items) {
        const size = sizeOf(item) + 1;
        if (size > room) continue;
        if (size > left) {
          bodies.push([]);
          left = room;
        }
        bodies.at(-1)?.push(item);
        left -= size;
      }
      items = [];
      return bodies.map(body => `${head},"items":[${body.join(',')}]}`);
    },
  };
}
