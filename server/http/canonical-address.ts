/** Answers addresses that are not in their canonical form, and those that no page can have. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadAddress } from './read-address.ts';
import { redirect, sendText } from './reply.ts';

export interface AddressRules {
  /** Shows an address that no page can have as the shop does. */
  refuse(request: FastifyRequest, reply: FastifyReply, status: 400 | 404): Promise<void>;
  /** Redirects to the canonical form of an address. */
  redirectCanonical(request: FastifyRequest, reply: FastifyReply, location: string): void;
  /** Whether the page at `location`, which has plain slashes, takes an escaped one. */
  takesEscapedSlash(request: FastifyRequest, location: string): boolean;
}

const texts = { 400: 'This address cannot be read.', 404: 'This page could not be found.' };

export const canonicalAddress =
  ({ refuse, redirectCanonical, takesEscapedSlash }: Partial<AddressRules> = {}) =>
  async (request: FastifyRequest, reply: FastifyReply, read: ReadAddress): Promise<void> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isMoved =
      read.kind === 'moved' || (read.kind === 'escaped-slash' && takesEscapedSlash?.(request, read.location));
    if (isMoved && isRead) {
      if (redirectCanonical) redirectCanonical(request, reply, read.location);
      else redirect(reply, 301, read.location);
      return;
    }
    const status = read.kind === 'bad' ? 400 : 404;
    if (refuse && request.method === 'GET') return refuse(request, reply, status);
    sendText(reply, status, texts[status]);
  };
