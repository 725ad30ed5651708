import { setTimeout as wait } from 'node:timers/promises';
import { mention, type Portal, say } from './portal.ts';

type Position = { latitude: number; longitude: number };
/** As much of an order as this fleet looks at. */
export type Order = { order_id: string; pickup: Position; customer: { location: Position } };

const story = [
  ...['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY'],
  ...['NEAR_VENDOR', 'PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELIVERED'],
];
const accepted = story.indexOf('COURIER_ACCEPTED_DELIVERY');
const pickedUp = story.indexOf('PICKED_UP');
const rider = { id: 'example-rider', name: 'Noor Example', phone_number: '+6590000001' };
/** A grey square. */
const jpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXwBFRcXHhoeOyEhO3xTRlN8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fP/AABEIAAgACAMBEQACEQEDEQH/xAGiAAABBQEBAQEBAQAAAAAAAAAAAQIDBAUGBwgJCgsQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+gEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoLEQACAQIEBAMEBwUEBAABAncAAQIDEQQFITEGEkFRB2FxEyIygQgUQpGhscEJIzNS8BVictEKFiQ04SXxFxgZGiYnKCkqNTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqCg4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2dri4+Tl5ufo6ery8/T19vf4+fr/2gAMAwEAAhEDEQA/ALtAH//Z';

/** Orders that this fleet knows of, in memory: a real one keeps them in a database. */
export class Rides {
  readonly #rides = new Map<string, { ride: number; order: Order }>();
  /** The last ride of each order that nobody rides, since it was cancelled or is over. */
  readonly #ended = new Map<string, number>();
  readonly #portal: Portal;
  readonly #step: number;

  /** `step` is how many seconds pass from one status to the next. */
  constructor(portal: Portal, step: number) {
    this.#portal = portal;
    this.#step = step;
  }

  /** Begins once, however often it is asked; what was cancelled before stays so. */
  request(order: Order, ride: number): void {
    const { order_id } = order;
    const known = this.#rides.get(order_id)?.ride ?? 0;
    if (ride <= known || this.#hasEnded(order_id, ride)) return;
    this.#rides.set(order_id, { ride, order });
    void this.#ride(order_id, ride);
  }

  change(order: Order, ride: number): void {
    const known = this.#rides.get(order.order_id);
    if (known?.ride === ride) known.order = order;
  }

  cancel(orderId: string, ride: number): void {
    if (!this.#hasEnded(orderId, ride)) this.#ended.set(orderId, ride);
  }

  #hasEnded(orderId: string, ride: number): boolean {
    return ride <= (this.#ended.get(orderId) ?? 0);
  }

  async #ride(order_id: string, ride: number): Promise<void> {
    const photographs: { kind: string; taken_at: number }[] = [];
    for (const [nth, status] of story.entries()) {
      await wait(this.#step * 1000);
      const order = this.#rides.get(order_id)?.order;
      if (!order || this.#hasEnded(order_id, ride)) return;
      const at = this.#portal.clock();
      const kind = { PICKED_UP: 'pickup', DELIVERED: 'delivery' }[status];
      if (kind) {
        await say(this.#portal, '/photographs', { order_id, kind, taken_at: at, jpeg });
        photographs.push({ kind, taken_at: at });
      }
      await say(this.#portal, '/reports', {
        ...{ order_id, ride, nth: nth + 1, at, status, photographs },
        ...(nth >= accepted && { rider }),
        estimated_pickup_minutes: this.#minutesTo(pickedUp, nth),
        estimated_delivery_minutes: this.#minutesTo(story.length - 1, nth),
      });
      if (nth >= accepted) await this.#tellPosition(order, nth);
    }
    // It is over: who asks for it again is told yes, and nobody rides.
    this.cancel(order_id, ride);
  }

  async #tellPosition({ pickup, customer }: Order, nth: number): Promise<void> {
    const part = Math.min(1, Math.max(0, (nth - pickedUp) / (story.length - 1 - pickedUp)));
    const along = (key: keyof Position) =>
      pickup[key] + (customer.location[key] - pickup[key]) * part;
    const position = { latitude: along('latitude'), longitude: along('longitude') };
    await mention(this.#portal, '/positions', {
      positions: [{ rider_id: rider.id, ...position, at: this.#portal.clock() }],
    });
  }

  #minutesTo(end: number, nth: number): number | null {
    return end > nth ? Math.ceil(((end - nth) * this.#step) / 60) : null;
  }
}
