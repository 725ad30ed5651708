import type { DeliveryArea, FlagName, UnixTime, Vendor } from '#schemas';
import type { Guest, KeyCaller, SignedIn } from '../policy.ts';
import { type Ears, Kept } from './kept.ts';

/** Overridden flags. */
export type Switches = Partial<Record<FlagName, boolean>>;

/** A caller, and until when the proof is valid. */
export type Until<Who> = { who: Who; expires: UnixTime };

type Forgetful = { forget: (name?: string) => void };

/** The channel on which the database announces changes (`0136_kept_answers.sql`). */
export const channel = 'kept_changed';

/** The most kept answers of each kind; the least recently used makes room. */
const most = {
  people: 5000,
  vendors: 1000,
  outlets: 200,
  areas: 200,
  flags: 200,
  tryouts: 200,
} as const;

/** A cache of database answers in this process: callers, and what orders are checked against. */
export class KeptAnswers {
  readonly #ears: Ears = { areOpen: false };
  /** By session and deployment; guests by guest and deployment. */
  readonly people: Kept<Until<SignedIn>>;
  readonly guests: Kept<Until<Guest>>;
  /** By the digest of their secret and deployment. */
  readonly keys: Kept<Until<KeyCaller>>;
  readonly vendors: Kept<Vendor>;
  /** Lists of vendors as JSON, by all their ids. */
  readonly outlets: Kept<{ readonly text: string }>;
  /** By country and vendor. */
  readonly areas: Kept<readonly DeliveryArea[]>;
  /** By deployment. */
  readonly flags: Kept<Switches>;
  /** Test outlets by deployment. */
  readonly tryouts: Kept<readonly string[]>;
  /** The caches by the names in announcements. */
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

  /** Listening begins: everything kept before may be outdated. */
  listening(): void {
    this.#forgetAll();
    this.#ears.areOpen = true;
  }

  /** Listening ended. */
  deaf(): void {
    this.#ears.areOpen = false;
    this.#forgetAll();
  }

  /** Handles an announcement: `{what} {id}`, or only `{what}` for all of a kind. */
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
