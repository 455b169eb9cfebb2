/**
 * Takes over values that a control got without an event: typed before hydration, or filled in by a browser, an app or a
 * password manager. React leaves them in the control, but not in the state, and would write over them.
 */
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Adopt = () => void;

/** Answers how to take over what the control contains; null when the page knows it, or is about to hear of it. */
type Field = (target: EventTarget | null) => Adopt | null;

const fields = new Set<Field>();
const askingEvents = ['click', 'submit'] as const;

/** Before a button or a form reacts: its handlers then see what the visitor sees. */
function readFields({ target }: Event): void {
  const found = [...fields].flatMap(ask => ask(target) ?? []);
  if (found.length > 0)
    flushSync(() => {
      for (const adopt of found) adopt();
    });
}

function follow(field: Field): () => void {
  if (fields.size === 0) for (const type of askingEvents) addEventListener(type, readFields, true);
  fields.add(field);
  return () => {
    fields.delete(field);
    if (fields.size === 0) for (const type of askingEvents) removeEventListener(type, readFields, true);
  };
}

/** In the order in which they reach React, which hears a tick by the click. */
const heardEvents = ['click', 'input', 'change'] as const;

interface Held<Value> {
  /** Value and read function of the control with this id. */
  id: string;
  read: (control: Element) => Value;
  current: Value;
  adopt: (found: Value) => void;
}

export function useSilentValue<Value>({ id, read, current, adopt }: Held<Value>): void {
  const [last] = useState<{ shown?: Value; heard?: Value }>({});
  const find = (): Value => {
    const control = document.getElementById(id);
    return control ? read(control) : current;
  };
  /** What this render is about to write over. */
  const found = 'shown' in last ? find() : current;
  const isSilent = found !== current && found !== last.shown && found !== last.heard;

  const keep = useEffectEvent(() => {
    last.shown = current;
    if (isSilent) adopt(found);
  });
  useLayoutEffect(() => keep());

  const ask = useEffectEvent((target: EventTarget | null): Adopt | null => {
    // A pressed checkbox is ticked before its own handlers run.
    if (target instanceof Element && target.id === id) return null;
    const value = find();
    return value === current || value === last.heard ? null : () => adopt(value);
  });
  const hear = useEffectEvent(() => {
    last.heard = find();
  });
  useLayoutEffect(() => {
    // Runs before an early click on a button of the same form is replayed.
    ask(null)?.();
    const listener = () => hear();
    const control = document.getElementById(id);
    for (const type of heardEvents) control?.addEventListener(type, listener);
    const stop = follow(target => ask(target));
    return () => {
      for (const type of heardEvents) control?.removeEventListener(type, listener);
      stop();
    };
  }, [id]);
}

/** The value of a text field or a select. */
export const controlValue = (control: Element): string =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement
    ? control.value
    : '';

export const isTicked = (control: Element): boolean => control instanceof HTMLInputElement && control.checked;
