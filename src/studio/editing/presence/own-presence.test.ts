/** What others are told of this editor (R-STUDIO-180). */
import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { beatMs, type PresencePost } from '#studio-api/presence.ts';
import { ApiProblem } from '../../parts/api/api-client.ts';
import { initialsOf } from './initials.ts';
import { OwnPresence } from './own-presence.ts';

function world(post: (post: PresencePost) => Promise<void> = async () => undefined) {
  const place = observable({ nodeId: null as string | null, isBusy: false });
  const timers: (() => void)[] = [];
  const beats: (() => void)[] = [];
  const ports = { post: vi.fn(post), onOthers: vi.fn(), onForgotten: vi.fn() };
  const presence = new OwnPresence({
    ...ports,
    clientId: 'me',
    place: () => place,
    setTimer: (work, milliseconds) => {
      if (milliseconds === beatMs) beats.push(work);
      else timers.push(work);
      return () => {
        if (timers.includes(work)) timers.splice(timers.indexOf(work), 1);
      };
    },
  });
  const stop = presence.start();
  return {
    ...ports,
    presence,
    stop,
    timers,
    set: (change: Partial<typeof place>) => runInAction(() => Object.assign(place, change)),
    pass() {
      for (const work of timers.splice(0)) work();
      return Promise.resolve();
    },
    beat() {
      for (const work of beats.splice(0)) work();
      return Promise.resolve();
    },
    told: () => ports.post.mock.calls.map(([{ nodeId, isTyping }]) => ({ nodeId, isTyping })),
  };
}

const person = { clientId: 'other', staffId: 'b', name: 'Bo', nodeId: null, isTyping: false, release: 0 };
const me = { ...person, clientId: 'me', staffId: 'a', name: 'Ada' };

it('tells once that somebody types, however many keys they press, and once that they have stopped', async () => {
  const { presence, set, pass, told } = world();
  presence.receive([me, person]);
  set({ nodeId: 'hero' });
  for (let key = 0; key < 50; key += 1) {
    set({ isBusy: true });
    set({ isBusy: false });
    if (key % 10 === 0) set({ isBusy: true });
  }
  set({ isBusy: true });
  await pass();
  expect(told()).toEqual([{ nodeId: 'hero', isTyping: true }]);
  set({ isBusy: false });
  await pass();
  await pass();
  expect(told()).toEqual([
    { nodeId: 'hero', isTyping: true },
    { nodeId: 'hero', isTyping: false },
  ]);
});

it('names the others, and tells where this editor is as soon as the server knows it', async () => {
  const { presence, set, pass, told, onOthers } = world();
  set({ nodeId: 'hero' });
  await pass();
  // A link selects a part before the connection stands: the server would answer that there is no such editor.
  expect(told()).toEqual([]);
  presence.receive([person]);
  await pass();
  expect(told()).toEqual([]);
  presence.receive([me, person]);
  expect(onOthers).toHaveBeenCalledWith([person]);
  await pass();
  expect(told()).toEqual([{ nodeId: 'hero', isTyping: false }]);
  presence.receive([{ ...me, nodeId: 'hero' }, person]);
  await pass();
  expect(told()).toHaveLength(1);
  // A new connection knows nothing of the place.
  presence.receive([me, person]);
  await pass();
  expect(told()).toHaveLength(2);
});

it('asks nothing again by itself when it was not answered', async () => {
  const { presence, set, pass, told, timers } = world(() => Promise.reject(new Error('offline')));
  presence.receive([me]);
  set({ nodeId: 'hero' });
  await pass();
  expect(timers).toEqual([]);
  set({ nodeId: 'second' });
  await pass();
  expect(told()).toHaveLength(2);
});

it('says that it is there once the server knows it, and connects again when it was forgotten', async () => {
  const { presence, post, onForgotten, beat } = world();
  await beat();
  expect(post).not.toHaveBeenCalled();
  presence.receive([me]);
  await beat();
  expect(post).toHaveBeenCalledExactlyOnceWith({ clientId: 'me', nodeId: null, isTyping: false });
  post.mockRejectedValue(new ApiProblem(503, {}));
  await beat();
  expect(onForgotten).not.toHaveBeenCalled();
  post.mockRejectedValue(new ApiProblem(404, {}));
  await beat();
  await vi.waitFor(() => expect(onForgotten).toHaveBeenCalledTimes(1));
  await beat();
  expect(post).toHaveBeenCalledTimes(3);
});

it('tells nothing once it has ended, also not what was planned', async () => {
  const { presence, post, set, pass, stop } = world();
  presence.receive([me]);
  set({ nodeId: 'hero' });
  stop();
  await pass();
  expect(post).not.toHaveBeenCalled();
});

it.each([
  ['Ada Alm', 'AA'],
  ['Matti Olavi Meikäläinen', 'MM'],
  ['Bosse', 'B'],
  ['ada@shop.example', 'A'],
  ['åsa ek', 'ÅE'],
])('shortens %s to %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
