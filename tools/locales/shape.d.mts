/** Types of shape.mjs for its callers in TypeScript. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export function parseMessage(text: string): MessageFormatElement[];
export function placeholdersOf(ast: MessageFormatElement[]): string[];
export function compileMessage(text: string): string | MessageFormatElement[];
