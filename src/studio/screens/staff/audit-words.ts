/** What a row of the log says. */
import type { IntlShape } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { type AuditAction, type AuditRow, auditActions, roles } from '#studio-api/staff.ts';
import { roleNames } from '../../parts/session/role-name.ts';

export const actionNames: Readonly<Record<AuditAction, StudioMessageId>> = {
  'publication.published': 'AUDIT_PUBLICATION_PUBLISHED',
  'publication.scheduled': 'AUDIT_PUBLICATION_SCHEDULED',
  'publication.cancelled': 'AUDIT_PUBLICATION_CANCELLED',
  'publication.moved': 'AUDIT_PUBLICATION_MOVED',
  'publication.undone': 'AUDIT_PUBLICATION_UNDONE',
  'release.created': 'AUDIT_RELEASE_CREATED',
  'release.renamed': 'AUDIT_RELEASE_RENAMED',
  'release.deleted': 'AUDIT_RELEASE_DELETED',
  'release.document-added': 'AUDIT_RELEASE_DOCUMENT_ADDED',
  'release.document-removed': 'AUDIT_RELEASE_DOCUMENT_REMOVED',
  'approval.asked': 'AUDIT_APPROVAL_ASKED',
  'approval.approved': 'AUDIT_APPROVAL_APPROVED',
  'approval.returned': 'AUDIT_APPROVAL_RETURNED',
  'approval.withdrawn': 'AUDIT_APPROVAL_WITHDRAWN',
  'rules.changed': 'AUDIT_RULES_CHANGED',
  'document.created': 'AUDIT_DOCUMENT_CREATED',
  'document.withdrawn': 'AUDIT_DOCUMENT_WITHDRAWN',
  'document.deleted': 'AUDIT_DOCUMENT_DELETED',
  'document.undeleted': 'AUDIT_DOCUMENT_UNDELETED',
  'document.drift-taken': 'AUDIT_DOCUMENT_DRIFT_TAKEN',
  'document.drift-refused': 'AUDIT_DOCUMENT_DRIFT_REFUSED',
  'preset.saved': 'AUDIT_PRESET_SAVED',
  'preset.renamed': 'AUDIT_PRESET_RENAMED',
  'preset.deleted': 'AUDIT_PRESET_DELETED',
  'picture.added': 'AUDIT_PICTURE_ADDED',
  'picture.changed': 'AUDIT_PICTURE_CHANGED',
  'picture.replaced': 'AUDIT_PICTURE_REPLACED',
  'picture.deleted': 'AUDIT_PICTURE_DELETED',
  'review.approved': 'AUDIT_REVIEW_APPROVED',
  'review.rejected': 'AUDIT_REVIEW_REJECTED',
  'question.approved': 'AUDIT_QUESTION_APPROVED',
  'question.rejected': 'AUDIT_QUESTION_REJECTED',
  'question.answered': 'AUDIT_QUESTION_ANSWERED',
  'answer.approved': 'AUDIT_ANSWER_APPROVED',
  'answer.rejected': 'AUDIT_ANSWER_REJECTED',
  'order.paid': 'AUDIT_ORDER_PAID',
  'order.shipped': 'AUDIT_ORDER_SHIPPED',
  'order.cancelled': 'AUDIT_ORDER_CANCELLED',
  'order.refunded': 'AUDIT_ORDER_REFUNDED',
  'order.withdrawal-closed': 'AUDIT_ORDER_WITHDRAWAL_CLOSED',
  'order.mailed': 'AUDIT_ORDER_MAILED',
  'order.noted': 'AUDIT_ORDER_NOTED',
  'article.stock': 'AUDIT_ARTICLE_STOCK',
  'article.price': 'AUDIT_ARTICLE_PRICE',
  'session.begin': 'AUDIT_SESSION_BEGIN',
  'session.end': 'AUDIT_SESSION_END',
  'passkey.add': 'AUDIT_PASSKEY_ADD',
  'passkey.rename': 'AUDIT_PASSKEY_RENAME',
  'passkey.remove': 'AUDIT_PASSKEY_REMOVE',
  'staff.invite': 'AUDIT_STAFF_INVITE',
  'staff.revoke': 'AUDIT_STAFF_REVOKE',
  'staff.change': 'AUDIT_STAFF_CHANGE',
};

/** The code itself for an action of a newer version of the shop. */
export function actionText({ action }: AuditRow, intl: IntlShape): string {
  const known = auditActions.find(each => each === action);
  return known ? intl.formatMessage({ id: actionNames[known] }) : action;
}

/** @param labelOf name of a document, as the lists of Studio show it */
export function aboutText(
  { documentId, detail }: AuditRow,
  intl: IntlShape,
  labelOf: (id: string) => string,
): string {
  const text = (key: string) => {
    const value = detail[key];
    return typeof value === 'string' ? value : '';
  };
  const roleText = (value: string) => {
    const role = roles.find(each => each === value);
    return role ? intl.formatMessage({ id: roleNames[role] }) : value;
  };
  const [mail, before, after] = [text('mail'), text('before'), text('after')];
  if (mail && before !== after) return `${mail}: ${roleText(before)} → ${roleText(after)}`;
  if (mail) {
    const state = text('disabled') ? intl.formatMessage({ id: 'STAFF_DISABLED' }) : '';
    return [mail, roleText(text('role')), state].filter(Boolean).join(' · ');
  }
  const order = /^order:(\d+)$/.exec(documentId ?? '')?.[1];
  if (order) return intl.formatMessage({ id: 'AUDIT_ORDER' }, { number: order });
  if (documentId?.startsWith('article:')) return documentId.slice('article:'.length);
  const documents = detail['documents'];
  const named = Array.isArray(documents) ? documents.map(String) : documentId === null ? [] : [documentId];
  return [text('name'), named.map(labelOf).join(', ')].filter(Boolean).join(' · ');
}
