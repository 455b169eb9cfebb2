/** Types of contract-schema.mjs for tests. */
import type { Contract } from './api-additions.d.mts';

export declare function contractSdl(contract: Contract): string;
