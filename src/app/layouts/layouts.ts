/** The layouts that page files may name; their data half is pages/layouts/*.layout.json. */
import type { ComponentType } from 'react';
import { BareLayout } from './bare-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { ErrorLayout } from './error-layout.tsx';
import type { LayoutProps } from './layout-props.ts';
import { UndistractedLayout } from './undistracted-layout.tsx';

const layouts: Readonly<Record<string, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  undistracted: UndistractedLayout,
  error: ErrorLayout,
  bare: BareLayout,
};

export const layoutOf = (name: string): ComponentType<LayoutProps> => layouts[name] ?? DefaultLayout;
