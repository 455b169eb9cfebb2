/** The time from "Publish" in Studio until two instances on one PostgreSQL serve the page, and the same for taking back. */
import { setTimeout as pause } from 'node:timers/promises';
import { round } from './figures.mjs';
import { options } from './run/options.mjs';

const ROUNDS = options.short ? 1 : 5;
const MAX_MS = 10_000;
const POLL_MS = 10;
const documentPath = `/api/documents/${encodeURIComponent('page:newsletter')}`;

/** Asks every instance for the page as often as a measurement does, for so long. */
export async function lookAtPage(origins, milliseconds) {
  const until = performance.now() + milliseconds;
  await Promise.all(
    origins.map(async origin => {
      while (performance.now() < until) {
        await (await fetch(`${origin}/uutiskirje`)).text();
        await pause(POLL_MS);
      }
    }),
  );
}

/** Resolves when every instance serves the page with the text, or without it. */
async function untilServed(origins, text, isThere) {
  const started = performance.now();
  await Promise.all(
    origins.map(async origin => {
      for (;;) {
        const answer = await fetch(`${origin}/uutiskirje`);
        if ((await answer.text()).includes(text) === isThere) return;
        if (performance.now() - started > MAX_MS) throw new Error(`${origin} does not serve the publication`);
        await pause(POLL_MS);
      }
    }),
  );
  return performance.now() - started;
}

/**
 * @param call calls Studio's API as somebody who may publish: `(method, path, body)`
 * @param origins of the instances
 * @param every milliseconds from the beginning of one publication to the next; 0: one after the other
 * @returns milliseconds of the slowest round, from the request until the last instance serves it
 */
export async function timePublications(call, origins, every = 0) {
  const slowest = { published: 0, takenBack: 0 };
  const timed = async (key, request, text, isThere) => {
    const started = performance.now();
    const answer = await request();
    await untilServed(origins, text, isThere);
    const took = performance.now() - started;
    slowest[key] = Math.max(slowest[key], round(took, 0));
    await lookAtPage(origins, every - took);
    return answer;
  };
  for (let at = 0; at < ROUNDS; at += 1) {
    const title = `Mitattu julkaisu ${crypto.randomUUID()}`;
    const { version, body } = await call('GET', documentPath);
    const was = titleOf(body);
    const ops = [
      { set: { id: 'title', path: 'props.title', value: { fi: title, sv: title, en: title }, was } },
    ];
    const accepted = await call('POST', `${documentPath}/operations`, {
      ...{ base: version, clientId: crypto.randomUUID(), seq: 1 },
      ops,
    });
    const publication = await timed(
      'published',
      () =>
        call('POST', '/api/publications', {
          documents: [{ id: 'page:newsletter', version: accepted.version }],
          note: 'bench',
          acceptWarnings: true,
        }),
      title,
      true,
    );
    await timed(
      'takenBack',
      () => call('POST', `/api/publications/${publication.id}/undo`, {}),
      title,
      false,
    );
  }
  return slowest;
}

function titleOf(body) {
  const find = nodes => {
    for (const node of nodes) {
      if (node.id === 'title') return node.props.title;
      const found = find(node.widgets ?? node.children ?? []);
      if (found) return found;
    }
    return undefined;
  };
  return find(Object.values(body.regions).flat());
}
