/** Both languages at once, for the server and for tests; the browser never imports this. */
import { type Texts, textsOf } from './create-texts.ts';
import type { LocaleCode } from './locales.ts';
import { messages as finnish } from './messages.fi.gen.ts';
import { messages as finnishTool } from './messages.fi.tool.gen.ts';
import { messages as swedish } from './messages.sv.gen.ts';
import { messages as swedishTool } from './messages.sv.tool.gen.ts';

const messagesOf = { fi: { ...finnish, ...finnishTool }, sv: { ...swedish, ...swedishTool } };

/** The texts of a language, one object per process. */
export function serverTexts(code: LocaleCode): Texts {
  return textsOf(code, messagesOf[code]);
}
