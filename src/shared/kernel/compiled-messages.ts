/** The compiled form of a message file: plain texts as strings, the rest as parsed trees. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type CompiledMessage = string | MessageFormatElement[];
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
