/** Writes into a control so that React notices. */

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React ignores an event whose value it knows, and what a script writes it learns from a setter on the control itself. */
export function typeInto(control: TextControl, value: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  control.value = `${value} `;
  write?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
