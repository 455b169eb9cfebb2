/** A database address may name several servers, as libpq's does: the one that takes writes is used, also after a failover. */
import { Client, type ClientConfig } from 'pg';

/** A client that is made with the settings, as pg's pool makes them. */
export type ClientClass = new (settings?: ClientConfig) => Client;

export interface AddressSettings {
  readonly connectionString: string;
  /** Only for an address of several servers. */
  readonly Client?: ClientClass;
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]+)([/?#].*)?$/;
const HOST = /^(?:\[[^\]\s]+\]|[^:\s]+)(?::\d{1,5})?$/;
/** What libpq calls a session that can write; a shop cannot do with less. */
const SESSIONS = new Set(['any', 'read-write', 'primary']);
/** SQLSTATE of a write on a server that takes none: a standby, or a primary that is read-only. */
export const READ_ONLY = '25006';
/** A server that is gone may swallow every packet. */
const PROBE_MS = 3_000;
/** A pool opens its connections together. Later another server may take the writes. */
const FOUND_MS = 1_000;

/** Thrown for an address that cannot be used; the message names what is wrong and never the password. */
export class DatabaseAddressError extends Error {
  override readonly name = 'DatabaseAddressError';
}

/** The server answers and takes no writes: a standby, or a primary that was told so. */
export class ReadOnlyServerError extends Error {
  override readonly name = 'ReadOnlyServerError';
  readonly code = READ_ONLY;

  constructor() {
    super('The database server takes no writes.');
  }
}

/**
 * One address per server of `postgres://user:password@a:5432,b:5432/name?target_session_attrs=read-write`.
 * @throws DatabaseAddressError
 */
export function serversOf(address: string): string[] {
  const [, start = '', hosts = '', rest = ''] = PARTS.exec(address) ?? [];
  const names = hosts.split(',');
  // A socket has its folder in the query.
  if (names.length === 1) return [address];
  const wrong = names.find(name => !HOST.test(name));
  if (wrong !== undefined)
    throw new DatabaseAddressError(`names several servers, of which "${wrong}" is no host with a port`);
  return names.map(name => withoutSession(`${start}${name}${rest}`));
}

function withoutSession(address: string): string {
  const url = new URL(address);
  const wanted = url.searchParams.get('target_session_attrs');
  if (wanted !== null && !SESSIONS.has(wanted))
    throw new DatabaseAddressError(
      `asks for target_session_attrs=${wanted}, with which nothing can be ordered: read-write is meant`,
    );
  url.searchParams.delete('target_session_attrs');
  return url.href;
}

/** @returns what is wrong with the address, without its password; null for one that can be used */
export function databaseAddressProblem(address: string): string | null {
  try {
    serversOf(address);
    return null;
  } catch (error) {
    return error instanceof DatabaseAddressError ? error.message : 'is no address';
  }
}

/** For messages: the servers of an address, without user and password. */
export function databaseHosts(address: string): string {
  const names = serversOf(address)
    .map(server => new URL(server))
    .map(({ host, searchParams }) => host || searchParams.get('host'));
  return names.join(', ');
}

/** How a connection to the address is made, for pools and for single clients. */
export function addressSettings(address: string): AddressSettings {
  const servers = serversOf(address);
  const [first = address] = servers;
  return servers.length > 1
    ? { connectionString: first, Client: primaryClient(servers) }
    : { connectionString: first };
}

/** A client of one connection, of the settings that pools are made with. */
export const createClient = (settings: ClientConfig & { readonly Client?: ClientClass }): Client =>
  new (settings.Client ?? Client)(settings);

type Connected = (error: Error | null, client: Client) => void;

/** Clients that connect to whichever of the servers takes writes; what one has found those use that connect with it. */
function primaryClient(servers: readonly string[]): ClientClass {
  let found: Promise<string> | undefined;

  function find(settings: ClientConfig): Promise<string> {
    found ??= Promise.any(servers.map(server => takesWrites(server, settings)));
    const search = found;
    search.then(
      () => setTimeout(() => forget(search), FOUND_MS).unref(),
      () => forget(search),
    );
    return search;
  }

  function forget(search: Promise<string>): void {
    if (found === search) found = undefined;
  }

  return class extends Client {
    readonly #settings: ClientConfig;

    constructor(settings: ClientConfig = {}) {
      super(settings);
      this.#settings = settings;
    }

    override connect(): Promise<Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<Client> | void {
      const connected = this.#connect();
      if (!callback) return connected;
      connected.then(
        client => callback(null, client),
        (error: Error) => callback(error, this),
      );
    }

    async #connect(): Promise<Client> {
      const search = find(this.#settings);
      const { hostname, port } = new URL(await search);
      Object.assign(this, { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) });
      try {
        await super.connect();
        await requireWrites(this);
        return this;
      } catch (error) {
        forget(search);
        throw error;
      }
    }
  };
}

/** @returns the server, when it takes writes */
async function takesWrites(server: string, settings: ClientConfig): Promise<string> {
  const client = new Client({
    ...settings,
    connectionString: server,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await requireWrites(client);
    return server;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** @throws ReadOnlyServerError */
export async function requireWrites(client: Client): Promise<void> {
  const { rows } = await client.query<{ readonly: string }>(
    "select current_setting('transaction_read_only') as readonly",
  );
  if (rows[0]?.readonly === 'on') throw new ReadOnlyServerError();
}
