/** Sends one picture for a review; the review names it later. */
import { ApiError } from '../transport.ts';

export interface SentPicture {
  name: string;
  /** A small copy, as a data address. */
  thumbnail: string;
}

/** Null for a file that the shop does not take as a picture. @throws Error when it could not be sent, ApiError with 401 for visitors. */
export async function sendPicture(file: Blob): Promise<SentPicture | null> {
  const response = await fetch('/review-pictures', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (response.status === 413 || response.status === 422) return null;
  if (!response.ok)
    throw new ApiError('http', 'ReviewPicture', `Status ${response.status}`, { status: response.status });
  const sent: unknown = await response.json();
  if (!isSent(sent)) throw new Error('A picture was answered with something else');
  return sent;
}

const isSent = (value: unknown): value is SentPicture =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'thumbnail' in value &&
  typeof value.thumbnail === 'string';
