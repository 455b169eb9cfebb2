/** The props with the data that the page binds. */
import type { Assembly } from '#api/assembly/types.ts';
import type { AssemblyResolved } from '#engine/page-types.gen.ts';

export type AssemblyProps = Omit<AssemblyResolved, 'assembly'> & { assembly: Assembly };
