/** The parts of a violation report that help to find its cause. Addresses lose their queries, which may hold tokens and personal data. */
import { isRecord } from '#kernel/is-record.ts';
import { loggedPath } from './logged-path.ts';

export interface CspViolation {
  directive: string;
  /** Origin and path of what was blocked, or a keyword such as `inline`. */
  blocked: string;
  page: string;
  source: string;
  line: number | null;
}

/** Null for what is no report. */
export function readViolation(body: string): CspViolation | null {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return null;
  }
  // `report-uri` sends one object, the Reporting API a list.
  const first: unknown = Array.isArray(sent) ? sent[0] : sent;
  if (!isRecord(first)) return null;
  const report = first['csp-report'] ?? first['body'];
  if (!isRecord(report)) return null;
  const text = (...names: string[]) => {
    const value = names.map(name => report[name]).find(each => typeof each === 'string');
    return typeof value === 'string' ? value : '';
  };
  const line = report['line-number'] ?? report['lineNumber'];
  return {
    directive: text('effective-directive', 'effectiveDirective', 'violated-directive').slice(0, 60),
    blocked: withoutQuery(text('blocked-uri', 'blockedURL')),
    page: withoutQuery(text('document-uri', 'documentURL')),
    source: withoutQuery(text('source-file', 'sourceFile')),
    line: typeof line === 'number' ? line : null,
  };
}

function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return /^[\w-]{0,40}$/.test(address) ? address : '';
  const { protocol, origin, pathname } = new URL(address);
  return origin === 'null' ? protocol : `${origin}${loggedPath(pathname)}`;
}
