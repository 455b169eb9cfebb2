/** Shared by every control of the form: the instance, its setter, and its errors. */
import type { WidgetInstance } from '#engine/contract.ts';
import type { PreviewFinding } from '#engine/preview-port.ts';
import { type ComponentType, createContext, use } from 'react';
import type { FieldEditorProps } from './control-props.ts';
import type { FieldPath } from './field.ts';

export interface FormTools {
  instance: WidgetInstance;
  set(path: FieldPath, value: unknown): void;
  /** The error message of a field, if one is to be shown. */
  errorAt(path: FieldPath): string | undefined;
  /** Announces the result of an action to screen readers. */
  announce(words: string): void;
  pageNames: readonly string[];
  /** Editor of a field; lists and groups use it for nested fields. */
  FieldEditor: ComponentType<FieldEditorProps>;
}

export const FormContext = createContext<FormTools | null>(null);

export function useForm(): FormTools {
  const tools = use(FormContext);
  if (!tools) throw new Error('A control needs a FormContext');
  return tools;
}

export const startsWith = (path: FieldPath, start: FieldPath): boolean =>
  start.every((step, index) => path[index] === step);

/** Errors of exactly this path, without those of nested fields. */
export const errorsAt = (findings: readonly PreviewFinding[], path: FieldPath): readonly PreviewFinding[] =>
  findings.filter(finding => finding.jsonPath.length === path.length && startsWith(finding.jsonPath, path));
