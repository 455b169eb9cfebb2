/** A part of a package and who looks at it. */
import type { Context } from '../kernel/context.ts';
import type { PackageGroup, PackageOption } from './package.repository.ts';

export interface PackageGroupInContext {
  ctx: Context;
  group: PackageGroup;
}

export interface PackageOptionInContext {
  ctx: Context;
  option: PackageOption;
}
