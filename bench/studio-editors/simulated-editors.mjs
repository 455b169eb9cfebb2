/** Editors of one document without a browser: each hears its events and saves what it types and asks what is found, as Studio does. */
import { setTimeout as pause } from 'node:timers/promises';
import { caller, cookieAt } from './open-studio.mjs';

/** How often each of them saves: a person who types is saved at every rest. */
const EVERY_MS = 500;

/** Calls `take` with the name and the data of each event until the connection ends. */
async function readEvents(answer, take) {
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop();
    for (const event of events) {
      const name = /^event: (.*)$/m.exec(event)?.[1];
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (name && data) take(name, JSON.parse(data));
    }
  }
}

function titleIn(body, id) {
  const widgets = Object.values(body.regions)
    .flat()
    .flatMap(row => row.widgets ?? []);
  return widgets.find(widget => widget.id === id)?.props.title;
}

/**
 * @param studios Studio's origin at each instance; editors take turns
 * @param secret of the session
 * @param document path of the document in the API
 * @param nodes one widget with a title for each editor, which it alone changes
 * @returns what was measured, and how to end them
 */
export async function startEditors({ studios, secret, document, nodes }) {
  const posts = [];
  const acknowledged = [];
  const checked = [];
  /** When each editor heard of each version. */
  const heard = nodes.map(() => new Map());
  const ended = new AbortController();
  const stopped = new AbortController();
  const failures = [];

  async function edit(at) {
    const studio = studios[at % studios.length];
    const call = caller(studio, secret);
    const clientId = crypto.randomUUID();
    const { version, body } = await call('GET', document);
    let base = version;
    const answer = await fetch(`${studio}${document}/events?since=${base}&client=${clientId}`, {
      headers: { cookie: cookieAt(studio, secret), 'sec-fetch-site': 'same-origin' },
      signal: ended.signal,
    });
    readEvents(answer, (name, data) => {
      if (name !== 'operations') return;
      base = Math.max(base, data.version);
      heard[at].set(data.version, performance.now());
    }).catch(() => undefined);
    let was = titleIn(body, nodes[at].id);
    for (let seq = 1; !stopped.signal.aborted; seq += 1) {
      const words = `${nodes[at].title} ${seq}`;
      const value = { fi: words, sv: words, en: words };
      const began = performance.now();
      const accepted = await call('POST', `${document}/operations`, {
        ...{ base, clientId, seq },
        ops: [{ set: { id: nodes[at].id, path: 'props.title', value, was } }],
      });
      acknowledged.push(performance.now() - began);
      await call('POST', `${document}/check`);
      checked.push(performance.now() - began);
      posts.push({ version: accepted.version, began, by: at });
      base = Math.max(base, accepted.version);
      was = value;
      await pause(EVERY_MS * (0.8 + 0.4 * Math.random()));
    }
  }

  const working = nodes.map((_, at) => edit(at).catch(error => failures.push(error)));
  return {
    async stop() {
      stopped.abort();
      await Promise.all(working);
      // What was saved last is still on its way to the others.
      await pause(500);
      ended.abort();
      if (failures.length > 0) throw failures[0];
      const seen = posts.flatMap(({ version, began, by }) =>
        heard.flatMap((times, at) => {
          if (at === by) return [];
          const time = times.get(version);
          return [time === undefined ? Number.POSITIVE_INFINITY : time - began];
        }),
      );
      return { acknowledged, checked, seen };
    },
  };
}
