import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Checkbox } from './form/checkbox.tsx';
import { Quantity } from './form/quantity.tsx';
import { TextArea } from './form/text-area.tsx';
import { TextInput } from './form/text-input.tsx';
import { Select } from './select.tsx';

/** Server HTML, a user's change, hydration, and then an unrelated render. */
async function hydrateAfter<T extends Element>(
  piece: ReactElement,
  selector: string,
  change: (control: T) => void,
): Promise<{ control: T; told: string }> {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(piece);
  const control = place.querySelector<T>(selector);
  if (!control) throw new Error(`No ${selector}`);
  change(control);
  const root = await act(async () => hydrateRoot(place, piece));
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await act(async () => place.querySelector('button')?.click());
  return { control, told: place.querySelector('output')?.textContent ?? '' };
}

const labels = { quantity: 'Määrä', increase: '+', decrease: '-' };
const kinds = ['own', 'input', 'area', 'box', 'select', 'quantity'] as const;

function Form({ kind, onSend }: { kind: (typeof kinds)[number]; onSend?: (told: string) => void }) {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  const [renders, setRenders] = useState(0);
  const [count, setCount] = useState(1);
  const told = kind === 'box' ? String(ticked) : kind === 'quantity' ? String(count) : text;
  const field = { label: 'Nimi', name: 'name', value: text, onChange: setText };
  return (
    <>
      {kind === 'own' ? <TextInput label="Nimi" name="name" onChange={setText} /> : null}
      {kind === 'input' ? <TextInput {...field} /> : null}
      {kind === 'area' ? <TextArea {...field} /> : null}
      {kind === 'box' ? (
        <Checkbox name="box" checked={ticked} onChange={setTicked}>
          Kyllä
        </Checkbox>
      ) : null}
      {kind === 'select' ? (
        <Select {...field} placeholder="-" options={[{ value: 'fi', label: 'Suomi' }]} />
      ) : null}
      {kind === 'quantity' ? (
        <Quantity name="name" value={count} onChange={setCount} max={9} labels={labels} />
      ) : null}
      <button type="button" onClick={() => setRenders(renders + 1)}>
        {renders}
      </button>
      <output>{told}</output>
      {onSend ? <form onSubmit={event => (event.preventDefault(), onSend(told))} /> : null}
    </>
  );
}

it.each(['own', 'input', 'area'] as const)('keeps text that was typed before hydration: %s', async kind => {
  const { control, told } = await hydrateAfter<HTMLInputElement | HTMLTextAreaElement>(
    <Form kind={kind} />,
    '[name="name"]',
    typed => (typed.value = 'aino@example.fi'),
  );
  expect([control.value, told]).toEqual(['aino@example.fi', 'aino@example.fi']);
});

it('keeps a checkbox that was ticked before hydration', async () => {
  const { control, told } = await hydrateAfter<HTMLInputElement>(
    <Form kind="box" />,
    '[name="box"]',
    box => (box.checked = true),
  );
  expect([control.checked, told]).toEqual([true, 'true']);
});

/** Fills a control as a password manager does: React's own setter on the element does not run, and no event follows. */
function fillSilently(control: HTMLInputElement, kind: (typeof kinds)[number]): string {
  const write = (name: 'value' | 'checked', value: unknown) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value);
  const value = { own: 'aino', input: 'aino', area: 'aino', box: 'true', select: 'fi', quantity: '4' }[kind];
  if (kind === 'box') write('checked', true);
  else write('value', value);
  return value;
}

for (const moment of ['submit', 'render'] as const)
  it.each(kinds)(`reads what was filled in without an event, before a ${moment}: %s`, kind => {
    const send = vi.fn();
    const { container, rerender } = render(<Form kind={kind} onSend={send} />);
    const control = container.querySelector<HTMLInputElement>('[name="name"], [name="box"]');
    const form = container.querySelector('form');
    if (!control || !form) throw new Error('No form');
    const value = fillSilently(control, kind);
    if (moment === 'render') {
      rerender(<Form kind={kind} onSend={send} />);
      expect(kind === 'box' ? String(control.checked) : control.value).toBe(value);
      expect(container.querySelector('output')?.textContent).toBe(value);
    }
    act(() => form.requestSubmit());
    expect(send).toHaveBeenCalledExactlyOnceWith(value);
    expect(kind === 'box' ? String(control.checked) : control.value).toBe(value);
  });

it('does not take back what a handler has changed', async () => {
  const limit = vi.fn();
  const change = vi.fn();
  render(<Quantity value={1} onChange={change} onLimit={limit} max={9} labels={labels} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '12' } });
  expect(limit).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledExactlyOnceWith(9);
});
