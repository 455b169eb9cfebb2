/** Asks the shop for a page as a shopper does: through the address that shoppers use, with whatever stands in front of it. */
import type { PageInShop } from '#studio-api/canvas.ts';

/** Longer than a page takes, shorter than a person waits. */
const TIMEOUT_MS = 5_000;

/** @returns how the shop answers; a shop that cannot be asked from here says nothing about shoppers. */
export async function askShop(url: string, ask: typeof fetch = fetch): Promise<PageInShop> {
  try {
    const answer = await ask(url, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.status === 200) return { url, is: 'shown' };
    return answer.status < 500 ? { url, is: 'missing' } : { url, is: 'unknown' };
  } catch {
    return { url, is: 'unknown' };
  }
}
