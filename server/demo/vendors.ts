import type { CountryCode } from '#schemas';

/** An outlet of the demo: enough to request a rider from. */
export type DemoOutlet = {
  id: string;
  name: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string | null;
  latitude: number;
  longitude: number;
};

/** A merchant of the demo: the parent of its outlets, in one deployment. */
export type DemoMerchant = {
  deployment: string;
  country: CountryCode;
  id: string;
  name: string;
  outlets: readonly DemoOutlet[];
  /** A merchant of somebody else, to show that the two never meet. */
  stranger: DemoOutlet;
};

export const demoMerchants: readonly DemoMerchant[] = [
  {
    deployment: 'sg',
    country: 'SG',
    id: 'm4pk',
    name: 'Pandan Kitchen',
    outlets: [
      outlet(
        'm4pk1',
        'Pandan Kitchen Tanjong Pagar',
        '+6562200141',
        [1.27653, 103.84591],
        '1 Tanjong Pagar Plaza',
        'Singapore',
        '082001',
      ),
      outlet(
        'm4pk2',
        'Pandan Kitchen Toa Payoh',
        '+6562200142',
        [1.33254, 103.84745],
        '190 Lorong 6 Toa Payoh',
        'Singapore',
        '310190',
      ),
      outlet(
        'm4pk3',
        'Pandan Kitchen Tampines',
        '+6562200143',
        [1.35404, 103.94519],
        '4 Tampines Central 5',
        'Singapore',
        '529510',
      ),
    ],
    stranger: outlet(
      'q7sd',
      'Seaside Deli',
      '+6562200188',
      [1.30125, 103.90536],
      '112 East Coast Road',
      'Singapore',
      '428802',
    ),
  },
  {
    deployment: 'la',
    country: 'LA',
    id: 'w2mk',
    name: 'Mekong Kitchen',
    outlets: [
      outlet(
        'w2mk1',
        'Mekong Kitchen Nam Phou',
        '+8562120141',
        [17.96339, 102.60745],
        'Setthathirath Road, Ban Xieng Nyeun',
        'Vientiane',
        null,
      ),
      outlet(
        'w2mk2',
        'Mekong Kitchen Talat Sao',
        '+8562120142',
        [17.96594, 102.61401],
        'Lane Xang Avenue, Ban Hatsady',
        'Vientiane',
        null,
      ),
      outlet(
        'w2mk3',
        'Mekong Kitchen Patuxay',
        '+8562120143',
        [17.97055, 102.61871],
        '23 Singha Road, Ban Nongbone',
        'Vientiane',
        null,
      ),
    ],
    stranger: outlet(
      't5rb',
      'Riverside Bakery',
      '+8562120188',
      [17.96195, 102.60372],
      'Fa Ngum Road, Ban Mixay',
      'Vientiane',
      null,
    ),
  },
  {
    deployment: 'kw',
    country: 'KW',
    id: 'z8dk',
    name: 'Dhow Kitchen',
    outlets: [
      outlet(
        'z8dk1',
        'Dhow Kitchen Sharq',
        '+96522200141',
        [29.38066, 47.99307],
        'Ahmad Al Jaber Street, Sharq',
        'Kuwait City',
        '15001',
      ),
      outlet(
        'z8dk2',
        'Dhow Kitchen Salmiya',
        '+96522200142',
        [29.33389, 48.07611],
        'Salem Al Mubarak Street, Salmiya',
        'Salmiya',
        '22001',
      ),
      outlet(
        'z8dk3',
        'Dhow Kitchen Hawalli',
        '+96522200143',
        [29.33278, 48.02861],
        'Tunis Street, Hawalli',
        'Hawalli',
        '32001',
      ),
    ],
    stranger: outlet(
      'v3pt',
      'Palm Tree Grocer',
      '+96522200188',
      [29.36972, 47.97833],
      'Fahad Al Salem Street, Qibla',
      'Kuwait City',
      '13001',
    ),
  },
];

function outlet(
  id: string,
  name: string,
  phone: string,
  [latitude, longitude]: readonly [number, number],
  address: string,
  city: string,
  postalCode: string | null,
): DemoOutlet {
  return { id, name, phone, address, city, postalCode, latitude, longitude };
}
