/** A widget of a personal page: it loads with the visitor, and a form posted to the page goes to its `submit`. */
import type { AnyWidget } from '#engine/definition/contract.ts';
import type { Visitor } from '#engine/definition/visitor.ts';

export function withVisitor(
  widget: AnyWidget | undefined,
  visitor: Visitor | undefined,
): AnyWidget | undefined {
  if (!widget || !visitor) return widget;
  const { load, submit } = widget;
  const { fields } = visitor;
  if (submit && fields)
    // Critical, because what became of a form is never left out of the page.
    return {
      ...widget,
      critical: true,
      load: (context, props) => submit({ ...context, visitor }, props, fields),
    };
  return load ? { ...widget, load: (context, props) => load({ ...context, visitor }, props) } : widget;
}
