/** The one connection by which the server tells this tab what others do; it is open only while a user looks at the tab. */
import type { StudioEventName } from '#studio-api/events.ts';
import { silenceMs } from '#studio-api/presence.ts';

/** What the hub needs of the browser's `EventSource`. */
export interface EventConnection {
  addEventListener(name: string, listener: (event: { data?: unknown }) => void): void;
  readonly readyState: number;
  close(): void;
}

export interface EventHubPorts {
  connect(address: string): EventConnection;
  isVisible(): boolean;
  /** Returns how to cancel it. */
  setTimer(work: () => void, milliseconds: number): () => void;
  /** Milliseconds. */
  now(): number;
}

/** @param data of the event; undefined when events may have been missed: ask again. */
export type EventListenerOfHub = (data: unknown) => void;

const names: readonly StudioEventName[] = [
  'operations',
  'drafts',
  'published',
  'pictures',
  'orders',
  'presence',
  'beat',
  'comments',
  'approvals',
];
/** What is read again when events may have been missed; operations and presence come again by themselves. */
const readAgain: readonly StudioEventName[] = [
  'drafts',
  'published',
  'pictures',
  'orders',
  'comments',
  'approvals',
];
/** Of `EventSource`: it does not connect again by itself. */
const CLOSED = 2;
/** How often the connection is looked at. */
const LOOK_MS = 5_000;
/** How long a connection may take to come back before that is said. */
const RECONNECTING_MS = 5_000;
const listsAddress = () => '/api/events';

export class EventHub {
  private readonly ports: EventHubPorts;
  private readonly listeners = new Map<StudioEventName, Set<EventListenerOfHub>>();
  /** Those who listened when a connection was closed: they may miss what comes before the next one is open. */
  private readonly behind = new Set<EventListenerOfHub>();
  private address: (() => string) | null = null;
  private connection: EventConnection | null = null;
  private isPlanned = false;
  private isLost = false;
  private readonly lostListeners = new Set<(isLost: boolean) => void>();
  private readonly brokenListeners = new Set<() => void>();
  private heardAt = 0;
  /** Since when there is no connection; null while there is one. */
  private brokenAt: number | null = null;
  private cancelLook: () => void = () => {};

  constructor(ports: EventHubPorts) {
    this.ports = ports;
  }

  /** Returns how to stop listening. */
  on(heard: readonly StudioEventName[], listener: EventListenerOfHub): () => void {
    for (const name of heard) {
      const all = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, all.add(listener));
    }
    this.plan();
    return () => {
      for (const name of heard) this.listeners.get(name)?.delete(listener);
      this.plan();
    };
  }

  /** Events of an open document take the place of those for lists. @param address is asked for at each connection. */
  follow(address: () => string): () => void {
    this.address = address;
    this.restart();
    return () => {
      if (this.address !== address) return;
      this.address = null;
      this.restart();
    };
  }

  /** A user looks at the tab again, or the browser is online again: every listener asks, and the connection is opened. */
  resume(): void {
    if (!this.ports.isVisible()) {
      this.close();
      return;
    }
    if (this.connection?.readyState === CLOSED) this.close();
    this.plan();
    const all = new Set([...this.listeners.values()].flatMap(each => [...each]));
    for (const listener of all) listener(undefined);
  }

  /** Hears when the server is not heard any more, and when it is again. */
  onLost(listener: (isLost: boolean) => void): () => void {
    this.lostListeners.add(listener);
    return () => this.lostListeners.delete(listener);
  }

  /** Hears at once when a connection ends or breaks, though the next one may stand in a moment. */
  onBroken(listener: () => void): () => void {
    this.brokenListeners.add(listener);
    return () => this.brokenListeners.delete(listener);
  }

  /** The server does not know this tab any more. */
  restart(): void {
    this.close();
    this.plan();
  }

  /** Once for all that screens change while they open and close. */
  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    queueMicrotask(() => {
      this.isPlanned = false;
      this.update();
    });
  }

  private update(): void {
    const isNeeded = this.ports.isVisible() && [...this.listeners.values()].some(({ size }) => size > 0);
    if (!isNeeded) {
      this.close();
      this.setLost(false);
    } else if (!this.connection) this.open();
  }

  private open(): void {
    const connection = this.ports.connect((this.address ?? listsAddress)());
    this.connection = connection;
    this.brokenAt = this.ports.now();
    this.look();
    let isFirst = true;
    connection.addEventListener('error', () => {
      if (this.connection !== connection) return;
      this.brokenAt ??= this.ports.now();
      this.tellBroken();
    });
    connection.addEventListener('open', () => {
      if (this.connection !== connection) return;
      const wasLost = this.isLost;
      this.hear();
      this.catchUp(!isFirst || wasLost);
      isFirst = false;
    });
    for (const name of names)
      connection.addEventListener(name, ({ data }) => {
        if (this.connection !== connection) return;
        this.hear();
        this.notify([name], data);
      });
  }

  /** @param isAll whether everybody may have missed events while there was no connection */
  private catchUp(isAll: boolean): void {
    const late = this.listenersOf(readAgain).filter(listener => isAll || this.behind.has(listener));
    // Of the document that is open, something may have been said after it was read and before this.
    const ofDocument = this.address ? this.listenersOf(['comments', 'approvals']) : [];
    this.behind.clear();
    for (const listener of new Set([...late, ...ofDocument])) listener(undefined);
  }

  private hear(): void {
    this.heardAt = this.ports.now();
    this.brokenAt = null;
    this.setLost(false);
  }

  private setLost(isLost: boolean): void {
    if (this.isLost === isLost) return;
    this.isLost = isLost;
    for (const listener of this.lostListeners) listener(isLost);
  }

  /** A network that is cut says nothing: the missing beat of the server does. */
  private look(): void {
    this.cancelLook();
    this.cancelLook = this.ports.setTimer(() => {
      const { brokenAt, heardAt, ports } = this;
      const isSilent =
        brokenAt === null ? ports.now() - heardAt >= silenceMs : ports.now() - brokenAt >= RECONNECTING_MS;
      if (!isSilent) return this.look();
      this.setLost(true);
      this.connection?.close();
      this.tellBroken();
      this.open();
    }, LOOK_MS);
  }

  private listenersOf(events: readonly StudioEventName[]): EventListenerOfHub[] {
    return [...new Set(events.flatMap(name => [...(this.listeners.get(name) ?? [])]))];
  }

  private notify(events: readonly StudioEventName[], data: unknown): void {
    for (const listener of this.listenersOf(events)) listener(data);
  }

  private tellBroken(): void {
    for (const listener of this.brokenListeners) listener();
  }

  private close(): void {
    this.cancelLook();
    if (!this.connection) return;
    for (const listener of this.listenersOf(readAgain)) this.behind.add(listener);
    this.connection.close();
    this.connection = null;
    this.tellBroken();
  }
}

/** The hub of a browser's tab. */
export function createEventHub(): EventHub {
  const hub = new EventHub({
    connect: address => new EventSource(address),
    isVisible: () => document.visibilityState === 'visible',
    setTimer: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    now: Date.now,
  });
  const resume = () => hub.resume();
  document.addEventListener('visibilitychange', resume);
  addEventListener('online', resume);
  return hub;
}
