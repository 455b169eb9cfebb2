/** Describes what the figures were measured on. */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from '../../tools/run/bootstrap.mjs';

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** The state before the benches run: the load includes other processes of the machine only. */
export function describeMachine() {
  const [{ model } = { model: '' }] = cpus();
  const changed = git('status', '--porcelain', '--untracked-files=no') ? ' with uncommitted changes' : '';
  return {
    processor: `${cpus().length} × ${model.trim() || process.arch}`,
    memory: `${Math.round(totalmem() / 1e9)} GB`,
    load: loadavg()[0].toFixed(1),
    node: process.version,
    commit: `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changed}`,
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
  };
}
