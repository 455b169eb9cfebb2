/** Who is signed in. A session may end while a user types: the editor stays, and a dialog asks them to sign in again. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { StudioSession } from '#studio-api/staff.ts';
import { type ApiClient, ApiProblem } from '../api/api-client.ts';

/** What the dialog over the screen asks for; `other`: another user has signed in. */
export type SessionQuestion = 'sign-in' | 'step-up' | 'other';

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

/** The person chose to leave instead of signing in again. */
export class Declined extends Error {
  override readonly name = 'Declined';
}

export class StaffSessionStore {
  state: 'loading' | 'signed-out' | 'signed-in' | 'unreachable' = 'loading';
  session: StudioSession | null = null;
  question: SessionQuestion | null = null;
  /** The session of another user, while the screen is still that of `session`. */
  other: StudioSession | null = null;
  private readonly waiting: Waiting[] = [];

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { session: true, waiting: false }, { autoBind: true });
  }

  /** @param api a client that does not ask to sign in by itself */
  async load(api: ApiClient): Promise<void> {
    try {
      this.enter(await api.get<StudioSession>('/api/session'));
    } catch (error) {
      const isRefused = error instanceof ApiProblem && error.status === 401;
      runInAction(() => {
        this.state = isRefused ? 'signed-out' : 'unreachable';
      });
    }
  }

  /** After signing in. What waits belongs to the person before: no one else sends it. */
  enter(session: StudioSession): void {
    if (this.session !== null && this.session.staff.id !== session.staff.id) {
      this.other = session;
      this.refuse('Another user has signed in');
      this.question = 'other';
      return;
    }
    this.session = session;
    this.state = 'signed-in';
    this.answer();
  }

  /** The name or the language of the person has changed. */
  update(session: StudioSession): void {
    this.session = session;
  }

  leave(): void {
    this.session = null;
    this.state = 'signed-out';
  }

  /** For the API client: resolves when the person has signed in, or used the passkey, again. */
  ask(question: Exclude<SessionQuestion, 'other'>): Promise<void> {
    if (this.other !== null) return Promise.reject(new Declined('Another user has signed in'));
    if (this.session === null) {
      this.leave();
      return Promise.reject(new Declined('No one is signed in'));
    }
    this.question = question;
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  /** The dialog was closed without an answer. */
  decline(): void {
    this.question = null;
    this.refuse('Not confirmed');
  }

  private refuse(reason: string): void {
    for (const { reject } of this.waiting.splice(0)) reject(new Declined(reason));
  }

  private answer(): void {
    this.question = null;
    for (const { resolve } of this.waiting.splice(0)) resolve();
  }
}
