import type { FleetOrder, FleetReport, FleetStatus } from '#schemas';

/** A test order, from a shop to a door two kilometres away. */
export function writeOrder(order_id: string, country: string): FleetOrder {
  return {
    ...{ order_id, vendor_id: 'check', created_at: Math.floor(Date.now() / 1000) },
    country,
    // No currency at all: nothing is collected.
    currency: 'XXX',
    pickup: {
      ...{ latitude: 1.27653, longitude: 103.84591, name: 'Check Kitchen' },
      ...{ phone_number: '+6562200141', address: '1 Tanjong Pagar Plaza' },
    },
    customer: {
      ...{ name: 'Check Person', phone_number: '+6591234567' },
      location: { latitude: 1.2801, longitude: 103.8505, address: '5 Raffles Place' },
    },
    order: { amount: 0, description: 'A parcel that is not there', payment_method: 'PAID' },
  };
}

const before: readonly FleetStatus[] = [
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
];
const collected: readonly FleetStatus[] = [
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
];
const ridden: readonly FleetStatus[] = [
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  ...collected,
];
/** Final statuses, after which no report of an order may follow. */
export const ends: readonly FleetStatus[] = [
  'DELIVERED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
  'STALLED',
];

/** What is wrong with the reports of one order, in the order in which they came. */
export function faultsIn(reports: readonly FleetReport[]): string[] {
  const byNth = new Map<number, string>();
  const doubled = reports.filter((report) => {
    const text = JSON.stringify(report);
    const known = byNth.get(report.nth);
    byNth.set(report.nth, known ?? text);
    return known !== undefined && known !== text;
  });
  const inOrder = reports
    .filter(({ nth }, at) => reports.findIndex((each) => each.nth === nth) === at)
    .toSorted((a, b) => a.nth - b.nth);
  return [
    ...doubled.map(({ nth }) => `report ${nth} was made twice and says two things`),
    ...inOrder.flatMap((report, at) => faultsAfter(report, inOrder[at - 1], inOrder.slice(0, at))),
  ];
}

function faultsAfter(
  report: FleetReport,
  last: FleetReport | undefined,
  earlier: readonly FleetReport[],
): string[] {
  const { nth, status, at, rider } = report;
  const isCollected = earlier.some((each) => each.status === 'PICKED_UP');
  const checks: [boolean, string][] = [
    [nth !== (last?.nth ?? 0) + 1, `report ${nth} follows report ${last?.nth ?? 0}`],
    [last !== undefined && at < last.at, `report ${nth} is dated before the one before it`],
    [
      last !== undefined && ends.includes(last.status),
      `${status} follows ${last?.status}, which ends an order`,
    ],
    [isCollected && before.includes(status), `${status} follows PICKED_UP`],
    [!isCollected && collected.includes(status), `${status} comes before PICKED_UP`],
    [ridden.includes(status) && !rider, `${status} names no rider`],
  ];
  return checks.flatMap(([isWrong, why]) => (isWrong ? [why] : []));
}
