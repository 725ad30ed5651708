/** The name of the database of files that were not uploaded yet. */
export const bulkDatabase = 'bulk-drafts';

/**
 * Deletes all files that were not uploaded, without the code that reads them, since offline it cannot be fetched. Rejects where the browser
 * refuses. While another page is using them they go as soon as it lets go.
 */
export function deleteBulk(factory: IDBFactory): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(bulkDatabase);
    request.addEventListener('success', () => resolve());
    request.addEventListener('blocked', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });
}
