/** Sets of document numbers as bits: one Uint32Array per set, all of one length. */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  if (size & 31) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

export function addBit(bits: Bits, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (at & 31));
}

/** Adds a member to a set that grows with its highest member. */
export function withBit(bits: Bits, at: number): Bits {
  const word = at >>> 5;
  let grown = bits;
  if (word >= bits.length) {
    grown = new Uint32Array(Math.max(word + 1, bits.length + (bits.length >>> 3)));
    grown.set(bits);
  }
  addBit(grown, at);
  return grown;
}

export function removeBit(bits: Bits, at: number): void {
  const word = at >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (at & 31));
}

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function addBits(bits: Bits, docs: ArrayLike<number>): Bits {
  for (let at = 0; at < docs.length; at += 1) addBit(bits, docs[at] ?? 0);
  return bits;
}

/** Adds to `bits` what is in `other`. */
export function unite(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** Removes from `bits` what is not in `other`. */
export function intersect(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** Removes from `bits` what is in `other`. */
export function takeOut(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & ~(other[word] ?? 0);
}

/** A new set: what is in `bits` and not in `other`. */
export const bitsWithout = (bits: Bits, other: Bits): Bits => {
  const left = bits.slice();
  takeOut(left, other);
  return left;
};

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    rest -= (rest >>> 1) & 0x55555555;
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    count += (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** Every member in ascending order. */
export function eachBit(bits: Bits, visit: (doc: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      visit((word << 5) + 31 - Math.clz32(rest & -rest));
      rest &= rest - 1;
    }
  }
}
