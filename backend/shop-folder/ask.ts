/** What a new shop is made of, from the command line or from the person in front of it. */
import { createInterface } from 'node:readline/promises';
import { WrongUsage } from './wrong-usage.ts';

type Asked = 'name' | 'country' | 'language' | 'currency' | 'vat';

/** A value of the command line, or the answer of the person in front of it. */
export async function ask(
  values: Partial<Record<Asked, string>>,
  name: Asked,
  shape: RegExp,
  example: string,
) {
  let value = values[name];
  if (value === undefined && process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    value = await lines.question(`${name} (${example}): `);
    lines.close();
  }
  if (value === undefined || !shape.test(value.trim()))
    throw new WrongUsage(
      `--${name} ${value === undefined ? 'is missing' : `"${value}" is not valid`}: write it as ${example}`,
    );
  return value.trim();
}
