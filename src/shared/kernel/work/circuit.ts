/** Notices that a service has stopped answering, and then fails calls at once until it answers again. */
import { setTimeout as sleep } from 'node:timers/promises';

/** The service does not answer. Whether a call that was under way had its effect is unknown. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

export interface CircuitTimes {
  /** A call that is not answered for so long is suspicious. */
  readonly suspectMs: number;
  /** So long the service has to answer the probe. */
  readonly probeMs: number;
  /** Pause between probes while the circuit is open. */
  readonly retryMs: number;
}

export interface CircuitOptions {
  /** A request that the service always answers quickly. Rejects when it does not answer. */
  probe(): Promise<void>;
  /** Whether an error of a call suggests that the service cannot be reached. */
  isFailure(error: unknown): boolean;
  onChange?(isOpen: boolean): void;
  times?: CircuitTimes;
}

export interface Circuit {
  /**
   * Runs a call. @throws CircuitOpenError at once while the circuit is open, and as soon as it opens: the call itself goes
   * on and its result is ignored.
   * @param provesLife whether an answer can only come from the service; a connection from a pool does not
   */
  run<T>(call: () => Promise<T>, provesLife?: boolean): Promise<T>;
  readonly isOpen: boolean;
  /** Rises with every outage: what was connected before the last one is not to be trusted. */
  readonly generation: number;
  /** Called each time the service answers again. */
  onRecovery(listener: () => void): void;
  /** As after an outage: the service answers, and another one may have taken its place. */
  distrust(): void;
  /** Ends the probes. */
  close(): void;
}

/** Together with the probe less than two seconds. */
const defaultTimes: CircuitTimes = { suspectMs: 600, probeMs: 1_200, retryMs: 500 };
const STEP_MS = 100;
/** After a probe that was answered, slow calls are suspicious again after this many times `suspectMs`. */
const PATIENCE = 4;

/** Whether the service answers a probe in time, which is counted in steps of the event loop. */
async function answers(probe: CircuitOptions['probe'], withinMs: number): Promise<boolean> {
  const patience = new AbortController();
  const giveUp = async () => {
    for (let waited = 0; waited < withinMs; waited += STEP_MS)
      await sleep(STEP_MS, undefined, { signal: patience.signal, ref: false });
    return false;
  };
  const answer = probe().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, giveUp()]);
  } finally {
    patience.abort();
  }
}

interface Call {
  /** Steps of the clock that it has waited. */
  steps: number;
  reject(error: Error): void;
}

/** The calls under way. While none is answered promptly, those that wait too long are suspicious. */
function createWaitingCalls(suspectMs: number, onSuspicion: () => void) {
  const calls = new Set<Call>();
  const suspectSteps = Math.ceil(suspectMs / STEP_MS);
  let clock: NodeJS.Timeout | undefined;
  let promptAt = -Infinity;
  let answeredAt = -Infinity;

  function tick(): void {
    if (performance.now() - promptAt < suspectMs) return;
    let isSuspicious = false;
    for (const call of calls) {
      call.steps += 1;
      isSuspicious ||= call.steps >= suspectSteps;
    }
    if (isSuspicious) onSuspicion();
  }

  return {
    begin(call: Call): void {
      calls.add(call);
      clock ??= setInterval(tick, STEP_MS).unref();
    },
    end(call: Call): void {
      calls.delete(call);
      if (calls.size > 0) return;
      clearInterval(clock);
      clock = undefined;
    },
    answered(since: number): void {
      const now = performance.now();
      answeredAt = now;
      if (now - since < suspectMs) promptAt = now;
    },
    /** However late: a service that is far away or busy is not silent. */
    hasAnswerAfter: (moment: number) => answeredAt > moment,
    haveMorePatience(): void {
      for (const call of calls) call.steps = -suspectSteps * (PATIENCE - 1);
    },
    rejectAll(): void {
      for (const call of calls) call.reject(newOpenError());
    },
  };
}

const newOpenError = () => new CircuitOpenError('The service does not answer.');

/**
 * A call that takes long is no proof: a slow statement is not an outage. So the service is probed, and only when it does not
 * answer that either the circuit opens. Time is counted in steps of the event loop: while this process itself is busy it
 * cannot receive an answer, and no time passes.
 */
export function createCircuit({
  probe,
  isFailure,
  onChange = () => undefined,
  times = defaultTimes,
}: CircuitOptions): Circuit {
  const recovered: (() => void)[] = [];
  const closed = new AbortController();
  const waiting = createWaitingCalls(times.suspectMs, () => void check());
  let isOpen = false;
  let generation = 0;
  let isProbing = false;

  async function check(): Promise<void> {
    if (isProbing || isOpen || closed.signal.aborted) return;
    isProbing = true;
    const since = performance.now();
    const isAlive = await answers(probe, times.probeMs);
    isProbing = false;
    if (isAlive || waiting.hasAnswerAfter(since) || closed.signal.aborted) waiting.haveMorePatience();
    else open();
  }

  function open(): void {
    isOpen = true;
    generation += 1;
    onChange(true);
    waiting.rejectAll();
    void awaitRecovery();
  }

  async function awaitRecovery(): Promise<void> {
    do {
      const pause = sleep(times.retryMs, false, { signal: closed.signal, ref: false });
      if (await pause.catch(() => true)) return;
    } while (!(await answers(probe, times.probeMs)));
    isOpen = false;
    onChange(false);
    tellRecovered();
  }

  function tellRecovered(): void {
    for (const listener of recovered) listener();
  }

  return {
    async run(call, provesLife = true) {
      if (isOpen) throw newOpenError();
      const since = performance.now();
      let entry: Call | undefined;
      const opened = new Promise<never>((_resolve, reject) => {
        entry = { steps: 0, reject };
        waiting.begin(entry);
      });
      try {
        const result = await Promise.race([call(), opened]);
        if (provesLife) waiting.answered(since);
        return result;
      } catch (error) {
        if (!(error instanceof CircuitOpenError) && isFailure(error)) void check();
        throw error;
      } finally {
        if (entry) waiting.end(entry);
      }
    },
    get isOpen() {
      return isOpen;
    },
    get generation() {
      return generation;
    },
    onRecovery: listener => void recovered.push(listener),
    distrust() {
      generation += 1;
      tellRecovered();
    },
    close: () => closed.abort(),
  };
}
