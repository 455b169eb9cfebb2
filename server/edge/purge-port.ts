/** The port to what an edge stores: each kind of edge has its own way to be told what to forget. */
import type { Tags } from './purge-queue.ts';

export interface PurgePort {
  /** Of more tags than this, everything is purged instead. */
  readonly maxTags: number;
  /**
   * Resolves when nothing that was stored under the tags is shown any more.
   * @throws PurgeRefused, or what the network throws: then it has to be asked again
   */
  purge(tags: Tags): Promise<void>;
}

/** The edge has answered that it did not purge. */
export class PurgeRefused extends Error {
  override readonly name = 'PurgeRefused';
  readonly status: number;

  constructor(status: number, answer: string) {
    super(`the edge answers ${status}: ${answer.slice(0, 200)}`);
    this.status = status;
  }
}

const PATIENCE_MS = 10_000;

/** One request to an edge. @throws PurgeRefused for any answer but success */
export async function askEdge(url: string, init: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  const answer = await response.text();
  if (!response.ok) throw new PurgeRefused(response.status, answer);
  return answer;
}

export function inChunks(tags: readonly string[], size: number): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < tags.length; at += size) chunks.push(tags.slice(at, at + size));
  return chunks;
}
