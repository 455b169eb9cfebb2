/** `npm run layers`: imports may only point to lower layers and must not form a cycle. Type-only imports count. */
import { cruise } from 'dependency-cruiser';
import { rules } from './rules.mjs';

const { output } = await cruise(['src', 'widgets', 'server', 'backend', 'demo', 'tests', 'bench', 'tools'], {
  ruleSet: rules,
  validate: true,
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: 'node_modules' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    conditionNames: ['import', 'types', 'default'],
    exportsFields: ['exports'],
  },
  outputType: 'json',
});

const { summary } = JSON.parse(output);
for (const { from, to, rule, cycle } of summary.violations) {
  const path = cycle ? ` (${cycle.map(step => step.name ?? step).join(' -> ')})` : '';
  console.error(`${from}  ${rule.severity}  ${rule.name}: ${to}${path}`);
}
console.log(`layers: ${summary.totalCruised} modules, ${summary.violations.length} violations`);
process.exitCode = summary.violations.length > 0 ? 1 : 0;
