import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadMarkets } from '../../../server/markets.ts';
import { type AddressParts, addressWriter } from '../../../server/places/address.ts';
import { law } from '../../support/property.ts';

/**
 * Known addresses as their countries write them. `post`: town and postcode as the sheets of the Universal Postal Union
 * (and Google's address data, which follow them) have them, house and road as OpenStreetMap's people do (the library's
 * data); `library`: the library's data alone; `ours`: the library has it otherwise.
 */
const known: [country: string, source: 'post' | 'library' | 'ours', parts: string, line: string][] =
  [
    [
      'AE',
      'post',
      '1|Sheikh Mohammed bin Rashid Blvd||Dubai|',
      '1 Sheikh Mohammed bin Rashid Blvd, Dubai',
    ],
    ['AM', 'post', '22|Saryan Street||Yerevan|0002', '22 Saryan Street, 0002, Yerevan'],
    ['AT', 'post', '5|Mariahilfer Straße||Wien|1060', 'Mariahilfer Straße 5, 1060 Wien'],
    ['BA', 'post', '7|Maršala Tita||Sarajevo|71000', 'Maršala Tita 7, 71000 Sarajevo'],
    [
      'BD',
      'post',
      '12|Gulshan Avenue|Gulshan|Dhaka|1212',
      '12 Gulshan Avenue, Gulshan, Dhaka - 1212',
    ],
    ['BG', 'ours', '10|бул. Витоша|Средец|София|1000', 'бул. Витоша 10, Средец, 1000 София'],
    ['BH', 'post', '50|Government Avenue||Manama|304', '50 Government Avenue, Manama 304'],
    [
      'CI',
      'library',
      '7|Boulevard de la République|Plateau|Abidjan|',
      '7 Boulevard de la République, Plateau, Abidjan',
    ],
    ['CY', 'post', '12|Λήδρας||Λευκωσία|1011', 'Λήδρας 12, 1011 Λευκωσία'],
    [
      'CZ',
      'post',
      '28|Vodičkova|Nové Město|Praha|110 00',
      'Vodičkova 28, Nové Město, 110 00 Praha',
    ],
    [
      'EG',
      'post',
      '15|شارع طلعت حرب|وسط البلد|القاهرة|11511',
      '15 شارع طلعت حرب، وسط البلد، القاهرة، 11511',
    ],
    ['ES', 'post', '12|Calle de Alcalá||Madrid|28001', 'Calle de Alcalá, 12, 28001 Madrid'],
    ['FI', 'post', '3|Mannerheimintie||Helsinki|00100', 'Mannerheimintie 3, 00100 Helsinki'],
    ['GE', 'post', '8|რუსთაველის გამზირი||თბილისი|0108', 'რუსთაველის გამზირი 8, 0108 თბილისი'],
    ['GR', 'post', '25|Ερμού||Αθήνα|105 63', 'Ερμού 25, 105 63 Αθήνα'],
    [
      'HK',
      'ours',
      '8|Finance Street|Central|Hong Kong Island|',
      '8 Finance Street, Central, Hong Kong Island',
    ],
    ['HK', 'ours', '99|皇后大道中|中環|香港島|', '香港島中環皇后大道中99號'],
    ['HR', 'post', '5|Ilica||Zagreb|10000', 'Ilica 5, 10000 Zagreb'],
    ['HU', 'post', '7|Arany János utca||Budapest|1051', '1051 Budapest, Arany János utca 7.'],
    ['IT', 'post', '10|Via del Corso||Roma|00187', 'Via del Corso 10, 00187 Roma'],
    ['JO', 'ours', '12|شارع الرينبو|جبل عمان|عمان|11181', 'شارع الرينبو 12، جبل عمان، عمان 11181'],
    ['KE', 'ours', '30|Kenyatta Avenue||Nairobi|00100', '30 Kenyatta Avenue, 00100 Nairobi'],
    ['KG', 'library', '193|проспект Чуй||Бишкек|720001', '720001 Бишкек, проспект Чуй, 193'],
    [
      'KH',
      'post',
      '12|Norodom Boulevard|Daun Penh|Phnom Penh|120211',
      '12 Norodom Boulevard, Daun Penh, Phnom Penh 120211',
    ],
    [
      'KW',
      'ours',
      '7|شارع سالم المبارك|السالمية|حولي|20001',
      'السالمية، شارع سالم المبارك 7، 20001 حولي',
    ],
    ['KZ', 'post', '162|проспект Достык||Алматы|050000', '050000 Алматы, проспект Достык, 162'],
    ['KZ', 'post', '162|Dostyk Avenue||Almaty|050000', 'Dostyk Avenue, 162, 050000 Almaty'],
    ['LA', 'ours', '12|ຖະໜົນ ລ້ານຊ້າງ|ຈັນທະບູລີ|ວຽງຈັນ|01000', '12 ຖະໜົນ ລ້ານຊ້າງ, ຈັນທະບູລີ, 01000 ວຽງຈັນ'],
    ['MA', 'post', '12|Avenue Hassan II||Rabat|10000', '12 Avenue Hassan II, 10000 Rabat'],
    [
      'MD',
      'post',
      '73|Bulevardul Ștefan cel Mare||Chișinău|MD-2001',
      'Bulevardul Ștefan cel Mare, 73, MD-2001 Chișinău',
    ],
    ['ME', 'post', '10|Njegoševa||Podgorica|81000', 'Njegoševa 10, 81000 Podgorica'],
    [
      'MM',
      'library',
      '65|Sule Pagoda Road|Kyauktada|Yangon|11182',
      '65 Sule Pagoda Road, Kyauktada, Yangon, 11182',
    ],
    [
      'MY',
      'post',
      '12|Jalan Sultan Ismail|Bukit Bintang|Kuala Lumpur|50250',
      '12 Jalan Sultan Ismail, Bukit Bintang, 50250 Kuala Lumpur',
    ],
    [
      'NG',
      'post',
      '10|Broad Street|Lagos Island|Lagos|101221',
      '10 Broad Street, Lagos Island, Lagos 101221',
    ],
    ['NO', 'post', '1|Karl Johans gate||Oslo|0154', 'Karl Johans gate 1, 0154 Oslo'],
    ['OM', 'post', '12|شارع السلطان قابوس||مسقط|133', '12 شارع السلطان قابوس، 133، مسقط'],
    [
      'PH',
      'post',
      '1|Ayala Avenue|San Lorenzo|Makati|1226',
      '1 Ayala Avenue, San Lorenzo, Makati, 1226',
    ],
    ['PK', 'post', '5|Mall Road|Anarkali|Lahore|54000', '5 Mall Road, Anarkali, Lahore 54000'],
    ['PL', 'post', '15|Nowy Świat||Warszawa|00-029', 'Nowy Świat 15, 00-029 Warszawa'],
    ['PT', 'post', '100|Rua Augusta||Lisboa|1100-053', 'Rua Augusta 100, 1100-053 Lisboa'],
    ['QA', 'post', '18|شارع الكورنيش||الدوحة|', 'شارع الكورنيش 18، الدوحة'],
    ['RO', 'post', '12|Calea Victoriei||București|010061', 'Calea Victoriei 12, 010061 București'],
    ['RS', 'post', '5|Кнез Михаилова||Београд|11000', 'Кнез Михаилова 5, 11000 Београд'],
    [
      'SA',
      'post',
      '7|طريق الملك فهد|العليا|الرياض|12211',
      '7 طريق الملك فهد، العليا، الرياض 12211',
    ],
    ['SE', 'post', '10|Drottninggatan||Stockholm|111 51', 'Drottninggatan 10, 111 51 Stockholm'],
    ['SG', 'post', '10|Anson Road||Singapore|079903', '10 Anson Road, Singapore 079903'],
    [
      'TH',
      'ours',
      '999|ถนนพระรามที่ 1|ปทุมวัน|กรุงเทพมหานคร|10330',
      '999 ถนนพระรามที่ 1, ปทุมวัน, กรุงเทพมหานคร 10330',
    ],
    [
      'TN',
      'post',
      '12|Avenue Habib Bourguiba||Tunis|1000',
      '12 Avenue Habib Bourguiba, 1000 Tunis',
    ],
    ['TW', 'ours', '7|信義路五段|信義區|臺北市|110', '110臺北市信義區信義路五段7號'],
    [
      'TW',
      'ours',
      '7|Xinyi Road Section 5|Xinyi|Taipei City|110',
      '7 Xinyi Road Section 5, Xinyi, Taipei City 110',
    ],
    ['UA', 'post', '22|вул. Хрещатик||Київ|01001', 'вул. Хрещатик, 22, Київ, 01001'],
    ['UG', 'library', '17|Kampala Road||Kampala|', '17 Kampala Road, Kampala'],
  ];

const nothing: AddressParts = {
  ...{ country: 'SG', state: '', name: '', unit: '', houseNumber: '', road: '', block: '' },
  ...{ area: '', city: '', postcode: '' },
};
const markets = await loadMarkets();
const countries = [...markets.keys()];
const { write, street } = addressWriter(markets);

function partsOf(country: string, text: string): AddressParts {
  const [houseNumber = '', road = '', area = '', city = '', postcode = ''] = text.split('|');
  const state = country === 'SG' ? 'Singapore' : '';
  return { ...nothing, country, state, houseNumber, road, area, city, postcode };
}

describe('an address', () => {
  it.each(known)('of %s is written as there (%s)', (country, _source, parts, line) => {
    expect(write(partsOf(country, parts)).line).toBe(line);
  });

  it('is known in each market', () => {
    expect([...new Set(known.map(([country]) => country))].sort()).toEqual([...countries].sort());
  });

  it('says each thing that is known once, and nothing else, in every market', () => {
    const word = fc.constantFrom('', 'Uno', 'Dos', 'ثالث', 'четыре', '五', 'ຫົກ');
    const parts = fc.record({
      ...{
        country: fc.constantFrom(...countries),
        name: word,
        unit: fc.constantFrom('', '#02-15'),
      },
      ...{ houseNumber: fc.constantFrom('', '7', '12A'), road: word, block: word, area: word },
      ...{
        city: word,
        state: fc.constantFrom('Land', '國家'),
        postcode: fc.constantFrom('', '1060'),
      },
    });
    return law(
      fc.property(parts, (given) => {
        const { line, title, subtitle } = write(given);
        const { country, state, postcode, ...rest } = given;
        for (const text of Object.values(rest)) expect(line).toContain(text);
        const said: string[] = [...Object.values(rest), state, postcode, ...'.號-,، '];
        const left = said
          .sort((one, other) => other.length - one.length)
          .reduce((text, part) => (part === '' ? text : text.replaceAll(part, '')), line);
        expect(left).toBe('');
        expect(line).toContain(title);
        expect(subtitle.length).toBeLessThanOrEqual(line.length);
        expect(street(country, rest.houseNumber, rest.road)).toContain(rest.road);
      }),
      { runs: 2000 },
    );
  });

  it('opens a list with what a place is called, wherever the address has it', () => {
    const parts = partsOf('TW', '7|信義路五段|信義區|臺北市|110');
    expect(write({ ...parts, name: '台北101' })).toEqual({
      line: '110臺北市信義區信義路五段7號台北101',
      title: '台北101',
      subtitle: '110臺北市信義區信義路五段7號',
    });
  });

  it('keeps the block of a Kuwaiti quarter beside it', () => {
    const parts = partsOf('KW', '7|Salem Al Mubarak Street|Salmiya|Hawally|20001');
    expect(write({ ...parts, block: 'Block 3' }).line).toBe(
      'Salmiya, Block 3, Salem Al Mubarak Street 7, 20001 Hawally',
    );
  });
});
