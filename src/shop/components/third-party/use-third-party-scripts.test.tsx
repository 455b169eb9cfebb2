/** Third-party scripts: none before consent, loaded once after it, removed with it (R-CONSENT-5). */

import { act, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, expect, it, vi } from 'vitest';
import { shopperScene } from '#tests/support/worlds/shopper-scene.tsx';
import * as leaving from './remove-third-parties.ts';
import { removeThirdPartyScript } from './third-party-script.ts';
import { type ThirdPartyService, useThirdPartyScripts } from './use-third-party-scripts.ts';

const one = 'https://feed.example/one.js';
const two = 'https://feed.example/two.js';
const before = vi.fn();
const first = { scripts: [one], prepare: before };
const both = { scripts: [one, two] };
const Feed = observer(({ of = first }: { of?: ThirdPartyService }) => <p>{useThirdPartyScripts(of)}</p>);

const tags = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[data-foreign]')];
const hears = (type: 'load' | 'error') =>
  act(async () => tags().forEach(tag => tag.dispatchEvent(new Event(type))));

afterEach(() => {
  for (const src of [one, two]) removeThirdPartyScript(src);
  before.mockReset();
});

it('loads nothing before marketing consent; statistics consent is not enough', async () => {
  const { stores, within } = shopperScene();
  render(within(<Feed />));
  expect(screen.getByText('waiting')).toBeDefined();
  act(() => stores.consent.decide(['statistics']));
  expect(tags()).toEqual([]);
  expect(before).not.toHaveBeenCalled();
  act(() => stores.consent.decide(['marketing']));
  expect(tags().map(({ src }) => src)).toEqual([one]);
  expect(before).toHaveBeenCalledTimes(1);
});

it('loads each script once, in order, for any number of widgets', async () => {
  const { stores, within } = shopperScene();
  stores.consent.decide(['marketing']);
  for (let page = 0; page < 20; page += 1) {
    const { unmount } = render(within(<Feed of={both} />));
    unmount();
  }
  render(within([<Feed key="a" />, <Feed key="b" of={both} />]));
  expect(tags().map(({ src, async }) => [src, async])).toEqual([
    [one, false],
    [two, false],
  ]);
  await hears('load');
  expect(screen.getAllByText('ready')).toHaveLength(2);
});

/** @proves FAULT-90 */
it('reports a script that fails to load, and retries for the next widget', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const { stores, within } = shopperScene();
  stores.consent.decide(['marketing']);
  const { unmount } = render(within(<Feed />));
  await hears('error');
  expect(screen.getByText('failed')).toBeDefined();
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(tags()).toEqual([]);
  unmount();
  render(within(<Feed />));
  expect(tags()).toHaveLength(1);
  vi.unstubAllGlobals();
});

it('removes scripts when consent is withdrawn, but not on navigation', async () => {
  const leave = vi.spyOn(leaving, 'removeThirdParties').mockImplementation(() => undefined);
  const { stores, within } = shopperScene();
  stores.consent.decide(['marketing']);
  const { unmount } = render(within(<Feed />));
  unmount();
  expect(leave).not.toHaveBeenCalled();
  render(within(<Feed />));
  act(() => stores.consent.decide([]));
  expect(leave).toHaveBeenCalledWith(first);
  expect(screen.getByText('waiting')).toBeDefined();
});
