/** A change that is posted: whether it is under way, and why it failed. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { staffProblem } from './role-name.ts';

export interface Saving {
  isBusy: boolean;
  problem: string | null;
  /** Resolves to whether it succeeded. */
  save(work: () => Promise<void>): Promise<boolean>;
}

export function useSaving(): Saving {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      const id = staffProblem(error);
      setProblem(id && intl.formatMessage({ id }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, save };
}
