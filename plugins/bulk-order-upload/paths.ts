import { pathOf } from '#routes';
import { bulkRoute } from './route.ts';

/** The job that an address of this page names: `/bulk-order/{vendorId}/{jobId}`. */
export function jobIdIn(path: string): string | null {
  const jobId = path.split('/')[3] ?? '';
  return /^[\w.:-]{1,64}$/.test(jobId) ? jobId : null;
}

export function bulkPath(vendorId: string, jobId: string | null): string {
  const page = pathOf({ page: bulkRoute.path, vendorId });
  return jobId === null ? page : `${page}/${encodeURIComponent(jobId)}`;
}
