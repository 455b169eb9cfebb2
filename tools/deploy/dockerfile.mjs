/** Reads a Dockerfile and a .dockerignore, as far as ours use their syntax; anything else is an error instead of being skipped. */

const known = new Set('FROM WORKDIR COPY RUN ENV VOLUME USER EXPOSE HEALTHCHECK STOPSIGNAL CMD'.split(' '));

/** `[{ name, base, steps: [{ instruction, args }] }]` */
export function readDockerfile(text) {
  const stages = [];
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  for (const line of lines.map(each => each.trim()).filter(each => each !== '' && !each.startsWith('#'))) {
    const [, instruction = '', args = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (!known.has(instruction)) throw new Error(`Not understood: ${line}`);
    const [base, , name = String(stages.length)] = args.split(/\s+/);
    if (instruction === 'FROM') stages.push({ name, base, steps: [] });
    else stages.at(-1).steps.push({ instruction, args });
  }
  return stages;
}

/** Whether a path of the context is left out. Our file lists plain names at the top of the context. */
export function readIgnored(text) {
  const names = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  const strange = names.find(name => /[*!?/]/.test(name));
  if (strange) throw new Error(`.dockerignore: ${strange} is not understood`);
  return path => names.includes(path.split('/')[0]);
}

/** `A=1 B=2` as an object. */
export const readEnv = args => Object.fromEntries(args.split(/\s+/).map(pair => pair.split(/=(.*)/s, 2)));

/** The command of CMD and HEALTHCHECK in its form of a JSON list. */
export function readCommand(args) {
  const list = args.slice(args.indexOf('['));
  return JSON.parse(list);
}

/** `{ from, sources, target }` of COPY. */
export function readCopy(args) {
  const words = args.split(/\s+/);
  const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : null;
  return { from, target: words.pop(), sources: words };
}
