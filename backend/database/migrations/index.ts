/** Every migration in its order. A landed migration is never edited: add the next number. */

import { up as shop } from './0001-shop.ts';
import { up as cartOrder } from './0002-cart-order.ts';
import { up as customerAuth } from './0003-customer-auth.ts';
import { up as promotionPrices } from './0004-promotion-prices.ts';
import { up as paymentOrders } from './0005-payment-orders.ts';
import { up as mailReviewsNotices } from './0006-mail-reviews-notices.ts';
import { up as catalogueChanges } from './0007-catalogue-changes.ts';
import { up as operations } from './0008-operations.ts';
import { up as cartConfirmed } from './0009-cart-confirmed.ts';
import { up as withdrawals } from './0010-withdrawals.ts';
import { up as orderConsents } from './0011-order-consents.ts';
import { up as accountCart } from './0012-account-cart.ts';
import { up as withdrawalOfOrder } from './0013-withdrawal-of-order.ts';
import { up as identityCountry } from './0014-identity-country.ts';
import { up as newsletterConsent } from './0015-newsletter-consent.ts';
import { up as shippingEverywhere } from './0017-shipping-everywhere.ts';
import { up as announceShipping } from './0018-announce-shipping.ts';
import { up as packageStock } from './0022-package-stock.ts';
import { up as coPurchases } from './0023-co-purchases.ts';
import { up as searchDocuments } from './0026-search-documents.ts';
import { up as answeredTotal } from './0031-answered-total.ts';
import { up as cartsOfAccounts } from './0032-carts-of-accounts.ts';
import { up as mailboxes } from './0033-mailboxes.ts';
import { up as unpaidOrders } from './0034-unpaid-orders.ts';
import { up as studioDocuments } from './0035-studio-documents.ts';
import { up as staff } from './0036-staff.ts';
import { up as mediaAssets } from './0037-media-assets.ts';
import { up as announceContent } from './0038-announce-content.ts';
import { up as productPage } from './0040-product-page.ts';
import { up as withdrawnPieces } from './0041-withdrawn-pieces.ts';
import { up as directory } from './0042-directory.ts';
import { up as accountInvitations } from './0045-account-invitations.ts';
import { up as partNumbers } from './0046-part-numbers.ts';
import { up as announcePictures } from './0047-announce-pictures.ts';
import { up as reviewPictures } from './0048-review-pictures.ts';
import { up as productQuestions } from './0049-product-questions.ts';
import { up as savedLines } from './0050-saved-lines.ts';
import { up as importedOpinions } from './0051-imported-opinions.ts';
import { up as deliveryVersion } from './0057-delivery-version.ts';
import { up as packagePrices } from './0058-package-prices.ts';
import { up as productModified } from './0059-product-modified.ts';
import { up as searchSpelling } from './0060-search-spelling.ts';
import { up as plainPartNumbers } from './0062-plain-part-numbers.ts';
import { up as wholeVat } from './0063-whole-vat.ts';
import { up as unreservedOrders } from './0064-unreserved-orders.ts';
import { up as previewLinks } from './0065-preview-links.ts';
import { up as placesOfDelivery } from './0068-places-of-delivery.ts';
import { up as undeliveredAreas } from './0069-undelivered-areas.ts';
import { up as undeliveredNames } from './0070-undelivered-names.ts';
import { up as unpaidOrdersIndex } from './0071-unpaid-orders-index.ts';
import { up as namedCampaigns } from './0074-named-campaigns.ts';
import { up as orderManagement } from './0076-order-management.ts';
import { up as searchWords } from './0079-search-words.ts';
import { up as ordersAnnounced } from './0080-orders-announced.ts';
import { up as searchRoots } from './0081-search-roots.ts';
import { up as orderedVehicle } from './0082-ordered-vehicle.ts';
import { up as studioSettings } from './0083-studio-settings.ts';
import { up as fitRules } from './0084-fit-rules.ts';
import { up as edgePurges } from './0087-edge-purges.ts';
import { up as keptDrafts } from './0089-kept-drafts.ts';
import { up as pairRules } from './0092-pair-rules.ts';
import { up as interchangeNumbers } from './0094-interchange-numbers.ts';
import { up as applications } from './0095-applications.ts';
import { up as studioDecisions } from './0096-studio-decisions.ts';
import { up as deletedDocuments } from './0097-deleted-documents.ts';
import { up as savedVehicles } from './0098-saved-vehicles.ts';
import { up as orderedApplications } from './0099-ordered-applications.ts';
import { up as assemblies } from './0100-assemblies.ts';
import { up as parameterDescriptions } from './0102-parameter-descriptions.ts';
import { up as askedVehicles } from './0104-asked-vehicles.ts';
import { up as draftOfRelease } from './0105-draft-of-release.ts';
import { up as studioTeam } from './0106-studio-team.ts';
import { up as studioComments } from './0108-studio-comments.ts';
import { up as studioApprovals } from './0109-studio-approvals.ts';
import { up as widgetFigures } from './0110-widget-figures.ts';
import { up as severalDrafts } from './0112-several-drafts.ts';
import { up as fourEyes } from './0113-four-eyes.ts';
import { up as staffMarkets } from './0114-staff-markets.ts';
import { up as armFigures } from './0117-arm-figures.ts';
import { up as revisionAuthors } from './0118-revision-authors.ts';
import { up as studioPresets } from './0122-studio-presets.ts';
import { up as presetNames } from './0124-preset-names.ts';

export interface Migration {
  name: string;
  /** SQL, several statements; runs in one transaction. */
  up: string;
}

export const migrations: readonly Migration[] = [
  { name: '0001-shop', up: shop },
  { name: '0002-cart-order', up: cartOrder },
  { name: '0003-customer-auth', up: customerAuth },
  { name: '0004-promotion-prices', up: promotionPrices },
  { name: '0005-payment-orders', up: paymentOrders },
  { name: '0006-mail-reviews-notices', up: mailReviewsNotices },
  { name: '0007-catalogue-changes', up: catalogueChanges },
  { name: '0008-operations', up: operations },
  { name: '0009-cart-confirmed', up: cartConfirmed },
  { name: '0010-withdrawals', up: withdrawals },
  { name: '0011-order-consents', up: orderConsents },
  { name: '0012-account-cart', up: accountCart },
  { name: '0013-withdrawal-of-order', up: withdrawalOfOrder },
  { name: '0014-identity-country', up: identityCountry },
  { name: '0015-newsletter-consent', up: newsletterConsent },
  { name: '0017-shipping-everywhere', up: shippingEverywhere },
  { name: '0018-announce-shipping', up: announceShipping },
  { name: '0022-package-stock', up: packageStock },
  { name: '0023-co-purchases', up: coPurchases },
  { name: '0026-search-documents', up: searchDocuments },
  { name: '0031-answered-total', up: answeredTotal },
  { name: '0032-carts-of-accounts', up: cartsOfAccounts },
  { name: '0033-mailboxes', up: mailboxes },
  { name: '0034-unpaid-orders', up: unpaidOrders },
  { name: '0035-studio-documents', up: studioDocuments },
  { name: '0036-staff', up: staff },
  { name: '0037-media-assets', up: mediaAssets },
  { name: '0038-announce-content', up: announceContent },
  { name: '0040-product-page', up: productPage },
  { name: '0041-withdrawn-pieces', up: withdrawnPieces },
  { name: '0042-directory', up: directory },
  { name: '0045-account-invitations', up: accountInvitations },
  { name: '0046-part-numbers', up: partNumbers },
  { name: '0047-announce-pictures', up: announcePictures },
  { name: '0048-review-pictures', up: reviewPictures },
  { name: '0049-product-questions', up: productQuestions },
  { name: '0050-saved-lines', up: savedLines },
  { name: '0051-imported-opinions', up: importedOpinions },
  { name: '0057-delivery-version', up: deliveryVersion },
  { name: '0058-package-prices', up: packagePrices },
  { name: '0059-product-modified', up: productModified },
  { name: '0060-search-spelling', up: searchSpelling },
  { name: '0062-plain-part-numbers', up: plainPartNumbers },
  { name: '0063-whole-vat', up: wholeVat },
  { name: '0064-unreserved-orders', up: unreservedOrders },
  { name: '0065-preview-links', up: previewLinks },
  { name: '0068-places-of-delivery', up: placesOfDelivery },
  { name: '0069-undelivered-areas', up: undeliveredAreas },
  { name: '0070-undelivered-names', up: undeliveredNames },
  { name: '0071-unpaid-orders-index', up: unpaidOrdersIndex },
  { name: '0074-named-campaigns', up: namedCampaigns },
  { name: '0076-order-management', up: orderManagement },
  { name: '0079-search-words', up: searchWords },
  { name: '0080-orders-announced', up: ordersAnnounced },
  { name: '0081-search-roots', up: searchRoots },
  { name: '0082-ordered-vehicle', up: orderedVehicle },
  { name: '0083-studio-settings', up: studioSettings },
  { name: '0084-fit-rules', up: fitRules },
  { name: '0087-edge-purges', up: edgePurges },
  { name: '0089-kept-drafts', up: keptDrafts },
  { name: '0092-pair-rules', up: pairRules },
  { name: '0094-interchange-numbers', up: interchangeNumbers },
  { name: '0095-applications', up: applications },
  { name: '0096-studio-decisions', up: studioDecisions },
  { name: '0097-deleted-documents', up: deletedDocuments },
  { name: '0098-saved-vehicles', up: savedVehicles },
  { name: '0099-ordered-applications', up: orderedApplications },
  { name: '0100-assemblies', up: assemblies },
  { name: '0102-parameter-descriptions', up: parameterDescriptions },
  { name: '0104-asked-vehicles', up: askedVehicles },
  { name: '0105-draft-of-release', up: draftOfRelease },
  { name: '0106-studio-team', up: studioTeam },
  { name: '0108-studio-comments', up: studioComments },
  { name: '0109-studio-approvals', up: studioApprovals },
  { name: '0110-widget-figures', up: widgetFigures },
  { name: '0112-several-drafts', up: severalDrafts },
  { name: '0113-four-eyes', up: fourEyes },
  { name: '0114-staff-markets', up: staffMarkets },
  { name: '0117-arm-figures', up: armFigures },
  { name: '0118-revision-authors', up: revisionAuthors },
  { name: '0122-studio-presets', up: studioPresets },
  { name: '0124-preset-names', up: presetNames },
];
