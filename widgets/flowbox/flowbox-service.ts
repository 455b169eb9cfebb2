/** Flowbox in the browser: its script, and the function that queues calls until the script has loaded. */
import type { ThirdPartyService } from '#components/third-party/use-third-party-scripts.ts';

/** `container` is a selector; `locale` a language code. */
export interface FlowboxStart {
  container: string;
  key: string;
  locale: string;
  productId?: string;
  tags?: readonly string[];
  tagsOperator?: string;
}

interface Flowbox {
  (command: 'init', start: FlowboxStart): void;
  q?: unknown[];
}

const page = globalThis as unknown as { flowbox?: Flowbox };

export const flowboxService: ThirdPartyService = {
  scripts: ['https://connect.getflowbox.com/flowbox.js'],
  globals: ['flowbox'],
  prepare() {
    if (page.flowbox) return;
    const queue: unknown[] = [];
    page.flowbox = Object.assign((...words: unknown[]) => void queue.push(words), { q: queue });
  },
};

/** What Flowbox throws is reported, and leaves its place empty: the widget would vanish, and all below it move up. */
export function startFlowbox(start: FlowboxStart): void {
  try {
    page.flowbox?.('init', start);
  } catch (error) {
    reportError(error);
  }
}
