/** The one bare link or button under every pressable thing: an `<a>` when there is somewhere to go, else a real `<button>`. */
import type {
  AriaAttributes,
  FocusEventHandler,
  MouseEventHandler,
  PointerEventHandler,
  ReactNode,
  Ref,
} from 'react';

export interface ClickableProps
  extends Pick<
    AriaAttributes,
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-describedby'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-haspopup'
    | 'aria-pressed'
    | 'aria-current'
    | 'aria-busy'
  > {
  children?: ReactNode;
  href?: string | undefined;
  /** Opens in a new tab and tells the other side nothing about us. */
  external?: boolean | undefined;
  type?: 'button' | 'submit' | 'reset';
  disabled?: boolean | undefined;
  /** The form and field a submit button speaks for, as in plain HTML. */
  form?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLAnchorElement & HTMLButtonElement>;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  onPointerEnter?: PointerEventHandler<HTMLElement> | undefined;
  onFocus?: FocusEventHandler<HTMLElement> | undefined;
}

export function Clickable({
  href,
  external = false,
  type = 'button',
  disabled = false,
  ...rest
}: ClickableProps) {
  if (href === undefined || disabled) return <button type={type} disabled={disabled} {...rest} />;
  const { form: _form, name: _name, value: _value, children, ...link } = rest;
  const elsewhere = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...elsewhere} {...link}>
      {children}
    </a>
  );
}
