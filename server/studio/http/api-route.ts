/** What an endpoint of Studio's API declares, and what its handler is called with. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Role, StaffMember } from '#studio-api/staff.ts';

/** Who calls: a member of staff with a session. */
export interface StaffCaller extends Omit<StaffMember, 'disabledAt'> {
  /** ISO 8601. */
  endsAt: string;
  /** Whether publishing asks for the passkey again. */
  needsStepUp: boolean;
  /** Whether there is a passkey to ask for; without one a new sign-in link takes its place. */
  hasPasskey: boolean;
}

export interface OpenCall {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Parameter of the path, decoded; empty when the path has none of this name. */
  param(name: string): string;
  query: URLSearchParams;
  /** The JSON body in this shape. @throws ProblemError 400 INVALID for any other. */
  json<Shape extends z.ZodType>(shape: Shape): z.output<Shape>;
  /** The body as it was sent. */
  bytes(): Buffer;
}

export interface StaffCall extends OpenCall {
  staff: StaffCaller;
}

interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/api/documents/:id`. */
  path: string;
  /** In bytes; 1 MB by default. */
  bodyLimit?: number;
  /** What the body of a write is; JSON by default. */
  body?: 'json' | 'bytes';
}

export interface StaffEndpoint extends Endpoint {
  /** The least role that may call it. */
  role: Role;
  /** Asks for the passkey again after 30 minutes without work. */
  stepUp?: boolean;
  /** Programs call it by themselves, so that it does not count as work. */
  isPassive?: boolean;
  /** Its value is sent as JSON with status 200, nothing as 204; `Answer` names another status; a reply that was sent stays. */
  handler(call: StaffCall): Promise<unknown>;
}

/** Needs no session: the ceremonies that begin one. */
export interface OpenEndpoint extends Endpoint {
  role: null;
  handler(call: OpenCall): Promise<unknown>;
}

/** An endpoint; `studio-routes.ts` joins all of them. */
export type ApiRoute = StaffEndpoint | OpenEndpoint;

/** A value with another status than 200. */
export class ApiAnswer {
  readonly status: number;
  readonly value: unknown;

  constructor(status: number, value: unknown) {
    this.status = status;
    this.value = value;
  }
}
