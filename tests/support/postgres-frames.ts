/** Cuts a byte stream of PostgreSQL's protocol into its messages. */

const HEAD = 5;

/** Returns what takes the chunks of one direction of a connection, after the startup message. */
export function frames(take: (type: string, frame: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return chunk => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD) {
      const length = rest.readInt32BE(1) + 1;
      if (rest.length < length) return;
      const frame = rest.subarray(0, length);
      rest = rest.subarray(length);
      take(String.fromCharCode(frame[0] ?? 0), frame);
    }
  };
}
