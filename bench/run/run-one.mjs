/** Runs one bench in this process and sends its tables to `run.mjs`. */
import { existsSync } from 'node:fs';

const [name] = process.argv.slice(2);
const file = ['mjs', 'ts'].map(ending => new URL(`../${name}.${ending}`, import.meta.url)).find(existsSync);

try {
  const { title, note, measure } = await import(file.href);
  const tables = await measure();
  process.send({ title, note, tables }, () => process.exit(0));
} catch (error) {
  process.send({ error: error.stack ?? String(error) }, () => process.exit(1));
}
