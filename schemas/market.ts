import * as z from 'zod/mini';
import { CountryCode, CurrencyCode, cloudRegions, Position, text } from './primitives.ts';
import { cancelReasons, paymentMethods } from './status.ts';

const Money = z.number().check(z.nonnegative());
const Part = z.number().check(z.gte(0), z.lte(1));
const Url = text(500).check(
  z.regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'must be an https address, or a path such as /terms'),
);

/** How a fee comes about, in the market's currency: base, then so much for each kilometre after the free ones. */
const Tariff = z.strictObject({
  /** Fee of a delivery before any distance, in the market's currency. */
  base: Money,
  /** What each kilometre after the free ones adds, in the market's currency, by the metre. */
  perKilometre: Money,
  /** Kilometres of the road that the base pays for. */
  freeKilometres: z.number().check(z.nonnegative()),
  /** What a way of paying adds to the fee, in the market's currency. */
  surcharges: z.record(z.enum(paymentMethods), Money),
});
export type Tariff = z.infer<typeof Tariff>;

/** Where another tariff holds: for all that is collected within a circle. What it does not name is as everywhere. */
const TariffPlace = z.extend(z.partial(Tariff), {
  /** For anyone who reads the file. */
  name: text(100),
  /** The middle of the circle, in degrees. */
  centre: Position,
  /** Its radius in kilometres; the collection point has to lie within. */
  radiusKm: z.number().check(z.positive()),
});

/** The market's tariff and its exceptions, of which the first that holds a collection point decides. */
const FeeTable = z.extend(Tariff, {
  /** Circles in which another tariff holds; the first that holds the collection point decides. */
  places: z.optional(z.array(TariffPlace)),
});

/** Who bears the cost of an order that ends early: its vendor, nobody, or the platform, which also pays for the goods. */
const cancellationVerdicts = ['charged', 'waived', 'compensated'] as const;

/** What ending an order early costs: parts of its delivery fee, from 0 to 1. */
const CancellationTable = z.strictObject({
  /** Part of the fee that ending costs while no rider was found. */
  beforeMatch: Part,
  /** Part of the fee that ending costs once a rider was found. */
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
  /** Whether the unit number of the drop-off has to be typed. */
  unitNumberRequired: z.boolean(),
  /** Whether the worth of the goods has to be typed. */
  amountRequired: z.boolean(),
  /** The least such worth, in the market's currency; null where any will do. */
  minimumAmount: z.nullable(Money),
  /** Characters that the description of the goods may have. */
  descriptionMaxLength: z.number(),
  /** Characters that a pickup code may have. */
  pickupCodeMaxLength: z.number(),
  /** A worth in the market's currency, above which people are asked whether it is right; -1 asks nobody. */
  itemValueLimit: z.number(),
  /** Kilograms that one order may weigh, as people are told. */
  itemWeightKg: z.literal([5, 10, 15, 20]),
});

/** How addresses are written, where a library that knows most countries knows this one too little. */
const AddressHabits = z.strictObject({
  /** Whether the house number stands before or after the road. */
  street: z.optional(z.enum(['number road', 'road number'])),
  /** Whether the postcode stands before or after the town. */
  town: z.optional(z.enum(['postcode town', 'town postcode'])),
  /** Quarter and block stand before the road. */
  areaFirst: z.optional(z.literal(true)),
  /** In Chinese characters from the town down to the house, with nothing between. */
  unspacedHan: z.optional(z.literal(true)),
});
export type AddressHabits = z.infer<typeof AddressHabits>;

const Extent = z.strictObject({
  /** The lowest latitude, in degrees. */
  south: z.number(),
  /** The lowest longitude, in degrees. */
  west: z.number(),
  /** The highest latitude, in degrees. */
  north: z.number(),
  /** The highest longitude, in degrees. */
  east: z.number(),
});
export type Extent = z.infer<typeof Extent>;

const SecondCurrency = z.strictObject({
  /** ISO 4217 code of the other currency. */
  currency: CurrencyCode,
  /** Digits after its decimal point. */
  digits: z.number().check(z.gte(0), z.lte(3)),
  /** How much of it makes one of the market's. */
  rate: z.number().check(z.positive()),
  /** Last day, as YYYY-MM-DD in the market's zone. */
  until: z.iso.date(),
});

/** One country as data: everything that differs between markets, and nothing that is a rule. */
export const Market = z.strictObject({
  /** `confirmed` once somebody answers for its fees, limits and links; until then only a demo shows it. */
  status: z.enum(['draft', 'confirmed']),
  /** ISO 3166 code in capitals, as the name of the file has it in small letters. */
  country: CountryCode,
  /** As people call the country in English. */
  name: text(100),
  /** The same in languages that some browsers know no country names of. */
  names: z.optional(z.record(z.string(), text(100))),
  /** Where its deployments run, unless their files say otherwise. */
  region: z.enum(cloudRegions),
  /** ISO 4217 code of what fees and amounts are in. */
  currency: CurrencyCode,
  /** Digits after the decimal point when an amount is shown and typed. */
  currencyDigits: z.number().check(z.gte(0), z.lte(3)),
  /** What stands for the currency beside an amount, in the languages that are spoken here; its code is always known. */
  currencySigns: z.array(text(10)),
  /** IANA name of the zone in which hours, days and pre-orders are counted. */
  timezone: text(64),
  /** What a number from abroad begins with. A country without numbering data of its own is held to it and to a length that any number may have. */
  phonePrefix: z.string().check(z.regex(/^\+\d{1,4}$/, 'must be a prefix such as +65')),
  /** BCP 47 tags with `_` as the specification writes them; the first is the default. */
  languages: z.array(text(16)).check(z.minLength(1)),
  /** How numbers, days and addresses are written, whatever the language. */
  formatting: z.strictObject({
    /** CLDR name of the digits that are shown, such as latn. */
    numberingSystem: text(16),
    /** What ends the whole numbers of an amount, as the country itself writes it. */
    decimal: z.enum(['.', ',']),
    /** CLDR name of the calendar in which days are shown, such as gregory. */
    calendar: text(16),
    /** h12 shows am and pm, h23 counts to 23. */
    hourCycle: z.enum(['h12', 'h23']),
    /** Where a calendar begins: 1 is Monday, 7 Sunday. */
    firstDayOfWeek: z.number().check(z.gte(1), z.lte(7)),
    /** Days that a calendar shows as the weekend, counted alike. */
    weekend: z.array(z.number().check(z.gte(1), z.lte(7))),
    /** How an address is put together; left out, as a library knows it of the country. */
    address: z.optional(AddressHabits),
  }),
  /** Ways in which goods are paid, in the order in which they are offered. */
  paymentMethods: z.array(z.enum(paymentMethods)).check(z.minLength(1)),
  /** Whether the fee may be paid by card, by guests and by outlets that it was set up for. */
  onlinePayment: z.boolean(),
  /** Whether a parent account may look at the orders of all its outlets at once. */
  allOutletOrders: z.boolean(),
  /** When riders can be called, as `hhmm:hhmm` in the market's time zone; twice the same is the whole day (specification 2, section 4). */
  serviceHours: z.string().check(z.regex(/^\d{4}:\d{4}$/, 'must be hours such as 0800:2200')),
  /** Another currency in which amounts are also shown, up to a last day: `rate` of it make one of the market's. */
  secondCurrency: z.optional(SecondCurrency),
  /** What a delivery costs. */
  fee: FeeTable,
  /** What ending an order early costs. */
  cancellation: CancellationTable,
  /** Days after its last change for which an order says who it was for; left out, 90. */
  retentionDays: z.optional(z.int().check(z.positive())),
  /** Kilometres as the crow flies from the collection point, beyond which nobody delivers where an outlet has no area of its own. */
  deliveryRadiusKm: z.number().check(z.positive()),
  /** What the request form asks for. */
  request: RequestRules,
  /** What history shows, sums up and exports. */
  history: z.strictObject({
    /** Days of the longest period. */
    longestRangeDays: z.number().check(z.positive()),
  }),
  /** How far ahead a rider may be called. */
  preOrder: z.strictObject({
    /** Minutes from now, at least. */
    earliestMinutes: z.number(),
    /** Days from now, at most. */
    latestDays: z.number(),
  }),
  /** The most that goods between consumers may be worth, in the market's currency; null where no limit is known. */
  prohibitedValueCap: z.nullable(Money),
  /** Characters of a postcode, by which imported addresses are read; null where there are none or of several lengths. */
  postcodeLength: z.nullable(z.number()),
  /** Where the map looks before it knows an outlet, in degrees; test outlets of the demo stand around it. */
  centre: Position,
  /** The whole country between its outermost points, in degrees: tells which of two numbers is a latitude here. */
  extent: Extent,
  /** Where links lead: a path of this server or an https address. */
  links: z.strictObject({
    /** For businesses that want to join; null shows no link. */
    partner: z.nullable(Url),
    /** The privacy policy; null shows no link. */
    privacy: z.nullable(Url),
    /** The terms that a new account accepts. */
    terms: Url,
    /** For programs of merchants; null shows no link. */
    apiDocumentation: z.nullable(Url),
  }),
});
export type Market = z.infer<typeof Market>;
