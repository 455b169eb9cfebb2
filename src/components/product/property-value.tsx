/** The value of a property in a table: a number stays with its unit, an email address breaks after `@` and `.` only. */
import { bindUnits } from '#kernel/bind-units.ts';
import { Breakable } from '#ui/breakable.tsx';

export const PropertyValue = ({ children }: { children: string }) =>
  children.includes('@') ? <Breakable>{children}</Breakable> : bindUnits(children);
