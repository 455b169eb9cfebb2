/** @vitest-environment jsdom */
/** Opening and closing a panel of the server's HTML; jsdom has no modal dialogs of its own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextTask } from '#tests/support/vitest/next-task.ts';

const calls: string[] = [];
let painted: () => void = () => undefined;

vi.mock('../after-paint.ts', () => ({
  afterPaint: () => new Promise<void>(resolve => (painted = resolve)),
}));

beforeEach(() => {
  calls.length = 0;
  document.body.innerHTML = `<a href="/muu">Muu</a><button data-panel="menu">Valikko</button>
    <dialog data-server-panel="menu"><h2>Valikko</h2><a href="/renkaat">Renkaat</a></dialog>`;
  const { prototype } = HTMLDialogElement;
  prototype.getAnimations = () => [];
  prototype.show = function show() {
    calls.push('show');
    this.open = true;
  };
  prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('It is open already.', 'InvalidStateError');
    calls.push('showModal');
    this.open = true;
    // A browser moves the focus to the dialog.
    this.focus();
  };
  prototype.close = function close() {
    this.open = false;
    (document.activeElement as HTMLElement).blur();
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.resetModules();
});

async function openMenu() {
  const { openServerPanel, serverPanel } = await import('./server-panel.ts');
  const panel = serverPanel('menu') as HTMLDialogElement;
  document.querySelector('button')?.focus();
  openServerPanel(panel);
  return panel;
}

const settled = async () => {
  for (let frame = 0; frame < 2; frame += 1) {
    painted();
    // The animations are awaited in between.
    await nextTask();
  }
};

it('is shown at once, and makes the page inert once it is painted', async () => {
  const panel = await openMenu();
  expect([calls, panel.open]).toEqual([['show'], true]);
  await settled();
  expect([calls, panel.open]).toEqual([['show', 'showModal'], true]);
});

it('slides in before the page becomes inert, whose styles would hold up what is seen of it', async () => {
  let begin: (animation: Animation) => void = () => undefined;
  const ready = new Promise<Animation>(resolve => (begin = resolve));
  HTMLDialogElement.prototype.getAnimations = () => [{ ready } as Animation];
  const panel = await openMenu();
  await settled();
  expect(calls).toEqual(['show']);
  begin({} as Animation);
  await nextTask();
  expect(panel.matches(':modal')).toBe(false);
  await settled();
  expect(calls).toEqual(['show', 'showModal']);
});

it('leaves the focus where it is while it becomes modal', async () => {
  const panel = await openMenu();
  panel.querySelector('a')?.focus();
  await settled();
  expect(document.activeElement?.textContent).toBe('Renkaat');
});

it('stays closed when it was closed before it was painted', async () => {
  const panel = await openMenu();
  panel.close();
  await settled();
  expect([calls, panel.open]).toEqual([['show'], false]);
});

it('is left alone when it has left the page before it was painted', async () => {
  const panel = await openMenu();
  panel.remove();
  await settled();
  expect(calls).toEqual(['show']);
});

it('is closed by Escape before it is painted, as it is afterwards', async () => {
  const panel = await openMenu();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await settled();
  expect([calls, panel.open]).toEqual([['show'], false]);
});

it('gives the focus back to what had it, unless it has moved on', async () => {
  const panel = await openMenu();
  await settled();
  panel.close();
  expect(document.activeElement?.textContent).toBe('Valikko');
  const again = await openMenu();
  await settled();
  const other = document.querySelector<HTMLElement>('body > a');
  const { close } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.close = function closeAndMove() {
    this.open = false;
    other?.focus();
    this.dispatchEvent(new Event('close'));
  };
  again.close();
  HTMLDialogElement.prototype.close = close;
  expect(document.activeElement).toBe(other);
});

it.each(['before', 'after'])(
  'asks for the application %s it listens, with a press that waits for it',
  async when => {
    const { serverPanel, takeOver, whenAsked, whenTakenOver } = await import('./server-panel.ts');
    const panel = serverPanel('menu') as HTMLDialogElement;
    const ask = vi.fn();
    const press = () => whenTakenOver(panel.querySelector('a') as Element);
    const pressed = when === 'before' ? press() : null;
    whenAsked(panel, ask);
    const waiting = pressed ?? press();
    expect(ask).toHaveBeenCalledOnce();
    takeOver(panel);
    await waiting;
    expect(press()).toBeNull();
  },
);

it('asks once an input method has composed what a visitor types meanwhile', async () => {
  const { whenAsked, whenTakenOver } = await import('./server-panel.ts');
  const panel = await openMenu();
  const ask = vi.fn();
  whenAsked(panel, ask);
  panel.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  void whenTakenOver(panel.querySelector('a') as Element);
  expect(ask).not.toHaveBeenCalled();
  panel.dispatchEvent(new Event('compositionend', { bubbles: true }));
  expect(ask).toHaveBeenCalledOnce();
});

it('asks for nothing after a closing that has withdrawn what waited', async () => {
  const { whenAsked, whenTakenOver } = await import('./server-panel.ts');
  const panel = await openMenu();
  const waiting = whenTakenOver(panel.querySelector('a') as Element);
  panel.close();
  await waiting;
  const ask = vi.fn();
  whenAsked(panel, ask);
  expect(ask).not.toHaveBeenCalled();
});

it('forgets what was typed into it when it is closed', async () => {
  const panel = await openMenu();
  panel.insertAdjacentHTML('beforeend', '<form><input type="password" /></form>');
  const field = panel.querySelector('input') as HTMLInputElement;
  field.value = 'secret';
  panel.close();
  expect(field.value).toBe('');
});
