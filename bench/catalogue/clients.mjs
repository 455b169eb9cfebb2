/** Ten clients over HTTP that each send the next request as soon as they have the response, and time every response. */
import { Agent, request } from 'node:http';

const CLIENTS = 10;

export function createClients(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let shoppers = 0;

  /** Resolves to the data and the size of a response without errors; `network` is the address that a proxy would name. */
  function askFrom(network, query, variables) {
    const body = JSON.stringify({ query, variables });
    return new Promise((resolve, reject) => {
      const sent = request(
        `${origin}/graphql`,
        {
          agent,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...(network && { 'x-forwarded-for': network }),
          },
        },
        response => {
          const parts = [];
          response.on('data', part => parts.push(part));
          response.on('end', () => {
            const text = Buffer.concat(parts);
            const answer = JSON.parse(text.toString());
            if (answer.errors)
              reject(new Error(`${JSON.stringify(answer.errors[0])} for ${body.slice(0, 300)}`));
            else resolve({ data: answer.data, bytes: text.length });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Calls `turn(number)` repeatedly; it does one piece of work and resolves to the measured `{ ms, bytes }`. */
  async function measure(seconds, turn) {
    const times = [];
    let bytes = 0;
    let number = 0;
    const until = performance.now() + seconds * 1000;
    const client = async () => {
      while (performance.now() < until) {
        const done = await turn(number++);
        times.push(done.ms);
        bytes += done.bytes;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    times.sort((a, b) => a - b);
    const at = share =>
      Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2));
    return {
      p50: at(0.5),
      p95: at(0.95),
      perSecond: Math.round(times.length / seconds),
      turns: times.length,
      kilobytes: Number((bytes / times.length / 1000).toFixed(1)),
    };
  }

  /** Sends requests from one network; `timed` times one of them. */
  function visitor(network) {
    const ask = (query, variables) => askFrom(network, query, variables);
    async function timed(query, variables) {
      const started = performance.now();
      const { data, bytes } = await ask(query, variables);
      return { ms: performance.now() - started, bytes, data };
    }
    return { ask, timed };
  }

  /** A visitor with a network of its own, since the shop limits how many carts one network opens. */
  function shopper() {
    shoppers += 1;
    return visitor(`10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`);
  }

  return { ...visitor(), measure, shopper, close: () => agent.destroy() };
}
