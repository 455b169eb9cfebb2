/**
 * React in development takes a stack trace for each element, to name in warnings who made it: a sixth of what rendering
 * whole pages costs. Warnings still name their components.
 */
import * as react from 'react';

/** React takes no trace once it has taken ten thousand; it counts them here, and begins again each second. */
const shared: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof shared === 'object' && shared !== null)
  Reflect.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
