/** A form around buttons that scripts handle: where none runs, their press goes to a page of the server. */
import type { ReactNode } from 'react';

interface Props {
  /** Page that takes the press; without one, the buttons need scripts. */
  action: string | undefined;
  method?: 'get' | 'post';
  className?: string | undefined;
  id?: string;
  children: ReactNode;
}

export function PlainForm({ action, children, ...form }: Props) {
  if (action === undefined) return children;
  return (
    <form {...form} action={action}>
      {children}
    </form>
  );
}

/** The type of such a button; its handler prevents the submission. */
export const plainType = (action: string | undefined) => (action === undefined ? 'button' : 'submit');
