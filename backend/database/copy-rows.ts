/** PostgreSQL's COPY over pg: a table's rows as a stream of bytes, out of the database and into it. */

import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/** What pg's connection can do beside what its types say. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Called by pg as the messages of the server arrive. */
class CopyOut extends Readable implements Submittable {
  readonly #sql: string;
  #connection: Connection | undefined;

  constructor(sql: string) {
    super();
    this.#sql = sql;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#sql);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg uses the memory of a chunk again.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause();
  }

  handleCommandComplete(): void {
    this.#connection?.stream.resume();
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }
}

class CopyIn implements Submittable {
  readonly #sql: string;
  readonly #source: AsyncIterable<Buffer>;
  readonly #done: { resolve: () => void; reject: (error: unknown) => void };
  #failure: unknown;

  constructor(
    sql: string,
    source: AsyncIterable<Buffer>,
    done: { resolve: () => void; reject: (error: unknown) => void },
  ) {
    this.#sql = sql;
    this.#source = source;
    this.#done = done;
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#feed(connection).catch((error: unknown) => {
      this.#failure ??= error;
      connection.sendCopyFail('the source of the rows failed');
    });
  }

  async #feed(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      if (this.#failure) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.#failure) this.#done.reject(this.#failure);
    else this.#done.resolve();
  }

  handleError(error: Error): void {
    this.#failure ??= error;
    this.#done.reject(this.#failure);
  }
}

/** `copy … to stdout`. */
export const copyOut = (client: Client, sql: string): AsyncIterable<Buffer> => client.query(new CopyOut(sql));

/** `copy … from stdin`; rejects with what the server or the source said. */
export const copyIn = (client: Client, sql: string, source: AsyncIterable<Buffer>): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(new CopyIn(sql, source, { resolve, reject }));
  });
