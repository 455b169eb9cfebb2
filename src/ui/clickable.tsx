/** Base of every clickable component: an `<a>` with a URL, otherwise a `<button>`. */
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
  /** Opens in a new tab without `opener` and referrer. */
  external?: boolean | undefined;
  type?: 'button' | 'submit' | 'reset';
  disabled?: boolean | undefined;
  /** Form attributes of a submit button, as in plain HTML. */
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
