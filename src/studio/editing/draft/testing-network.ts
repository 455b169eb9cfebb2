/** A network between editors and a server in memory: requests and answers come late, or not at all. */
import { Unreachable } from '../../parts/api/api-client.ts';

interface Call {
  work(): Promise<unknown>;
  answer?: { ok: true; value: unknown } | { ok: false; error: unknown };
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The calls of one tab, in their order. */
export class Wire {
  private calls: Call[] = [];

  send<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.calls.push({ work, resolve: value => resolve(value as T), reject });
    });
  }

  /** The server gets the next request. */
  async arrive(): Promise<void> {
    const call = this.calls.find(({ answer }) => !answer);
    if (call)
      call.answer = await call.work().then(
        value => ({ ok: true, value }),
        (error: unknown) => ({ ok: false, error }),
      );
  }

  /** The tab gets the next answer. */
  answer(): void {
    const call = this.calls.find(({ answer }) => answer);
    if (!call?.answer) return;
    this.calls = this.calls.filter(each => each !== call);
    if (call.answer.ok) call.resolve(call.answer.value);
    else call.reject(call.answer.error);
  }

  /** The connection breaks: what was answered is not known here, what has not arrived never does. */
  lose(): void {
    const { calls } = this;
    this.calls = [];
    for (const { reject } of calls) reject(new Unreachable());
  }

  /** The tab is gone; its requests may still arrive. */
  cut(): void {
    for (const call of this.calls) Object.assign(call, { resolve: () => {}, reject: () => {} });
  }
}
