/** Settings of every connection: time limits, and how PostgreSQL's types are converted to TypeScript. */
import { type ClientConfig, type CustomTypesConfig, types as defaults } from 'pg';
import { type AddressSettings, addressSettings } from './database-address.ts';

const { INT8, DATE } = defaults.builtins;
/** The array type of `bigint`; pg has no name for it. */
const INT8_ARRAY = 1016;

/** A `bigint` as a number; ids and minor units fit, and larger values must not be rounded silently. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The whole number ${text} is too large to be read exactly.`);
  return value;
}

/** One dimension, as `{1,2,NULL}`. */
function parseBigints(text: string): (number | null)[] {
  if (text === '{}') return [];
  const items = text.slice(1, -1).split(',');
  return items.map(item => (item === 'NULL' ? null : parseBigint(item)));
}

/** `numeric` stays text, `timestamptz` is a `Date` (both defaults of pg), `date` stays `YYYY-MM-DD` since it has no time zone. */
const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format?: 'text' | 'binary') => {
    if (format === 'binary') return defaults.getTypeParser(oid, 'binary');
    const type: number = oid;
    if (type === INT8) return parseBigint;
    if (type === INT8_ARRAY) return parseBigints;
    if (type === DATE) return (text: string) => text;
    return defaults.getTypeParser(oid, 'text');
  },
};

const SECOND = 1_000;

/**
 * Who keeps a connection to the server: the shop for as long as it likes (`session`), or only for a transaction, with a
 * pooler in between (`transaction`), so that nothing may rely on the state of a session.
 */
export type Pooling = 'session' | 'transaction';

/** For `createClient`, or for pg's pool. */
export interface ConnectionSettings extends Omit<ClientConfig, 'connectionString'>, AddressSettings {}

/**
 * Time limits end long statements, lock waits, idle transactions and connections to a server that stopped responding.
 * A pooler of transactions refuses limits of a session: there they belong to the database's user.
 */
export function connectionSettings(
  url: string,
  applicationName: string,
  pooling: Pooling = 'session',
): ConnectionSettings {
  const limits = {
    statement_timeout: 15 * SECOND,
    lock_timeout: 5 * SECOND,
    idle_in_transaction_session_timeout: 15 * SECOND,
  };
  return {
    ...addressSettings(url),
    application_name: applicationName,
    types: columnTypes,
    connectionTimeoutMillis: 5 * SECOND,
    keepAlive: true,
    ...(pooling === 'session' ? limits : {}),
    // Later than the server's own limit, for a server or network that does not answer at all.
    query_timeout: 20 * SECOND,
  };
}
