/** Names the content of a body: equal bodies have equal hashes, whatever the order of their keys. */
import { createHash } from 'node:crypto';
import type { DocumentBody } from '#engine/operation/operation.ts';

export const hashOfBody = (body: DocumentBody): string =>
  createHash('sha256').update(canonical(body)).digest('hex').slice(0, 32);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join()}}`;
}
