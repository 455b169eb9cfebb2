/** The props with the data that the page binds. */
import type { AssemblyPage } from '#api/assembly/types.ts';
import type { AssembliesResolved } from '#engine/page-types.gen.ts';

export type AssembliesProps = Omit<AssembliesResolved, 'drawings'> & { drawings: AssemblyPage };
