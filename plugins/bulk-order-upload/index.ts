import { definePlugin } from '#core';
import { bulkRoute } from './route.ts';

/** Many orders from one spreadsheet (specification 2, sections 2 to 5). */
export const bulkOrderUpload = definePlugin({
  id: 'bulk-order-upload',
  flag: 'bulk-order-upload',
  available: ({ mode }) => mode !== 'GUEST',
  pages: [
    {
      ...bulkRoute,
      wordsKey: 'bulk-order-upload.words',
      load: async () => (await import('./page.tsx')).BulkPage,
    },
  ],
});
