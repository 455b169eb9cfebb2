/** Shared by every control of the form: the instance, its setter, and its errors. */

import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { PreviewFinding } from '#engine/definition/preview-port.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import type { FieldEditorProps, SpecialControls } from './control-props.ts';
import type { FieldPath } from './field.ts';

export interface FormTools {
  instance: WidgetInstance;
  /** Type of the widget, or kind of another node: fields of one name mean different things in different nodes. */
  owner: string;
  /** Layout of the row that it stands in. */
  layout?: unknown;
  set(path: FieldPath, value: unknown): void;
  /** The error message of a field, if one is to be shown. */
  errorAt(path: FieldPath): string | undefined;
  /** Announces the result of an action to screen readers. */
  announce(words: string): void;
  pageNames: readonly string[];
  /** Editor of a field; lists and groups use it for nested fields. */
  FieldEditor: ComponentType<FieldEditorProps>;
  /** Controls that need more than the form: search, pictures, rich text. Without one, its value is typed. */
  controls?: SpecialControls;
  /** Languages whose texts are shown; all by default. */
  shownLocales?: readonly LocaleCode[];
  /** Why the fields of developers cannot be changed; they can without it. */
  developerNote?: string;
  /** Texts are plain: none repeats another language, is left out on purpose or is a message. */
  hasPlainTexts?: boolean;
  /** Nothing can be changed: for controls that a disabled `fieldset` around them does not disable. */
  isLocked?: boolean;
  /** Keeps what is seldom used folded, where there is little room. */
  isCompact?: boolean;
  /** What a field held in another notation, by its name, for as long as the author works. */
  memory: Map<string, Readonly<Record<string, unknown>>>;
  /** Shown below a field: one-click fixes of its findings. */
  below?(path: FieldPath): ReactNode;
}

export const FormContext = createContext<FormTools | null>(null);

export function useForm(): FormTools {
  const tools = use(FormContext);
  if (!tools) throw new Error('A control needs a FormContext');
  return tools;
}

/** Remembers values of a field by notation; the latest wins. */
export function useMemory(name: string): {
  recall(notation: string): unknown;
  remember(notation: string, value: unknown): void;
} {
  const { memory } = useForm();
  return {
    recall: notation => memory.get(name)?.[notation],
    remember: (notation, value) => void memory.set(name, { ...memory.get(name), [notation]: value }),
  };
}

export const startsWith = (path: FieldPath, start: FieldPath): boolean =>
  start.every((step, index) => path[index] === step);

/** Errors of exactly this path, without those of nested fields. */
export const errorsAt = (findings: readonly PreviewFinding[], path: FieldPath): readonly PreviewFinding[] =>
  findings.filter(finding => finding.jsonPath.length === path.length && startsWith(finding.jsonPath, path));
