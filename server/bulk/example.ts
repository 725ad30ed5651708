import { Readable } from 'node:stream';
import { getExampleNumber, type CountryCode as PhoneCountry } from 'libphonenumber-js/core';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import phoneExamples from 'libphonenumber-js/mobile/examples';
import {
  amountOf,
  bulkPaymentsOf,
  cellOf,
  coinsOf,
  type FeatureColumns,
  fileColumns,
  writeAmount,
} from '#core/rules';
import { type BulkRow, type endpoints, type Market, mediaTypes, type Position } from '#schemas';
import { xlsxOf } from '../history/xlsx.ts';
import { type Call, FileAnswer } from '../http/serve.ts';
import { positionOf } from '../orders/fee.ts';
import { findVendors } from '../vendors/repository.ts';
import { columnsOn } from './features.ts';

type Example = Call<typeof endpoints.getBulkExample>;

/** The template, with rows near one of the caller's outlets that can be uploaded as they are. */
export async function makeExample(call: Example): Promise<FileAnswer> {
  const near = await positionFor(call);
  const features = await columnsOn(call);
  const rows = await exampleRows(call.market, near, (position) => addressAt(call, position));
  const shown = withSamples(rows, features, call.market);
  const lines = linesOf(shown, fileColumns(features));
  const content = Readable.from(xlsxOf(lines), { objectMode: false });
  return new FileAnswer('bulk-order-template.xlsx', mediaTypes.xlsx, content);
}

/** The sample rows. Times and pickup codes stay empty: one would be over tomorrow, the other taken after the first upload. */
export async function exampleRows(
  market: Market,
  near: Position,
  addressOf: (position: Position) => Promise<string>,
): Promise<BulkRow[]> {
  const methods = bulkPaymentsOf(market);
  return Promise.all(
    samples.map(async ({ name, notes, description, north }, nth) => {
      const position = { ...near, latitude: near.latitude + north };
      return {
        recipient_name: name,
        recipient_address: (await addressOf(position)).slice(0, 300),
        recipient_phone_number: examplePhone(market),
        latitude: position.latitude.toFixed(5),
        longitude: position.longitude.toFixed(5),
        recipient_notes: notes,
        payment_method: methods[nth % methods.length] ?? '',
        amount: exampleAmount(market),
        description,
        ...{ preordered_for: '', pickup_code: '' },
        unit_number: market.request.unitNumberRequired ? '#01-01' : '',
        building: '',
      };
    }),
  );
}

/** Sample people and goods; `north` in degrees from the outlet. */
const samples = [
  { name: 'Alex Morgan', notes: 'Ring the bell', description: 'Two lunch boxes', north: 0.001 },
  { name: 'Sami Noor', notes: '', description: 'Birthday cake', north: -0.001 },
  { name: 'Mei Lin', notes: 'Leave at reception', description: 'Documents', north: 0.0005 },
] as const;

/** The rows with the sample cells of features in the first one. */
function withSamples(
  [first, ...others]: readonly BulkRow[],
  features: readonly FeatureColumns[],
  market: Market,
): readonly BulkRow[] {
  if (first === undefined || features.length === 0) return first ? [first, ...others] : [];
  const more = Object.assign({}, ...features.map(({ sample }) => sample(market)));
  return [{ ...first, more }, ...others];
}

async function* linesOf(
  rows: readonly BulkRow[],
  columns: readonly string[],
): AsyncGenerator<readonly string[]> {
  yield columns;
  for (const row of rows) yield columns.map((column) => cellOf(row, column));
}

function examplePhone({ country, phonePrefix }: Market): string {
  const number = getExampleNumber(country as PhoneCountry, phoneExamples, phoneMetadata);
  return number?.number ?? `${phonePrefix}00000000`;
}

function exampleAmount(market: Market): string {
  const { request, fee } = market;
  // The amount must be positive, even where the fee is zero.
  const usual = Math.max(request.minimumAmount ?? 0, fee.base * 2, 1);
  const most = request.itemValueLimit > 0 ? request.itemValueLimit : usual;
  return writeAmount(amountOf(coinsOf(Math.min(usual, most), market), market), market);
}

async function positionFor({ sql, who, market, input }: Example): Promise<Position> {
  const { vendorId } = input.query;
  const asked = vendorId === undefined ? [...who.vendorIds] : [vendorId];
  const vendors = await findVendors(
    sql,
    asked.filter((id) => who.vendorIds.has(id)),
  );
  const outlets = [...vendors].sort((a, b) => Number(a.is_parent) - Number(b.is_parent));
  const positions = outlets.flatMap((vendor) => positionOf(vendor) ?? []);
  return positions[0] ?? market.centre;
}

async function addressAt({ market, deployment, geocoder }: Example, position: Position) {
  const locale = deployment.defaultLanguage;
  const place = await geocoder.reverse({ ...position, country: market.country, locale });
  return place?.formatted_address || market.name;
}
