/** The circuit of a service that stops answering. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CircuitOpenError, createCircuit } from './circuit.ts';

/** A service that answers, is silent or refuses, and the circuit before it. */
function world() {
  const service = { state: 'answers' as 'answers' | 'silent' | 'refuses', probes: 0 };
  const ask = () => {
    if (service.state === 'refuses') return Promise.reject(new Error('refused'));
    return service.state === 'silent' ? new Promise<void>(() => undefined) : Promise.resolve();
  };
  const changes: boolean[] = [];
  const circuit = createCircuit({
    probe() {
      service.probes += 1;
      return ask();
    },
    isFailure: error => error instanceof Error && error.message === 'refused',
    onChange: isOpen => void changes.push(isOpen),
    times: { suspectMs: 100, probeMs: 100, retryMs: 10 },
  });
  onTestFinished(() => circuit.close());
  return { service, circuit, ask, changes };
}

/** @proves FAULT-110 */
it('rejects every waiting call once the service is silent, and new ones at once', async () => {
  const { service, circuit, ask, changes } = world();
  service.state = 'silent';
  const waiting = await Promise.allSettled([circuit.run(ask), circuit.run(ask)]);
  for (const { status, ...rest } of waiting)
    expect([status, rest]).toEqual(['rejected', { reason: expect.any(CircuitOpenError) }]);
  const call = vi.fn(ask);
  await expect(circuit.run(call)).rejects.toThrow(CircuitOpenError);
  expect(call).not.toHaveBeenCalled();
  expect([circuit.isOpen, circuit.generation, changes]).toEqual([true, 1, [true]]);
});

/** @proves FAULT-110 */
it('closes by itself when the service answers again', async () => {
  const { service, circuit, ask, changes } = world();
  service.state = 'refuses';
  await expect(circuit.run(ask)).rejects.toThrow('refused');
  await vi.waitFor(() => expect(circuit.isOpen).toBe(true));
  service.state = 'answers';
  await vi.waitFor(() => expect(circuit.isOpen).toBe(false));
  expect(await circuit.run(() => Promise.resolve('done'))).toBe('done');
  expect(changes).toEqual([true, false]);
});

it('lets a slow call go on while the service answers others', async () => {
  const { service, circuit } = world();
  expect(await circuit.run(() => sleep(350, 'slow'))).toBe('slow');
  expect([service.probes, circuit.generation]).toEqual([1, 0]);
});

it('sends nothing while calls are answered in time', async () => {
  const { service, circuit, ask } = world();
  for (let at = 0; at < 20; at += 1) await circuit.run(ask);
  await expect(circuit.run(() => Promise.reject(new Error('wrong statement')))).rejects.toThrow('wrong');
  expect([service.probes, circuit.generation]).toEqual([0, 0]);
});

/** @proves FAULT-110 */
it('stays closed while a far service answers late and steadily, also when it leaves the probe waiting', async () => {
  const { service, circuit } = world();
  service.state = 'silent';
  const late = Array.from({ length: 8 }, (_, at) => circuit.run(() => sleep(150 + at * 50, at)));
  expect(await Promise.all(late)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect([circuit.generation, service.probes > 0]).toEqual([0, true]);
});

it('tells that what is connected may lead to a service that was replaced', () => {
  const { circuit, changes } = world();
  const renew = vi.fn();
  circuit.onRecovery(renew);
  circuit.distrust();
  expect(renew).toHaveBeenCalledTimes(1);
  expect([circuit.generation, circuit.isOpen, changes]).toEqual([1, false, []]);
});
