/** What shoppers wait for while somebody publishes, beside before. */

/**
 * Asks for pages one after the other, from as many shoppers as there are instances, until the work is done.
 * @param paths of the pages
 * @returns milliseconds of each answer
 */
export async function shopDuring(origins, paths, work) {
  const times = [];
  const ended = new AbortController();
  const shop = async origin => {
    for (let turn = 0; !ended.signal.aborted; turn += 1) {
      const began = performance.now();
      await (await fetch(origin + paths[turn % paths.length])).arrayBuffer();
      times.push(performance.now() - began);
    }
  };
  const shopping = origins.map(shop);
  try {
    await work();
  } finally {
    ended.abort();
    await Promise.all(shopping);
  }
  return times;
}
