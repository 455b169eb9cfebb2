/** A drawing with numbered positions, and the parts that they lead to. */
import { defineWidget } from '#engine/definition/contract.ts';
import { AssemblyView } from './assembly.tsx';
import type { AssemblyProps } from './assembly-props.ts';
import { markRules } from './mark-rules.ts';

export default defineWidget<AssemblyProps>({
  type: 'assembly',
  hydrate: 'never',
  hasPicture: true,
  singleton: true,
  styles: ({ assembly }) => markRules(assembly.positions.map(({ position }) => position)),
  view: AssemblyView,
});
