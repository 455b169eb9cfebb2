/** An HTML widget as a reader sees it; its scripts wait for consent. */

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { widgetScene } from '#tests/support/worlds/widget-scene.tsx';
import minimal from './examples/minimal.json' with { type: 'json' };
import scripts from './examples/scripts.json' with { type: 'json' };
import { fromCms } from './from-cms.ts';
import html from './index.ts';
import { ownCss } from './own-css.ts';

const stylesOf = async (props: { css: string }) => html.styles?.(props, await ownCss(props.css)) ?? '';
const foreign = () => document.head.querySelectorAll('script[src^="https://forms.example/"]');

it('renders the markup with the classes of its CSS, and runs no script in it', async () => {
  const props = {
    html: { fi: '<table class="sizes" onclick="x()"><tr><td>4/137</td></tr></table><script>x()</script>' },
    css: '.sizes { color: red }',
  };
  const { container } = render(await widgetScene(html, { type: 'html', v: 1, id: 'h', props }));
  expect(screen.getByRole('table').className).toBe('sizes');
  expect(container.innerHTML).not.toMatch(/onclick|script/);
  const name = container.querySelector('[data-css]')?.getAttribute('data-css');
  expect(await stylesOf(props)).toBe(`[data-css="${name}"] .sizes{color:red}`);
});

it.each([
  'body{position:fixed;inset:0;z-index:9999}',
  ':root{contain:none!important;overflow:visible}',
  'html, body, :host{transform:none!important}',
])('gives %s no selector for the containing box', async css => {
  const props = { html: { fi: '<p>Hei</p>' }, css };
  const { container } = render(await widgetScene(html, { type: 'html', v: 1, id: 'h', props }));
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = await stylesOf(props);
  const selectors = [...(sheet.sheet?.cssRules ?? [])].map(rule => (rule as CSSStyleRule).selectorText);
  sheet.remove();
  const inner = container.querySelector('[data-css]');
  const outer = inner?.parentElement;
  expect(selectors.some(selector => inner?.matches(selector))).toBe(true);
  expect(selectors.some(selector => outer?.matches(selector))).toBe(false);
  expect(outer?.className).toContain('contained');
});

it('parses the same CSS once, and limits the cache', async () => {
  const first = await ownCss('.a{top:0}');
  expect(await ownCss('.a{top:0}')).toBe(first);
  for (let count = 0; count < 40; count += 1) await ownCss(`.b{top:${count}px}`);
  expect(await ownCss('.a{top:0}')).not.toBe(first);
  expect(await ownCss('.a{top:0}')).toEqual(first);
});

it('is static unless it has scripts', () => {
  const hydrateOf = html.hydrate as (props: Record<string, unknown>) => string;
  expect(hydrateOf(minimal.props)).toBe('never');
  expect(hydrateOf(scripts.props)).toBe('idle');
});

it('loads no script before consent, and reserves its space', async () => {
  const { container } = render(await widgetScene(html, scripts));
  expect(foreign()).toHaveLength(0);
  expect((container.firstElementChild as HTMLElement).style.minHeight).toBe('240px');
});

it('reads markup and CSS of the CMS, and never its scripts', () => {
  expect(fromCms({ html: '<p>Hei</p>', css: '.a{}', scripts: ['https://evil.example/x.js'] })).toEqual({
    html: '<p>Hei</p>',
    css: '.a{}',
  });
  expect(fromCms({ html: '<p>Hei</p>', css: 7 })).toEqual({ html: '<p>Hei</p>' });
  expect(fromCms({ html: '', css: '.a{}' })).toBeNull();
});
