/** CPU time of processes, from /proc: Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const MILLISECONDS_PER_TICK = 10;

function statOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in parentheses; it may contain spaces.
  const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

/** Milliseconds of CPU time that the process has used. @returns undefined where the system does not report it. */
export function cpuTime(pid) {
  try {
    return statOf(pid).ticks * MILLISECONDS_PER_TICK;
  } catch {
    return undefined;
  }
}

/** The process that started this one; undefined where the system does not report it. */
export function parentOf(pid) {
  try {
    return statOf(pid).parent;
  } catch {
    return undefined;
  }
}

/** CPU time of a process with all processes that it started, and theirs. */
export function cpuTimeOfAll(pid) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter(each => /^\d+$/.test(each)))
    try {
      parents.set(Number(name), statOf(name).parent);
    } catch {
      // It ended meanwhile.
    }
  const all = [pid];
  for (const each of all) for (const [child, parent] of parents) if (parent === each) all.push(child);
  return all.reduce((sum, each) => sum + (cpuTime(each) ?? 0), 0);
}

/** Resident memory in MB (1 MB is 1000 KB); undefined where the system does not report it. */
export function residentMegabytes(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes && Math.round(Number(kilobytes) / 1000);
  } catch {
    return undefined;
  }
}
