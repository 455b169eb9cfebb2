import { act } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

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

function Form({ kind }: { kind: 'own' | 'input' | 'area' | 'box' }) {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  const [renders, setRenders] = useState(0);
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
      <button type="button" onClick={() => setRenders(renders + 1)}>
        {renders}
      </button>
      <output>{kind === 'box' ? String(ticked) : text}</output>
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
