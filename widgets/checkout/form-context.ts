/** What every field of the form needs: its id and its error. */
import { createContext, use } from 'react';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import type { FieldName } from './details/field-rules.ts';

export interface FormContextValue {
  idOf(field: FieldName): string;
  errorOf(field: FieldName): MessageId | undefined;
  /** The chosen payment needs the identity number. */
  checksIdentity: boolean;
}

export const CheckoutFieldContext = createContext<FormContextValue>({
  idOf: field => field,
  errorOf: () => undefined,
  checksIdentity: false,
});

export const useCheckoutForm = (): FormContextValue => use(CheckoutFieldContext);

/** The control itself, or the first one of a group. */
export function focusCheckoutField(id: string): void {
  const found = document.getElementById(id);
  const control = found?.matches('input, textarea')
    ? found
    : (found?.querySelector<HTMLElement>('input, textarea') ?? found);
  control?.focus();
}
