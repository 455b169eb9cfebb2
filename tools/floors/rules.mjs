/** Makes dependency-cruiser's rules from the one table of floors. */
import { floors } from './floors.mjs';

const escape = text => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const roomPattern = room => `^${escape(room)}/`;
const ours = '^(src|widgets|server|backend|pages|schemas|locales)/';
/** A test may use the builders; what it tests keeps to its floor. */
const testFile = '\\.(test|stories)\\.tsx?$';

const roomRules = Object.entries(floors).map(([room, seen]) => ({
  name: `floor of ${room}`,
  comment: `${room} may see ${seen.length > 0 ? seen.join(', ') : 'nothing of ours'}`,
  severity: 'error',
  from: { path: roomPattern(room), pathNot: `${testFile}|\\.gen\\.` },
  to: {
    path: ours,
    pathNot: [room, ...seen]
      .map(roomPattern)
      .concat(seen.filter(name => name.endsWith('.ts')).map(name => `^${escape(name)}$`)),
  },
}));

export const rules = {
  forbidden: [
    ...roomRules,
    {
      name: 'a widget never imports another widget',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/' },
      to: { path: '^widgets/', pathNot: '^widgets/$1/' },
    },
    { name: 'no circles', severity: 'error', from: { path: ours }, to: { circular: true } },
    {
      name: 'code does not import tests',
      severity: 'error',
      from: { path: ours, pathNot: testFile },
      to: { path: '^(tests|bench)/' },
    },
    {
      name: 'nothing unresolvable',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: '\\?(raw|url|inline)$' },
    },
  ],
};
