/** All operations of the commerce backend, grouped by resource. */
import type { AccountApi } from './account/types.ts';
import type { AssemblyApi } from './assembly/types.ts';
import type { CartApi } from './cart/types.ts';
import type { CatalogueApi } from './catalogue/catalogue-api.ts';
import type { ChannelApi } from './channel/types.ts';
import type { CheckoutApi } from './checkout/types.ts';
import type { ContentApi } from './content/types.ts';
import type { DirectoryApi } from './directory/types.ts';
import type { GarageApi } from './garage/types.ts';
import type { NewsletterApi } from './newsletter/types.ts';
import type { OrderApi } from './order/types.ts';
import type { PartApi } from './part/types.ts';
import type { ProductApi } from './product/types.ts';
import type { QuestionApi } from './question/types.ts';
import type { ReviewApi } from './review/types.ts';
import type { SavedLineApi } from './saved-line/types.ts';
import type { SearchApi } from './search/types.ts';
import type { VehicleApi } from './vehicle/types.ts';

export interface Api {
  channel: ChannelApi;
  catalogue: CatalogueApi;
  assembly: AssemblyApi;
  content: ContentApi;
  cart: CartApi;
  checkout: CheckoutApi;
  order: OrderApi;
  product: ProductApi;
  question: QuestionApi;
  review: ReviewApi;
  search: SearchApi;
  vehicle: VehicleApi;
  account: AccountApi;
  newsletter: NewsletterApi;
  directory: DirectoryApi;
  part: PartApi;
  savedLine: SavedLineApi;
  garage: GarageApi;
}
