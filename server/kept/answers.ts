import type { DeliveryArea, FlagName, UnixTime, Vendor } from '#schemas';
import type { Guest, KeyCaller, SignedIn } from '../policy.ts';
import { type Ears, Kept } from './kept.ts';

/** Flags that are on or off, as far as somebody said so. */
export type Switches = Partial<Record<FlagName, boolean>>;

/** Somebody, and until when they are who they are if nothing happens. */
export type Until<Who> = { who: Who; expires: UnixTime };

type Forgetful = { forget: (name?: string) => void };

/** The channel on which the database announces that something of this changed (`0136_kept_answers.sql`). */
export const channel = 'kept_changed';

/** How many of each are remembered; the one that was used longest ago makes room. */
const most = {
  people: 5000,
  vendors: 1000,
  outlets: 200,
  areas: 200,
  flags: 200,
  tryouts: 200,
} as const;

/** What is kept of the database in this process: who is calling, and what an order is checked against. */
export class KeptAnswers {
  readonly #ears: Ears = { areOpen: false };
  /** By session and deployment, by guest and deployment. */
  readonly people: Kept<Until<SignedIn>>;
  readonly guests: Kept<Until<Guest>>;
  /** By the digest of their secret and deployment. */
  readonly keys: Kept<Until<KeyCaller>>;
  readonly vendors: Kept<Vendor>;
  /** Lists of them as they are told, by all their ids. */
  readonly outlets: Kept<{ readonly text: string }>;
  /** By country and vendor. */
  readonly areas: Kept<readonly DeliveryArea[]>;
  /** By deployment. */
  readonly flags: Kept<Switches>;
  /** Outlets that try a deployment out, by that. */
  readonly tryouts: Kept<readonly string[]>;
  /** By the words in which changes are announced. */
  readonly #named: ReadonlyMap<string, Forgetful>;

  constructor(now?: () => number) {
    this.people = new Kept(this.#ears, most.people, now);
    this.guests = new Kept(this.#ears, most.people, now);
    this.keys = new Kept(this.#ears, most.people, now);
    this.vendors = new Kept(this.#ears, most.vendors, now);
    this.outlets = new Kept(this.#ears, most.outlets, now);
    this.areas = new Kept(this.#ears, most.areas, now);
    this.flags = new Kept(this.#ears, most.flags, now);
    this.tryouts = new Kept(this.#ears, most.tryouts, now);
    this.#named = new Map<string, Forgetful>([
      ['session', this.people],
      ['people', this.people],
      ['guest', this.guests],
      ['keys', this.keys],
      ['areas', this.areas],
      ['flags', this.flags],
    ]);
  }

  /** From now on we hear of every change; what was known before may be old. */
  listening(): void {
    this.#forgetAll();
    this.#ears.areOpen = true;
  }

  /** We hear of no change any more. */
  deaf(): void {
    this.#ears.areOpen = false;
    this.#forgetAll();
  }

  /** Something changed: `{what} {id}`, or all of a kind; a vendor says also who reaches it, and a test outlet says so of itself. */
  changed(announced: string): void {
    const [what = '', id] = announced.split(' ');
    const kept = this.#named.get(what);
    if (kept) kept.forget(id);
    else this.#forgetAll();
  }

  #forgetAll(): void {
    const { people, guests, keys, vendors, outlets, areas, flags, tryouts } = this;
    const all = [people, guests, keys, vendors, outlets, areas, flags, tryouts];
    for (const each of all) each.forget();
  }
}
