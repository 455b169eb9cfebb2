/** @vitest-environment jsdom */
/** The sign-in form that a press has opened before the application runs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PanelStore } from '#stores/shell/panel-store.ts';
import { nextTask } from '#tests/support/vitest/next-task.ts';
import { takeOver, whenTakenOver } from '#ui/panel/server-panel.ts';
import { loadFormStyles } from '../boot/load-form-styles.ts';
import { adoptPanels } from './adopt-panels.ts';

const session = { isAwaited: false };

beforeEach(() => {
  session.isAwaited = false;
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
  adoptPanels({ panels, session });
  find('input').focus();
  expect(panels.current).toBeNull();
  void whenTakenOver(find('[type=submit]'));
  expect([panels.current, panels.frame]).toEqual(['account', 'login']);
});

it('closes for another panel', () => {
  const panels = new PanelStore();
  adoptPanels({ panels, session });
  panels.open('market');
  expect(document.querySelector('dialog')?.open).toBe(false);
});

describe('what the application opens', () => {
  const dialog = () => find('dialog') as HTMLDialogElement;
  beforeEach(() => {
    dialog().open = false;
    HTMLDialogElement.prototype.getAnimations = () => [];
    HTMLDialogElement.prototype.show = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  });

  it('is the form of the server, at once', async () => {
    const panels = new PanelStore();
    adoptPanels({ panels, session });
    panels.open('account', 'login');
    await vi.waitFor(() => expect(dialog().open).toBe(true));
  });

  it.each(['create', 'again'])('is another form once it is there: %s', async form => {
    session.isAwaited = form === 'again';
    const panels = new PanelStore();
    adoptPanels({ panels, session });
    panels.open('account', form === 'again' ? 'login' : form);
    await loadFormStyles();
    await nextTask();
    expect(dialog().open).toBe(false);
    takeOver(dialog());
    await vi.waitFor(() => expect(dialog().open).toBe(true));
  });
});
