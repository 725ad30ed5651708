import type { FastifyInstance } from 'fastify';
import type { Deployment, Market, OwnedKind } from '#schemas';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db, Sql } from './db/connect.ts';
import type { Deployments } from './deployments.ts';
import type { Dispatcher } from './dispatch/dispatcher.ts';
import type { ErrandKind, HourlyRound } from './errands/kind.ts';
import type { Turns } from './http/turns.ts';
import type { KeptAnswers } from './kept/answers.ts';
import type { Log } from './log.ts';
import type { Facts, Message } from './mail/message.ts';
import type { Basemaps } from './map/basemaps.ts';
import type { MessageSender } from './messages/sender.ts';
import type { OrderNumbers } from './orders/numbers.ts';
import type { PlacePlain } from './orders/placeable.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Geocoder } from './places/geocoder.ts';
import type { KeyCaller } from './policy.ts';
import type { Keys } from './secrets.ts';

export type App = FastifyInstance;

/** Finds the vendors whose members own an object, and the guest who made it; none when there is no such object. */
export type FindOwners = (sql: Db, id: string) => Promise<readonly string[]>;

/** How to find the owners of each kind of object; a vendor owns itself. */
export type Owners = Readonly<Record<OwnedKind, FindOwners>>;

/** The dependencies of a part of the server. */
export type Deps = {
  sql: Sql;
  config: Config;
  clock: Clock;
  log: Log;
  deployments: Deployments;
  /** By country code. */
  markets: ReadonlyMap<string, Market>;
  /** A secret key for each purpose (such as `'fee'`), the same on every instance. */
  key: Keys;
  /** Collected from the modules. */
  owners: Owners;
  /** The session of an authorization header, without checking that it is still open. */
  sessionOf: (authorization: string | undefined) => Promise<string | undefined>;
  /** The session of an ordering platform's token, without checking that it is still open. */
  embeddedOf: (
    authorization: string | undefined,
    deployment: Deployment,
  ) => Promise<string | undefined>;
  /** The guest of an authorization header, without checking that they still exist. */
  guestOf: (authorization: string | undefined) => Promise<string | undefined>;
  /** The caller of a service key in a deployment; refuses an invalid one. */
  callerByKey: (
    authorization: string | undefined,
    deployment: Deployment,
    kept: KeptAnswers,
  ) => Promise<KeyCaller | undefined>;
  /** The cache of database answers. */
  kept: KeptAnswers;
  /** The base maps of deployments. */
  basemaps: Basemaps;
  /** Limits how many change a merchant's orders at the same time. */
  turns: Turns;
  /** Numbers of new orders, taken before anything is locked. */
  numbers: OrderNumbers;
  /** Places an order without voucher and pickup code, batched with others. */
  placePlain: PlacePlain;
  /** Who charges cards. */
  payments: PaymentProvider;
  /** Who finds riders. */
  dispatcher: Dispatcher;
  /** Who brings messages to recipients. */
  messageSender: MessageSender;
  /** Who knows where an address is. */
  geocoder: Geocoder;
  /** Whether this instance is draining before it stops. */
  life: { draining: boolean };
};

/** The dependencies that do not come from the modules. */
export type World = Omit<
  Deps,
  | 'owners'
  | 'sessionOf'
  | 'embeddedOf'
  | 'guestOf'
  | 'callerByKey'
  | 'kept'
  | 'basemaps'
  | 'turns'
  | 'numbers'
  | 'placePlain'
  | 'payments'
  | 'dispatcher'
  | 'messageSender'
  | 'geocoder'
  | 'life'
>;

/** Composes a mail of one kind; null when it is no longer needed. */
export type Composer = (deps: Deps, facts: Facts) => Promise<Message | null>;

/**
 * One part of the server: its routes, the owners of its objects, and its background work. `start` runs only in a listening server,
 * and returns how to stop.
 */
export type ServerModule = {
  name: string;
  register(app: App, deps: Deps): Promise<void>;
  owners?: Partial<Owners>;
  /** Its kinds of errands. */
  errands?(deps: Deps): readonly ErrandKind[];
  /** Its hourly work, on one instance at a time. */
  rounds?(deps: Deps): readonly HourlyRound[];
  /** Its kinds of mails. */
  mails?: Readonly<Record<string, Composer>>;
  start?(deps: Deps): Promise<() => Promise<void>>;
};
