/** What the mails about an approval say beside notes and names. */
import type { StaffMember } from '#studio-api/staff.ts';

export interface ApprovalMail {
  /** What is sent, in this language; empty where it has no name there. */
  nameIn(locale: StaffMember['locale']): string;
  /** Leads to it. */
  link: string;
}
