/** Gathers what was measured and hands it over in pieces that the server takes. */
import { batchBytes, beaconBytes, bufferItems } from './telemetry-limits.ts';

export interface Batches {
  add(item: object): void;
  /** All items so far as request bodies; `isLast` limits them to what a browser sends while a page is left. */
  take(isLast: boolean): string[];
}

const sizeOf = (text: string) => new TextEncoder().encode(text).byteLength;

/** @param envelope makes the fields around the items of a body. */
export function createBatches(envelope: () => object): Batches {
  let items: string[] = [];
  return {
    add(item) {
      items.push(JSON.stringify(item));
      // The oldest are worth the least.
      if (items.length > bufferItems) items.shift();
    },
    take(isLast) {
      // The envelope keeps the visit alive: silence must not.
      if (items.length === 0) return [];
      const most = isLast ? beaconBytes : batchBytes;
      const head = JSON.stringify(envelope()).slice(0, -1);
      const room = most - sizeOf(head) - '"items":[]},'.length;
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
