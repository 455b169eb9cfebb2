/** The score of the MDN HTTP Observatory for an answer behind https; 100 and more is A+. */

/** What the table of the Observatory says about these headers; pages whose scripts are of the same origin. */
export function observatoryScore(headers: Headers, cookies: readonly string[]): number {
  const parts = [
    policyScore(headers.get('content-security-policy')),
    cookieScore(cookies),
    headers.get('access-control-allow-origin') === '*' ? -50 : 0,
    referrerScore(headers.get('referrer-policy')),
    transportScore(headers.get('strict-transport-security')),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frameScore(headers),
    /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  ];
  const penalised = parts.filter(part => part < 0).reduce((sum, part) => sum + part, 100);
  // Bonuses count from 90 points only.
  return penalised < 90
    ? penalised
    : parts.filter(part => part > 0).reduce((sum, part) => sum + part, penalised);
}

export function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map(part => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function policyScore(policy: string | null): number {
  if (policy === null) return -25;
  const directives = directivesOf(policy);
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = of('script-src');
  const isAny = (source: string) => ['*', 'http:', 'https:', 'data:'].includes(source);
  if (scripts.includes("'unsafe-inline'") || scripts.some(isAny) || of('object-src').some(isAny)) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (of('style-src').includes("'unsafe-inline'")) return 0;
  const isClosed = (name: string) => /^'(none|self)'$/.test(of(name).join(' '));
  return of('default-src').join() === "'none'" && isClosed('base-uri') && isClosed('form-action') ? 10 : 5;
}

function cookieScore(cookies: readonly string[]): number {
  const isSession = (line: string) => /^[^=]*(auth|sess)[^=]*=/i.test(line);
  const session = cookies.filter(isSession);
  if (session.some(line => !/; Secure/i.test(line))) return -40;
  if (session.some(line => !/; HttpOnly/i.test(line))) return -30;
  if (cookies.some(line => !/; Secure/i.test(line))) return -20;
  return cookies.every(line => /; SameSite=(Lax|Strict)/i.test(line)) ? 5 : 0;
}

function referrerScore(policy: string | null): number {
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function transportScore(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function frameScore(headers: Headers): number {
  if (directivesOf(headers.get('content-security-policy') ?? '').has('frame-ancestors')) return 5;
  return headers.has('x-frame-options') ? 0 : -20;
}
