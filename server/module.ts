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

/** The vendors whose members may touch an object, and the guest who made it; none when there is no such object. */
export type FindOwners = (sql: Db, id: string) => Promise<readonly string[]>;

/** Who owns what an endpoint's `access` can name; a vendor is its own owner. */
export type Owners = Readonly<Record<OwnedKind, FindOwners>>;

/** Everything a part of the server may use of the outside world. */
export type Deps = {
  sql: Sql;
  config: Config;
  clock: Clock;
  log: Log;
  deployments: Deployments;
  /** By country code. */
  markets: ReadonlyMap<string, Market>;
  /** A secret of its own for each purpose (`'fee'`), the same on every instance. */
  key: Keys;
  /** Put together from the modules. */
  owners: Owners;
  /** The session that an authorization header proves, whether or not it still stands. */
  sessionOf: (authorization: string | undefined) => Promise<string | undefined>;
  /** The session that an ordering platform's token proves in a deployment, whether or not it still stands. */
  embeddedOf: (
    authorization: string | undefined,
    deployment: Deployment,
  ) => Promise<string | undefined>;
  /** The guest that an authorization header proves, whether or not they still are one. */
  guestOf: (authorization: string | undefined) => Promise<string | undefined>;
  /** Who calls with a service key in a deployment; refuses one that holds no more. */
  callerByKey: (
    authorization: string | undefined,
    deployment: Deployment,
    kept: KeptAnswers,
  ) => Promise<KeyCaller | undefined>;
  /** What is known of the database for a moment. */
  kept: KeptAnswers;
  /** What lies under the maps of a deployment. */
  basemaps: Basemaps;
  /** When someone who changes a merchant's orders may begin. */
  turns: Turns;
  /** What orders are numbered by, taken before anything is locked for them. */
  numbers: OrderNumbers;
  /** Places an order that takes nothing but its own rows, together with those that come meanwhile. */
  placePlain: PlacePlain;
  /** Who charges cards. */
  payments: PaymentProvider;
  /** Who finds riders. */
  dispatcher: Dispatcher;
  /** Who brings messages to recipients. */
  messageSender: MessageSender;
  /** Who knows where an address is. */
  geocoder: Geocoder;
  /** Whether this instance is on its way out and asks to be sent nobody any more. */
  life: { draining: boolean };
};

/** What there is before the modules are put together. */
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

/** Says what a mail of one kind says. Null when there is nothing to say any more. */
export type Composer = (deps: Deps, facts: Facts) => Promise<Message | null>;

/**
 * One part of the server: its routes, who owns the objects they name, and what runs beside them.
 * `start` returns how to stop, and runs only in a listening server.
 */
export type ServerModule = {
  name: string;
  register(app: App, deps: Deps): Promise<void>;
  owners?: Partial<Owners>;
  /** How its kinds of errands are done. */
  errands?(deps: Deps): readonly ErrandKind[];
  /** What it does every hour, on one instance. */
  rounds?(deps: Deps): readonly HourlyRound[];
  /** What its kinds of mail say. */
  mails?: Readonly<Record<string, Composer>>;
  start?(deps: Deps): Promise<() => Promise<void>>;
};
