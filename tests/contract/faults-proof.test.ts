/** The table of proofs names tests that exist, for every row it promises. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Proof {
  row: number;
  file: string;
  sentence: string;
}

const proofs = read('docs/faults-proof.md')
  .split('\n')
  .flatMap((line): Proof[] => {
    const [, row = '', , file = '', sentence = ''] = line.split('|').map(cell => cell.trim());
    return /^\d+$/.test(row) ? [{ row: Number(row), file, sentence }] : [];
  });

const promised = [...Array.from({ length: 45 }, (_, index) => 17 + index), 111, 127, 130];

it('has every row that it promises, in order', () => {
  const rows = proofs.map(({ row }) => row);
  expect(rows).toEqual(rows.toSorted((one, other) => one - other));
  expect([...new Set(rows)]).toEqual(promised);
});

it('names tests that exist, by their whole sentence', () => {
  const texts = new Map(proofs.map(({ file }) => [file, read(file)]));
  const isThere = ({ file, sentence }: Proof) =>
    ["'", '"', '`'].some(quote => texts.get(file)?.includes(quote + sentence + quote));
  expect(proofs.filter(proof => !isThere(proof))).toEqual([]);
});
