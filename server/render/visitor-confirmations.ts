/** The orders whose confirmations a browser has opened. Their secrets are in one cookie: an address is logged, measured and shared. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OrderSecrets, Visitor } from '#engine/definition/visitor.ts';
import { cookieNames } from '#stores/common/cookie-names.ts';

/** Seconds: as long as the page may offer an account. */
const LIFE = 86_400;
/** Confirmations that one browser keeps, the newest first. */
const KEPT = 3;
const MAX_LENGTH = 200;

type Entry = readonly [name: string, secrets: Record<string, string>];

const isText = (value: unknown): value is string => typeof value === 'string';

function read(text: string | undefined): Entry[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const [name, secrets] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (!isText(name) || typeof secrets !== 'object' || secrets === null) return [];
    const texts = Object.entries(secrets).filter((pair): pair is [string, string] => isText(pair[1]));
    return [[name, Object.fromEntries(texts)] as const];
  });
}

/** The number of the order, which is no secret; a payment that has no order yet gets a name by chance. */
const nameOf = ({ oid }: OrderSecrets): string =>
  oid && /^[1-9]\d{0,8}$/.test(oid) ? oid : randomUUID().slice(0, 8);

export function visitorConfirmations(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): Pick<Visitor, 'keepConfirmation' | 'confirmation'> {
  const entries = read(request.cookies[cookieNames.confirmation]);
  return {
    keepConfirmation(given) {
      const secrets = Object.fromEntries(
        Object.entries(given).flatMap(([name, value]) => (value ? [[name, value.slice(0, MAX_LENGTH)]] : [])),
      );
      const name = nameOf(secrets);
      const kept = [[name, secrets] as const, ...entries.filter(entry => entry[0] !== name)].slice(0, KEPT);
      reply.header('referrer-policy', 'no-referrer');
      reply.setCookie(cookieNames.confirmation, JSON.stringify(kept), {
        maxAge: LIFE,
        httpOnly: true,
        secure,
      });
      return name;
    },
    confirmation: name => entries.find(entry => entry[0] === name)?.[1] ?? null,
  };
}
