/** A package group or option with the context of a request. */
import type { Context } from '../../kernel/context.ts';
import type { PackageGroup, PackageOption } from './package.repository.ts';

export interface PackageGroupInContext {
  ctx: Context;
  group: PackageGroup;
}

export interface PackageOptionInContext {
  ctx: Context;
  option: PackageOption;
}
