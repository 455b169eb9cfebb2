/** @vitest-environment jsdom */
/** The sign-in form that a press has opened before the application runs. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PanelStore } from '#stores/shell/panel-store.ts';
import { whenTakenOver } from '#ui/panel/server-panel.ts';
import { adoptPanels } from './adopt-panels.ts';

beforeEach(() => {
  document.body.innerHTML = `<button data-panel="account"></button><dialog data-server-panel="account" open>
    <input name="email" /><button type="submit"></button></dialog>`;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => document.body.replaceChildren());

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

it('stays as it is while a visitor types, and is taken over with a press in it', () => {
  const panels = new PanelStore();
  adoptPanels(panels);
  find('input').focus();
  expect(panels.current).toBeNull();
  void whenTakenOver(find('[type=submit]'));
  expect([panels.current, panels.frame]).toEqual(['account', 'login']);
});

it('closes for another panel', () => {
  const panels = new PanelStore();
  adoptPanels(panels);
  panels.open('market');
  expect(document.querySelector('dialog')?.open).toBe(false);
});
