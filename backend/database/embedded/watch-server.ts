/** Whether the database server answers at all: a hanging server or network rejects nothing, it is silent. */
import type { Client } from 'pg';
import { type Circuit, type CircuitTimes, createCircuit } from '#kernel/work/circuit.ts';
import { connectionSettings, type Pooling } from '../connection-settings.ts';
import { createClient } from '../database-address.ts';
import { isDatabaseUnavailable } from '../database-unavailable.ts';
import type { DatabaseLogger } from '../logger.ts';
import { errorCode } from './embedded-postgres-error.ts';

export interface WatchServerOptions {
  readonly url: string;
  readonly pooling?: Pooling | undefined;
  readonly logger: DatabaseLogger;
  readonly times?: CircuitTimes;
  /** Told of every error of a statement. */
  readonly onError?: (error: unknown) => void;
}

/** When the circuit has long given up. */
const ABANDONED_MS = 3_000;
/** The server answers, but not as a database: it starts, stops or recovers. */
const NOT_READY = /^57P/;
/** Every one has a digit, unlike the codes of the operating system. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** What a server that is ready answers first, whichever way it checks passwords. */
const loginMessages = ['Ok', 'CleartextPassword', 'MD5Password', 'SASL'].map(name => `authentication${name}`);

/** A login takes several round trips, but the first answer proves life: a server that is far away is not silent. */
const startsLogin = ({ connection }: Client) =>
  new Promise<void>(resolve => {
    for (const message of loginMessages) connection.once(message, () => resolve());
  });

/** One circuit for all pools of a server. Nothing is sent while calls are answered in time. */
export function watchServer({ url, pooling, logger, times, onError }: WatchServerOptions): Circuit {
  const settings = {
    ...connectionSettings(url, 'atv-huset probe', pooling),
    connectionTimeoutMillis: ABANDONED_MS,
  };

  async function probe(): Promise<void> {
    const client = createClient(settings);
    client.on('error', () => undefined);
    try {
      await Promise.race([client.connect(), startsLogin(client)]);
    } catch (error) {
      // A server that is full or refuses the user does answer.
      const code = errorCode(error) ?? '';
      if (!SQLSTATE.test(code) || NOT_READY.test(code)) throw error;
    } finally {
      client.end().catch(() => undefined);
    }
  }

  return createCircuit({
    probe,
    isFailure(error) {
      onError?.(error);
      return isDatabaseUnavailable(error);
    },
    ...(times ? { times } : {}),
    onChange: isOpen =>
      isOpen
        ? logger.error({}, 'the database does not answer: requests that need it are refused')
        : logger.info({}, 'the database answers again'),
  });
}
