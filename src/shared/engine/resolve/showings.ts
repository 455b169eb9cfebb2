/** Which nodes of a page are shown: what hides them from all visitors, their rules, and the arms of experiments. */
import type { PageContext } from '../definition/contract.ts';
import { evaluateRule, type Rule } from '../definition/evaluate-rule.ts';
import type { PageDocument } from '../definition/page-document.ts';
import { isInArm, type Taking } from '../experiment/choose-arm.ts';

interface ShownWhen {
  hidden?: boolean | undefined;
  when?: Rule | undefined;
  experiment?: Taking | undefined;
}

interface Showing {
  only?: 'phone' | 'computer';
  /** A rule that the browser must evaluate. */
  deferred?: Rule;
  /** Name of the one that the visitor takes part in by this node. */
  experiment?: string;
}

export interface Showings {
  /** False: not shown. */
  of(node: ShownWhen): Showing | false;
  /** When a time rule changes the page, of the nodes that were asked for. */
  readonly expiresAt: Date | undefined;
}

const onlyOf = (viewport: readonly string[] | undefined): 'phone' | 'computer' | undefined => {
  if (!viewport || (viewport.includes('phone') && viewport.length > 1)) return undefined;
  return viewport.includes('phone') ? 'phone' : 'computer';
};

export function createShowings(
  { experiments }: Pick<PageDocument, 'experiments'>,
  context: Pick<PageContext, 'segment' | 'query' | 'now' | 'arms'>,
  features: readonly string[],
): Showings {
  let expiresAt: Date | undefined;
  return {
    of({ hidden, when: rule, experiment: taking }) {
      if (hidden || !isInArm(taking, experiments, context.arms)) return false;
      const { verdict, changesAt, viewport } = evaluateRule(rule, context, features);
      if (changesAt && (!expiresAt || changesAt < expiresAt)) expiresAt = changesAt;
      if (verdict === false) return false;
      const only = onlyOf(viewport);
      const isOwnArm = taking !== undefined && context.arms?.[taking.name] === taking.arm;
      return {
        ...(only ? { only } : {}),
        ...(verdict === 'unknown' && rule ? { deferred: rule } : {}),
        ...(isOwnArm ? { experiment: taking.name } : {}),
      };
    },
    get expiresAt() {
      return expiresAt;
    },
  };
}
