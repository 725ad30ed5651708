import * as z from 'zod/mini';
import { CountryCode, CurrencyCode, cloudRegions, Position, text } from './primitives.ts';
import { cancelReasons, paymentMethods } from './status.ts';

const Money = z.number().check(z.nonnegative());
const Part = z.number().check(z.gte(0), z.lte(1));
const Url = text(500).check(z.regex(/^(\/(?!\/)|https:\/\/)\S*$/));

/** How a fee comes about, in the market's currency: base, then so much for each kilometre after the free ones. */
const Tariff = z.strictObject({
  base: Money,
  perKilometre: Money,
  freeKilometres: z.number().check(z.nonnegative()),
  surcharges: z.record(z.enum(paymentMethods), Money),
});
export type Tariff = z.infer<typeof Tariff>;

/** Where another tariff holds: for all that is collected within a circle. What it does not name is as everywhere. */
const TariffPlace = z.extend(z.partial(Tariff), {
  /** For anyone who reads the file. */
  name: text(100),
  centre: Position,
  radiusKm: z.number().check(z.positive()),
});

/** The market's tariff and its exceptions, of which the first that holds a collection point decides. */
const FeeTable = z.extend(Tariff, { places: z.optional(z.array(TariffPlace)) });

/** Who bears the cost of an order that ends early: its vendor, nobody, or the platform, which also pays for the goods. */
const cancellationVerdicts = ['charged', 'waived', 'compensated'] as const;

/** What ending an order early costs: parts of its delivery fee, from 0 to 1. */
const CancellationTable = z.strictObject({
  beforeMatch: Part,
  afterMatch: Part,
  /** On top of that, once the goods were collected and have to be brought back. */
  returnTrip: Part,
  /** Who pays once a rider was found. */
  reasons: z.record(z.enum(cancelReasons), z.enum(cancellationVerdicts)),
  /** Minutes after the promised drop-off from which a late delivery costs the vendor nothing. */
  lateMinutes: z.number().check(z.nonnegative()),
});

/** What the request form asks for here; rules interpret these values and never name a country. */
const RequestRules = z.strictObject({
  unitNumberRequired: z.boolean(),
  amountRequired: z.boolean(),
  minimumAmount: z.nullable(Money),
  descriptionMaxLength: z.number(),
  pickupCodeMaxLength: z.number(),
  itemValueLimit: z.number(),
  itemWeightKg: z.literal([5, 10, 15, 20]),
});

/** How addresses are written, where a library that knows most countries knows this one too little. */
const AddressHabits = z.strictObject({
  street: z.optional(z.enum(['number road', 'road number'])),
  town: z.optional(z.enum(['postcode town', 'town postcode'])),
  /** Quarter and block stand before the road. */
  areaFirst: z.optional(z.literal(true)),
  /** In Chinese characters from the town down to the house, with nothing between. */
  unspacedHan: z.optional(z.literal(true)),
});
export type AddressHabits = z.infer<typeof AddressHabits>;

const Extent = z.strictObject({
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
});
export type Extent = z.infer<typeof Extent>;

/** One country as data: everything that differs between markets, and nothing that is a rule. */
export const Market = z.strictObject({
  /** `confirmed` once somebody answers for its fees, limits and links; until then only a demo shows it. */
  status: z.enum(['draft', 'confirmed']),
  country: CountryCode,
  name: text(100),
  /** The same in languages that some browsers know no country names of. */
  names: z.optional(z.record(z.string(), text(100))),
  /** Where its deployments run, unless their files say otherwise. */
  region: z.enum(cloudRegions),
  currency: CurrencyCode,
  /** Digits after the decimal point when an amount is shown and typed. */
  currencyDigits: z.number().check(z.gte(0), z.lte(3)),
  /** What stands for the currency beside an amount, in the languages that are spoken here; its code is always known. */
  currencySigns: z.array(text(10)),
  timezone: text(64),
  phonePrefix: z.string().check(z.regex(/^\+\d{1,4}$/)),
  /** BCP 47 tags with `_` as the specification writes them; the first is the default. */
  languages: z.array(text(16)).check(z.minLength(1)),
  /** Unicode extension that keeps Western digits and the Gregorian calendar where a locale would choose others. */
  formatting: z.strictObject({
    numberingSystem: text(16),
    /** What ends the whole numbers of an amount, as the country itself writes it. */
    decimal: z.enum(['.', ',']),
    calendar: text(16),
    hourCycle: z.enum(['h12', 'h23']),
    firstDayOfWeek: z.number().check(z.gte(1), z.lte(7)),
    weekend: z.array(z.number().check(z.gte(1), z.lte(7))),
    address: z.optional(AddressHabits),
  }),
  paymentMethods: z.array(z.enum(paymentMethods)).check(z.minLength(1)),
  onlinePayment: z.boolean(),
  allOutletOrders: z.boolean(),
  /** `hhmm:hhmm` in the market's time zone (specification 2, section 4). */
  serviceHours: z.string().check(z.regex(/^\d{4}:\d{4}$/)),
  /** Another currency in which amounts are also shown, up to a last day: `rate` of it make one of the market's. */
  secondCurrency: z.optional(
    z.strictObject({
      currency: CurrencyCode,
      digits: z.number().check(z.gte(0), z.lte(3)),
      rate: z.number().check(z.positive()),
      until: z.iso.date(),
    }),
  ),
  fee: FeeTable,
  cancellation: CancellationTable,
  /** Days after its last change for which an order says who it was for; left out, 90. */
  retentionDays: z.optional(z.int().check(z.positive())),
  deliveryRadiusKm: z.number().check(z.positive()),
  request: RequestRules,
  /** Days of the longest period that history shows, sums up and exports. */
  history: z.strictObject({ longestRangeDays: z.number().check(z.positive()) }),
  preOrder: z.strictObject({ earliestMinutes: z.number(), latestDays: z.number() }),
  /** The most that goods between consumers may be worth; null where no limit is known. */
  prohibitedValueCap: z.nullable(Money),
  postcodeLength: z.nullable(z.number()),
  /** Where the map looks before it knows an outlet. */
  centre: Position,
  /** The whole country between its outermost points, in degrees: tells which of two numbers is a latitude here. */
  extent: Extent,
  links: z.strictObject({
    partner: z.nullable(Url),
    privacy: z.nullable(Url),
    terms: Url,
    apiDocumentation: z.nullable(Url),
  }),
});
export type Market = z.infer<typeof Market>;
