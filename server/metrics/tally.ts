/** A counter with two labels that costs a tenth of prom-client's: it is counted with every reply, and converted when it is read. */
import { Counter, type Registry } from 'prom-client';

export interface TallyOptions {
  name: string;
  help: string;
  labels: readonly [string, string];
  registry: Registry;
}

/** Returns the function that counts one under the values of both labels. */
export function createTally({
  name,
  help,
  labels,
  registry,
}: TallyOptions): (one: string, other: string) => void {
  const counts = new Map<string, Map<string, number>>();
  const [first, second] = labels;
  const counter: Counter = new Counter({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    collect() {
      counter.reset();
      for (const [one, others] of counts)
        for (const [other, count] of others) counter.inc({ [first]: one, [second]: other }, count);
    },
  });
  return (one, other) => {
    let others = counts.get(one);
    if (!others) {
      others = new Map();
      counts.set(one, others);
    }
    others.set(other, (others.get(other) ?? 0) + 1);
  };
}
