/** One log event for a terminal: time, level when it matters, message, and the other fields. */

const known = new Set(['time', 'level', 'msg', 'build', 'err']);
const marks: Record<string, string> = { warn: '! ', error: '!! ', fatal: '!! ' };

/** Control characters could rewrite the terminal. */
const plain = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, ' ');

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function readableLine(line: string): string {
  const event: unknown = JSON.parse(line);
  if (typeof event !== 'object' || event === null) return line;
  const fields: Record<string, unknown> = { ...event };
  const { time, level, msg, err } = fields;
  const rest = Object.entries(fields)
    .filter(([name, value]) => !known.has(name) && value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${shown(value)}`);
  const text = [
    String(time ?? '').slice(11, 19),
    `${marks[String(level)] ?? ''}${String(msg ?? '')}`,
    ...rest,
  ].join(' ');
  const stack = typeof err === 'object' && err !== null && 'stack' in err ? `\n${String(err.stack)}` : '';
  return `${plain(text + stack)}\n`;
}
