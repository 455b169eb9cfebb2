/** What others are told of this editor (R-STUDIO-180, R-STUDIO-270). */
import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { beatMs, type PresenceAnswer, type PresencePost } from '#studio-api/presence.ts';
import { Unreachable } from '../../parts/api/api-client.ts';
import { initialsOf } from './initials.ts';
import { OwnPresence } from './own-presence.ts';

function world(post: (post: PresencePost) => Promise<PresenceAnswer> = async () => ({ isPresent: true })) {
  const place = observable({ nodeId: null as string | null, isBusy: false });
  const timers: (() => void)[] = [];
  const beats: (() => void)[] = [];
  const ports = { post: vi.fn(post), onOthers: vi.fn(), onForgotten: vi.fn() };
  const presence = new OwnPresence({
    ...ports,
    clientId: 'me',
    place: () => place,
    setTimer: (work, milliseconds) => {
      const waiting = milliseconds === beatMs ? beats : timers;
      waiting.push(work);
      return () => {
        if (waiting.includes(work)) waiting.splice(waiting.indexOf(work), 1);
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
  post.mockRejectedValueOnce(new Unreachable('No answer'));
  await beat();
  expect(onForgotten).not.toHaveBeenCalled();
  post.mockResolvedValue({ isPresent: false });
  await beat();
  await vi.waitFor(() => expect(onForgotten).toHaveBeenCalledTimes(1));
  await beat();
  expect(post).toHaveBeenCalledTimes(3);
});

it('tells nothing once the editor is closed, whatever was planned or was under way', async () => {
  const answers: ((answer: PresenceAnswer) => void)[] = [];
  const { presence, post, set, pass, beat, stop, onForgotten } = world(
    () => new Promise(resolve => answers.push(resolve)),
  );
  presence.receive([me]);
  set({ nodeId: 'hero' });
  await pass();
  expect(post).toHaveBeenCalledTimes(1);
  set({ nodeId: 'second', isBusy: true });
  stop();
  await pass();
  await beat();
  expect(post).toHaveBeenCalledTimes(1);
  // The connection ended before the server looked for the editor: the next editor's must stay.
  for (const answer of answers) answer({ isPresent: false });
  await pass();
  expect(onForgotten).not.toHaveBeenCalled();
});

it('tells nothing between two connections, and where it is on the next one', async () => {
  const answers: ((answer: PresenceAnswer) => void)[] = [];
  const { presence, post, set, pass, beat, told, onForgotten } = world(
    () => new Promise(resolve => answers.push(resolve)),
  );
  presence.receive([me]);
  set({ nodeId: 'hero' });
  await pass();
  presence.disconnect();
  set({ nodeId: 'second' });
  await pass();
  await beat();
  expect(post).toHaveBeenCalledTimes(1);
  presence.receive([me]);
  // What the server says of the connection before counts no more.
  for (const answer of answers.splice(0)) answer({ isPresent: false });
  await pass();
  expect(told()).toEqual([
    { nodeId: 'hero', isTyping: false },
    { nodeId: 'second', isTyping: false },
  ]);
  expect(onForgotten).not.toHaveBeenCalled();
});

it.each([
  ['Ada Alm', 'AA'],
  ['Matti Olavi Meikäläinen', 'MM'],
  ['Bosse', 'B'],
  ['ada@shop.example', 'A'],
  ['åsa ek', 'ÅE'],
])('shortens %s to %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
