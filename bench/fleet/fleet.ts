/** Instances of the shop as far as they follow changes, and what following costs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createDatabase } from '#backend/commands.ts';
import type { CatalogueChange } from '#backend/index.ts';
import { type Catalogue, openCatalogue, REBUILD_LOCK } from '#backend/testing.ts';
import { round } from '../figures.mjs';
import type { FleetDatabase } from './fleet-database.ts';

const NAME = 'fleet';
/** The smallest share of an instance with few connections. */
const CONNECTIONS = 3;
const PATIENCE_MS = 600_000;
const LOOK_MS = 100;

interface Instance {
  catalogue: Catalogue;
  /** Products whose change this instance has not shown yet. */
  waiting: Set<number>;
  /** General changes that were announced: one at once, one after the rebuild. */
  general: number;
  close(): Promise<void>;
}

export interface FleetOptions {
  count: number;
  changeSignal: 'listen' | 'poll';
}

export type Figures = Readonly<Record<string, number | undefined>>;

export class Fleet {
  readonly database: FleetDatabase;
  readonly instances: Instance[] = [];
  /** When the last change of a product was committed, and its version. */
  readonly #committed = new Map<number, { at: number; version: number }>();
  #staleness: number[] = [];
  #statements = 0;

  private constructor(database: FleetDatabase) {
    this.database = database;
  }

  static async open(database: FleetDatabase, { count, changeSignal }: FleetOptions): Promise<Fleet> {
    const fleet = new Fleet(database);
    for (let at = 0; at < count; at += 1) await fleet.#add(changeSignal);
    return fleet;
  }

  async #add(changeSignal: FleetOptions['changeSignal']): Promise<void> {
    const logger = pino({ level: 'error' });
    const opened = createDatabase({
      ...{ url: this.database.url, logger, poolSize: CONNECTIONS, changeSignal },
      applicationName: NAME,
    });
    opened.pool.on('connect', client => {
      const send = client.query.bind(client);
      Reflect.set(client, 'query', (...sent: unknown[]): unknown => {
        this.#statements += 1;
        return Reflect.apply(send, client, sent);
      });
    });
    const catalogue = await openCatalogue({ database: opened, logger });
    const instance: Instance = {
      catalogue,
      waiting: new Set(),
      general: 0,
      async close() {
        await catalogue.close();
        await opened.close();
      },
    };
    catalogue.onChange(change => this.#shown(instance, change));
    this.instances.push(instance);
  }

  #shown(instance: Instance, { kind, productIds, version }: CatalogueChange): void {
    const now = performance.now();
    const isKnown = (id: number) => (this.#committed.get(id)?.version ?? Infinity) <= version;
    if (kind === 'all') instance.general += 1;
    for (const id of kind === 'all' ? [...instance.waiting].filter(isKnown) : productIds) {
      if (!instance.waiting.delete(id)) continue;
      // An instance may be told before the writer is.
      this.#staleness.push(Math.max(0, now - (this.#committed.get(id)?.at ?? now)));
    }
  }

  /** Whether an instance has yet to show the change before of this product. */
  isWaiting(id: number): boolean {
    return this.instances.some(({ waiting }) => waiting.has(id));
  }

  /** Runs what changes a product and resolves to the version of the change, and expects every instance to show it. */
  async change(id: number, write: () => Promise<number>): Promise<void> {
    for (const { waiting } of this.instances) waiting.add(id);
    this.#committed.delete(id);
    const version = await write();
    this.#committed.set(id, { at: performance.now(), version });
  }

  get rebuilt(): number {
    return this.instances.reduce((sum, { general }) => sum + Math.floor(general / 2), 0);
  }

  /** Resolves when every instance has shown every change, or after ten minutes. */
  async #settle(rebuilds: number): Promise<number> {
    const until = performance.now() + PATIENCE_MS;
    const left = () => this.instances.reduce((sum, { waiting }) => sum + waiting.size, 0);
    while (performance.now() < until && (left() > 0 || this.rebuilt < rebuilds)) await sleep(LOOK_MS);
    await Promise.all(this.instances.map(({ catalogue }) => catalogue.catchUp()));
    return left();
  }

  /** Counts how many hold the lock of rebuilds, until it is told to end. */
  #watchRebuilds(): () => Promise<number> {
    let most = 0;
    const ending = new AbortController();
    const watch = async () => {
      while (!ending.signal.aborted) {
        const { rows } = await this.database.pool.query<{ count: number }>(
          `select count(*)::int as count from pg_locks where locktype = 'advisory' and granted
             and (classid::bigint << 32) + objid::bigint = $1`,
          [REBUILD_LOCK],
        );
        most = Math.max(most, rows[0]?.count ?? 0);
        await this.database.cpuOf(NAME);
        await sleep(LOOK_MS);
      }
    };
    const watching = watch();
    return async () => {
      ending.abort();
      await watching;
      return most;
    };
  }

  async #outcomeOf(work: () => Promise<{ changes: number; rebuilds: number }>) {
    const { changes, rebuilds } = await work();
    return { changes, lost: await this.#settle(rebuilds) };
  }

  /** @param work resolves to the number of changes, and how many rebuilds they need */
  async during(work: () => Promise<{ changes: number; rebuilds: number }>): Promise<Figures> {
    this.#staleness = [];
    this.#statements = 0;
    for (const instance of this.instances) instance.general = 0;
    const together = this.#watchRebuilds();
    const before = { cpu: process.cpuUsage(), database: await this.database.cpuOf(NAME) };
    const start = performance.now();
    const outcome = await this.#outcomeOf(work).catch(async (error: unknown) => {
      await together();
      throw error;
    });
    const ms = performance.now() - start;
    const { user, system } = process.cpuUsage(before.cpu);
    const databaseMs = (await this.database.cpuOf(NAME)) - before.database;
    const count = this.instances.length;
    return {
      ...{ ...outcome, rebuilds: this.rebuilt, together: await together() },
      seconds: round(ms / 1000),
      ...quantilesOf(this.#staleness),
      statements: round(this.#statements / (ms / 1000) / count),
      databaseCpu: round((databaseMs / ms) * 100),
      instanceCpu: round(((user + system) / 1000 / ms / count) * 100),
      megabytes: round(process.memoryUsage.rss() / 1e6 / count, 0),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.instances.map(instance => instance.close()));
  }
}

function quantilesOf(staleness: readonly number[]): Figures {
  const sorted = Float64Array.from(staleness).sort();
  const at = (part: number) =>
    sorted.length > 0 ? round(sorted[Math.floor((sorted.length - 1) * part)], 0) : undefined;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
