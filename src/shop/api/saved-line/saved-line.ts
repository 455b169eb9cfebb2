/** Lines that a signed-in customer has saved for later. */
import { ok, refuse } from '#kernel/result.ts';
import { ifSupported } from '../if-supported.ts';
import type { StandardVariables } from '../standard-variables.ts';
import { ApiError, type Transport } from '../transport.ts';
import { SavedLinesDocument, SaveLinesDocument } from './saved-line.gen.ts';
import type { SavedLineApi, SavedQuantity } from './types.ts';

const quantities = (lines: readonly SavedQuantity[]) =>
  lines.map(({ skuId, quantity }) => ({ skuId, quantity }));

export const createSavedLineApi = (transport: Transport, standard: StandardVariables): SavedLineApi => ({
  async all() {
    const answer = await ifSupported(transport.query(SavedLinesDocument, standard));
    return answer && (answer.savedLines ?? []);
  },

  async set(lines) {
    try {
      const variables = { ...standard, lines: quantities(lines) };
      const { saveLines } = await transport.mutate(SaveLinesDocument, variables);
      return ok(saveLines ?? []);
    } catch (error) {
      // The quantities are those of a cart, so only the number of lines can be refused.
      if (error instanceof ApiError && error.code === 'BAD_USER_INPUT') return refuse({ code: 'full' });
      throw error;
    }
  },

  async merge(lines) {
    const variables = { ...standard, lines: quantities(lines), merge: true };
    const answer = await ifSupported(transport.mutate(SaveLinesDocument, variables));
    return answer && (answer.saveLines ?? []);
  },
});
