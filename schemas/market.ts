import * as z from 'zod/mini';
import { CountryCode, CurrencyCode, cloudRegions, Position, text } from './primitives.ts';
import { cancelReasons, paymentMethods } from './status.ts';

const Money = z.number().check(z.nonnegative());
const Part = z.number().check(z.gte(0), z.lte(1));
const Url = text(500).check(
  z.regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'must be an https address, or a path such as /terms'),
);

/** How a fee is computed, in the market's currency: a base, plus a price for each kilometre after the free ones. */
const Tariff = z.strictObject({
  /** Fee of a delivery before any distance, in the market's currency. */
  base: Money,
  /** Price of a kilometre after the free ones, in the market's currency; charged by the metre. */
  perKilometre: Money,
  /** Kilometres that the base includes. */
  freeKilometres: z.number().check(z.nonnegative()),
  /** What a way of paying adds to the fee, in the market's currency. */
  surcharges: z.record(z.enum(paymentMethods), Money),
});
export type Tariff = z.infer<typeof Tariff>;

/** Another tariff for orders collected within a circle. What it leaves out is as in the market. */
const TariffPlace = z.extend(z.partial(Tariff), {
  /** A name for people who read the file. */
  name: text(100),
  /** The middle of the circle, in degrees. */
  centre: Position,
  /** Its radius in kilometres; the collection point has to lie within. */
  radiusKm: z.number().check(z.positive()),
});

/** The market's tariff, and the places with another one. */
const FeeTable = z.extend(Tariff, {
  /** Circles with another tariff; the first that contains the collection point applies. */
  places: z.optional(z.array(TariffPlace)),
});

/** Who bears the cost of a cancelled order: its vendor, nobody, or the platform, which then also pays for the goods. */
const cancellationVerdicts = ['charged', 'waived', 'compensated'] as const;

/** What cancelling an order costs: parts of its delivery fee, from 0 to 1. */
const CancellationTable = z.strictObject({
  /** Part of the fee that cancelling costs before a rider was found. */
  beforeMatch: Part,
  /** Part of the fee that cancelling costs once a rider was found. */
  afterMatch: Part,
  /** Part of the fee on top of that, once the goods were collected and must be brought back. */
  returnTrip: Part,
  /** Who pays for each reason, once a rider was found. */
  reasons: z.record(z.enum(cancelReasons), z.enum(cancellationVerdicts)),
  /** Minutes after the promised drop-off from which a late delivery costs the vendor nothing. */
  lateMinutes: z.number().check(z.nonnegative()),
});

/** What the request form asks for; rules read these values and never name a country. */
const RequestRules = z.strictObject({
  /** Whether the unit number of the drop-off has to be typed. */
  unitNumberRequired: z.boolean(),
  /** Whether the worth of the goods has to be typed. */
  amountRequired: z.boolean(),
  /** The lowest worth, in the market's currency; null where any will do. */
  minimumAmount: z.nullable(Money),
  /** The most characters of the description of the goods. */
  descriptionMaxLength: z.number(),
  /** The most characters of a pickup code. */
  pickupCodeMaxLength: z.number(),
  /** A worth in the market's currency above which people are asked to confirm it; -1 never asks. */
  itemValueLimit: z.number(),
  /** The most kilograms of one order, as people are told. */
  itemWeightKg: z.literal([5, 10, 15, 20]),
});

/** How addresses are written, where the library's data about the country is not enough. */
const AddressHabits = z.strictObject({
  /** Whether the house number stands before or after the road. */
  street: z.optional(z.enum(['number road', 'road number'])),
  /** Whether the postcode stands before or after the town. */
  town: z.optional(z.enum(['postcode town', 'town postcode'])),
  /** Whether quarter and block stand before the road. */
  areaFirst: z.optional(z.literal(true)),
  /** Whether an address in Chinese characters is written from the town down to the house without spaces. */
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
  /** How much of it makes one unit of the market's currency. */
  rate: z.number().check(z.positive()),
  /** The last day, as YYYY-MM-DD in the market's zone. */
  until: z.iso.date(),
});

/** One country as data: everything that differs between markets, and nothing that is a rule. */
export const Market = z.strictObject({
  /** `confirmed` once somebody answers for its fees, limits and links; until then only a demo shows it. */
  status: z.enum(['draft', 'confirmed']),
  /** ISO 3166 code in capitals; the file's name is the same in small letters. */
  country: CountryCode,
  /** The country's English name. */
  name: text(100),
  /** The country's name in languages for which some browsers have none. */
  names: z.optional(z.record(z.string(), text(100))),
  /** The cloud region of its deployments, unless their files say otherwise. */
  region: z.enum(cloudRegions),
  /** ISO 4217 code of the currency of fees and amounts. */
  currency: CurrencyCode,
  /** Digits after the decimal point when an amount is shown and typed. */
  currencyDigits: z.number().check(z.gte(0), z.lte(3)),
  /** Signs of the currency beside a typed amount, in the languages spoken here; its code is always accepted. */
  currencySigns: z.array(text(10)),
  /** IANA name of the zone in which hours, days and pre-orders are counted. */
  timezone: text(64),
  /** The prefix of its phone numbers. For a country without numbering data, numbers are checked by it and by length only. */
  phonePrefix: z.string().check(z.regex(/^\+\d{1,4}$/, 'must be a prefix such as +65')),
  /** BCP 47 tags with `_` as the specification writes them; the first is the default. */
  languages: z.array(text(16)).check(z.minLength(1)),
  /** How numbers, days and addresses are written, whatever the language. */
  formatting: z.strictObject({
    /** CLDR name of the digits that are shown, such as latn. */
    numberingSystem: text(16),
    /** The decimal sign, as the country writes amounts. */
    decimal: z.enum(['.', ',']),
    /** CLDR name of the calendar in which days are shown, such as gregory. */
    calendar: text(16),
    /** h12 shows am and pm, h23 counts to 23. */
    hourCycle: z.enum(['h12', 'h23']),
    /** Where a calendar begins: 1 is Monday, 7 Sunday. */
    firstDayOfWeek: z.number().check(z.gte(1), z.lte(7)),
    /** The days of the weekend, counted alike. */
    weekend: z.array(z.number().check(z.gte(1), z.lte(7))),
    /** How an address is put together; left out, by the library's data about the country. */
    address: z.optional(AddressHabits),
  }),
  /** The ways of paying for goods, in the order in which they are offered. */
  paymentMethods: z.array(z.enum(paymentMethods)).check(z.minLength(1)),
  /** Whether the fee may be paid by card, by guests and by outlets that it was set up for. */
  onlinePayment: z.boolean(),
  /** Whether a parent account may look at the orders of all its outlets at once. */
  allOutletOrders: z.boolean(),
  /** When riders can be called, as `hhmm:hhmm` in the market's time zone; twice the same is the whole day (specification 2, section 4). */
  serviceHours: z.string().check(z.regex(/^\d{4}:\d{4}$/, 'must be hours such as 0800:2200')),
  /** Another currency in which amounts are also shown, until a last day. */
  secondCurrency: z.optional(SecondCurrency),
  /** What a delivery costs. */
  fee: FeeTable,
  /** What cancelling an order costs. */
  cancellation: CancellationTable,
  /** Days after an order's last change for which its recipient is kept; 90 if left out. */
  retentionDays: z.optional(z.int().check(z.positive())),
  /** Kilometres in a straight line from the collection point within which an outlet without a delivery area delivers. */
  deliveryRadiusKm: z.number().check(z.positive()),
  /** What the request form asks for. */
  request: RequestRules,
  /** Limits of the history. */
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
  /** Characters of a postcode, to recognise it in imported addresses; null without postcodes or with several lengths. */
  postcodeLength: z.nullable(z.number()),
  /** The centre of the map before an outlet is known, in degrees; the demo's outlets stand around it. */
  centre: Position,
  /** The country's bounding box, in degrees; it tells which of two typed numbers is the latitude. */
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
