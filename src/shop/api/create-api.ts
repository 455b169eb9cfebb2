/** Creates all API modules for one transport and one segment. */
import type { Segment } from '#kernel/segment.ts';
import { createAccountApi } from './account/account.ts';
import type { Api } from './api.ts';
import { createAssemblyApi } from './assembly/assembly.ts';
import { createCartApi } from './cart/cart.ts';
import { createCatalogueApi } from './catalogue/catalogue.ts';
import { createChannelApi } from './channel/channel.ts';
import { createCheckoutApi } from './checkout/checkout.ts';
import { createContentApi } from './content/content.ts';
import { createDirectoryApi } from './directory/directory.ts';
import { createGarageApi } from './garage/garage.ts';
import { createNewsletterApi } from './newsletter/newsletter.ts';
import { createOrderApi } from './order/order.ts';
import { createPartApi } from './part/part.ts';
import { createProductApi } from './product/product.ts';
import { createQuestionApi } from './question/question.ts';
import { createReviewApi } from './review/review.ts';
import { createSavedLineApi } from './saved-line/saved-line.ts';
import { createSearchApi } from './search/search.ts';
import { languageTags, type StandardVariables } from './standard-variables.ts';
import type { Transport } from './transport.ts';
import type { AskVehicles } from './vehicle/types.ts';
import { createVehicleApi } from './vehicle/vehicle.ts';

export interface ApiOptions {
  transport: Transport;
  segment: Segment;
  channelId: string;
  origin: string;
  /** Asks what knows the vehicles; by default the server of the page. */
  vehicles?: AskVehicles | undefined;
}

export function createApi({ transport, segment, channelId, origin, vehicles }: ApiOptions): Api {
  const standard: StandardVariables = {
    channelId,
    marketId: segment.market,
    languageId: languageTags[segment.locale],
  };
  return {
    channel: createChannelApi(transport, standard),
    catalogue: createCatalogueApi(transport, standard),
    assembly: createAssemblyApi(transport, standard),
    content: createContentApi(transport, standard, segment.customerType, origin),
    cart: createCartApi(transport, standard),
    checkout: createCheckoutApi(transport, standard),
    order: createOrderApi(transport, standard),
    product: createProductApi(transport, standard),
    question: createQuestionApi(transport, standard),
    review: createReviewApi(transport, standard),
    search: createSearchApi(transport, standard),
    vehicle: createVehicleApi(transport, standard, vehicles),
    account: createAccountApi(transport, standard),
    newsletter: createNewsletterApi(transport, standard),
    directory: createDirectoryApi(transport, standard),
    part: createPartApi(transport, standard),
    savedLine: createSavedLineApi(transport, standard),
    garage: createGarageApi(transport, standard),
  };
}
