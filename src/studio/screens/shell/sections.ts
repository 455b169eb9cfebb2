/** The parts of Studio, in the order of the navigation. Each screen is fetched when it is opened. */
import type { ComponentType } from 'react';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { Role } from '#studio-api/staff.ts';

export interface Section {
  /** First part of its address: `/pages`. Addresses below it belong to it as well. */
  name: string;
  label: StudioMessageId;
  load(): Promise<{ default: ComponentType }>;
  /** Shown only when areas and menus can be edited. */
  needsContent?: boolean;
  /** The least role that it is for. */
  needsRole?: Role;
  /** Reached by the person's name instead of the navigation. */
  isPersonal?: boolean;
}

/** What concerns only the person who is signed in. */
export const accountSection = 'account';

/** Where a person begins. */
export const firstSection = (role: Role): string => (role === 'sales' ? 'orders' : 'pages');

export const sections: readonly Section[] = [
  { name: 'pages', label: 'SHELL_SECTION_PAGES', load: () => import('../pages/pages-screen.tsx') },
  {
    name: 'contents',
    label: 'SHELL_SECTION_CONTENTS',
    load: () => import('../contents/contents-screen.tsx'),
    needsContent: true,
  },
  {
    name: 'menus',
    label: 'SHELL_SECTION_MENUS',
    load: () => import('../menus/menus-screen.tsx'),
    needsContent: true,
  },
  {
    name: 'pictures',
    label: 'SHELL_SECTION_PICTURES',
    load: () => import('../../panels/library/library-screen.tsx'),
  },
  {
    name: 'schedule',
    label: 'SHELL_SECTION_SCHEDULE',
    load: () => import('../schedule/schedule-screen.tsx'),
  },
  {
    name: 'releases',
    label: 'SHELL_SECTION_RELEASES',
    load: () => import('../releases/releases-screen.tsx'),
  },
  { name: 'check', label: 'SHELL_SECTION_CHECK', load: () => import('../check/check-screen.tsx') },
  { name: 'shop', label: 'SHELL_SECTION_SHOP', load: () => import('../shop/shop-screen.tsx') },
  {
    name: 'opinions',
    label: 'SHELL_SECTION_OPINIONS',
    load: () => import('../opinions/opinions-screen.tsx'),
  },
  {
    name: 'orders',
    label: 'SHELL_SECTION_ORDERS',
    load: () => import('../orders/orders-screen.tsx'),
    needsRole: 'sales',
  },
  {
    name: 'staff',
    label: 'SHELL_SECTION_STAFF',
    load: () => import('../staff/staff-screen.tsx'),
    needsRole: 'admin',
  },
  {
    name: 'audit',
    label: 'SHELL_SECTION_AUDIT',
    load: () => import('../staff/audit-screen.tsx'),
    needsRole: 'admin',
  },
  {
    name: accountSection,
    label: 'ACCOUNT_TITLE',
    load: () => import('../staff/account-screen.tsx'),
    isPersonal: true,
  },
];
