/** The drawings of a machine, or of all. */
import { defineWidget } from '#engine/definition/contract.ts';
import { AssembliesView } from './assemblies.tsx';
import type { AssembliesProps } from './assemblies-props.ts';

export default defineWidget<AssembliesProps>({
  type: 'assemblies',
  hydrate: 'never',
  hasPicture: true,
  singleton: true,
  view: AssembliesView,
});
