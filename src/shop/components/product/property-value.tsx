/** The value of a property in a table: a number stays with its unit, an email address breaks after `@` and `.` only. */
import { BoundText } from '#ui/bound-text.tsx';
import { Breakable } from '#ui/breakable.tsx';

export const PropertyValue = ({ children }: { children: string }) =>
  children.includes('@') ? <Breakable>{children}</Breakable> : <BoundText>{children}</BoundText>;
