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
  readonly #orders = new Map<string, Order>();
  readonly #cancelled = new Set<string>();
  readonly #portal: Portal;
  readonly #step: number;

  /** `step` is how many seconds pass from one status to the next. */
  constructor(portal: Portal, step: number) {
    this.#portal = portal;
    this.#step = step;
  }

  /** Begins once, however often it is asked; what was cancelled before stays so. */
  request(order: Order): void {
    const { order_id } = order;
    if (this.#orders.has(order_id) || this.#cancelled.has(order_id)) return;
    this.#orders.set(order_id, order);
    void this.#ride(order_id);
  }

  change(order: Order): void {
    if (this.#orders.has(order.order_id)) this.#orders.set(order.order_id, order);
  }

  cancel(orderId: string): void {
    this.#cancelled.add(orderId);
  }

  async #ride(order_id: string): Promise<void> {
    const photographs: { kind: string; taken_at: number }[] = [];
    for (const [nth, status] of story.entries()) {
      await wait(this.#step * 1000);
      const order = this.#orders.get(order_id);
      if (!order || this.#cancelled.has(order_id)) return;
      const at = this.#portal.clock();
      const kind = { PICKED_UP: 'pickup', DELIVERED: 'delivery' }[status];
      if (kind) {
        await say(this.#portal, '/photographs', { order_id, kind, taken_at: at, jpeg });
        photographs.push({ kind, taken_at: at });
      }
      await say(this.#portal, '/reports', {
        ...{ order_id, nth: nth + 1, at, status, photographs },
        ...(nth >= accepted && { rider }),
        estimated_pickup_minutes: this.#minutesTo(pickedUp, nth),
        estimated_delivery_minutes: this.#minutesTo(story.length - 1, nth),
      });
      if (nth >= accepted) await this.#tellPosition(order, nth);
    }
    this.#orders.delete(order_id);
    // It is over: who asks for it again is told yes, and nobody rides.
    this.#cancelled.add(order_id);
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
