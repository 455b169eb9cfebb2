/** `pages pull --from LINK`: takes the pages of a running shop into the checkout, without its database. */
import type { StudioOutcome } from './managed-files.ts';
import { chosenOf, type PullPorts, planLines, planPull, refusedPull, writePull } from './pull-plan.ts';
import { type RemoteStudio, readStudioLink, signInToStudio } from './remote-studio.ts';

export interface PullFromCommand extends PullPorts {
  /** Sign-in link of the Studio that is pulled from. */
  from: string;
  /** Documents that were named; all without any. */
  ids: readonly string[];
  /** Without it, files are only listed. */
  write: boolean;
  /** Asks, at an interactive terminal, whether to write what was listed, because the link works once. */
  confirm?: ((lines: readonly string[]) => Promise<boolean>) | undefined;
}

/** @throws Error with cause and fix where nothing could be read. */
export async function pullFrom(command: PullFromCommand): Promise<StudioOutcome> {
  const studio = await signInToStudio(readStudioLink(command.from));
  try {
    return await pullWith(studio, command);
  } finally {
    await studio.signOut();
  }
}

async function pullWith(studio: RemoteStudio, command: PullFromCommand): Promise<StudioOutcome> {
  const { root, ids, write, confirm } = command;
  const plan = planPull(command, chosenOf(await studio.pages(), ids));
  if (plan.findings.length > 0) return refusedPull(plan);
  if (plan.files.length === 0) {
    if (write) writePull(root, plan);
    return { lines: ['The files are what is live'], status: 0 };
  }
  const lines = planLines(plan);
  const isWanted = write || (await confirm?.(lines));
  if (!isWanted) return { lines: [...lines, 'Nothing was written: add --write'], status: 0 };
  writePull(root, plan);
  await studio.logPulled(plan.files.map(({ id }) => id));
  return { lines: plan.files.map(({ file }) => file), status: 0 };
}
