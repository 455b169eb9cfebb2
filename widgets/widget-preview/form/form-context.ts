/** What every control of the form reaches: the instance, how to change it, and what is wrong with it. */
import type { WidgetInstance } from '#engine/contract.ts';
import type { PreviewFinding } from '#engine/preview-port.ts';
import { type ComponentType, createContext, use } from 'react';
import type { FieldEditorProps } from './control-props.ts';
import type { Way } from './field.ts';

export interface FormTools {
  instance: WidgetInstance;
  set(way: Way, value: unknown): void;
  /** The sentence that stands at the field, when there is one to show. */
  faultAt(way: Way): string | undefined;
  /** For controls that say what they have done: read aloud. */
  announce(words: string): void;
  pageNames: readonly string[];
  /** What edits a field; lists and groups hold fields again. */
  FieldEditor: ComponentType<FieldEditorProps>;
}

export const FormContext = createContext<FormTools | null>(null);

export function useForm(): FormTools {
  const tools = use(FormContext);
  if (!tools) throw new Error('A control needs a FormContext');
  return tools;
}

export const startsWith = (way: Way, start: Way): boolean =>
  start.every((step, index) => way[index] === step);

/** A fault stands at its own field only; one of something that has no control of its own, at what holds it. */
export const faultsAt = (findings: readonly PreviewFinding[], way: Way): readonly PreviewFinding[] =>
  findings.filter(finding => finding.jsonPath.length === way.length && startsWith(finding.jsonPath, way));
