/** A path as the log shows it: without secrets that are part of an address, and without what a visitor searched for that is personal. */
import { redactText } from '#kernel/redact.ts';

const MAX_LENGTH = 300;
/** References of payments, challenges of sign-ins and links to drafts admit those who know them. */
const secretTail = /^(\/payments\/return\/|\/auth\/sign\/|\/preview\/shared\/)./;
/** Where visitors write freely: a search, or an address that mentions a mail address. */
const free = /\/s\/|@|%40/;

/** @param raw as sent, without query. */
export function loggedPath(raw: string): string {
  const path = raw.slice(0, MAX_LENGTH);
  const secret = secretTail.exec(path);
  if (secret) return `${secret[1] ?? ''}(secret)`;
  if (!free.test(path)) return path;
  const text = decoded(path);
  const safe = redactText(text);
  return safe === text ? path : safe;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
