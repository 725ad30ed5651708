import { bookRoute } from './activate-address-book/route.ts';
import { bulkRoute } from './bulk-order-upload/route.ts';
import { tillRoute } from './connect-till/route.ts';
import { helpRoute } from './helpcenter/route.ts';
import { accountRoute, peopleRoute, switchRoute } from './members/route.ts';
import { tellRoute } from './tell-recipient/route.ts';

/** The routes of features' pages, for sign-in and the server, which load no features. A new one is a line here. */
export const pluginRoutes = [
  bulkRoute,
  helpRoute,
  bookRoute,
  peopleRoute,
  accountRoute,
  switchRoute,
  tillRoute,
  tellRoute,
] as const;
