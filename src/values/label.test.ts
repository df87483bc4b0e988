import { expect, it } from 'vitest'
import { withoutLabel, type Labelled } from './label.ts'

const IBAN = 'DE89 3704 0044 0532 0130 00'
const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'

it.each<[Labelled, string, readonly string[]]>([
  [
    'iban',
    IBAN,
    [
      `IBAN ${IBAN}`,
      `IBAN: ${IBAN}`,
      `iban-nr. ${IBAN}`,
      `IBAN No.: ${IBAN}`,
      `(${IBAN})`,
      `“IBAN ${IBAN}”`,
      `Account number: ${IBAN}`,
    ],
  ],
  [
    'bic',
    'DEUTDEFF',
    ['BIC: DEUTDEFF', 'SWIFT DEUTDEFF', 'BIC/SWIFT: DEUTDEFF', 'SWIFT code DEUTDEFF', '<DEUTDEFF>'],
  ],
  ['clabe', '032180000118359719', ['CLABE: 032180000118359719', 'CLABE interbancaria 032180000118359719']],
  [
    'account',
    '12345678',
    ['Account: 12345678', 'A/C no. 12345678', 'Acct # 12345678', 'Account number 12345678'],
  ],
  [
    'routing',
    '021000021',
    ['ABA: 021000021', 'Routing number: 021000021', 'RTN 021000021', 'ABA routing # 021000021'],
  ],
  [
    'phone',
    '+442079460000',
    [
      'tel:+442079460000',
      'Tel. +442079460000',
      'Phone: +442079460000',
      'T: +442079460000',
      '"+442079460000"',
    ],
  ],
  [
    'address',
    WALLET,
    [
      `ethereum:${WALLET}`,
      `Address: ${WALLET}`,
      `Wallet address ${WALLET}`,
      `ETH: ${WALLET}`,
      `<${WALLET}>`,
      `'${WALLET}'`,
    ],
  ],
  ['tag', '104857600', ['Destination tag: 104857600', 'DT: 104857600', 'Tag 104857600', 'Memo: 104857600']],
  [
    'uuid',
    '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b',
    ['urn:uuid:1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', '{1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b}'],
  ],
])('takes the label from a pasted %s (TRU-109)', (kind, value, pasted) => {
  expect(pasted.map((text) => withoutLabel(text, kind))).toEqual(pasted.map(() => value))
  expect(withoutLabel(value, kind)).toBe(value)
})

it.each<[Labelled, string, readonly string[]]>([
  [
    'account',
    '00123456',
    ['="00123456"', "='00123456'", "'00123456", '00123456;', 'No. 00123456', 'Account (GBP): 00123456'],
  ],
  ['routing', '021000021', ['="021000021"', "'021000021", 'ABA (wire): 021000021.']],
  [
    'iban',
    IBAN,
    [`IBAN (EUR): ${IBAN}`, `International Bank Account Number: ${IBAN}`, `IBAN${IBAN}`, `'IBAN: ${IBAN},`],
  ],
  ['bic', 'DEUTDEFF', ['BIC (SWIFT): DEUTDEFF', '="DEUTDEFF"', 'DEUTDEFF.']],
  ['phone', '+44 20 7946 0000', ['Phone (mobile): +44 20 7946 0000', 'tel. +44 20 7946 0000.']],
  [
    'email',
    'Ana.Diaz@elbe.example',
    [
      'mailto:Ana.Diaz@elbe.example',
      'Ana Díaz <Ana.Diaz@elbe.example>',
      '"Díaz, Ana" <Ana.Diaz@elbe.example>;',
      'E-mail: Ana.Diaz@elbe.example',
      '<Ana.Diaz@elbe.example>',
      'Ana.Diaz@elbe.example.',
    ],
  ],
  ['tag', '0104', ['="0104"', "'0104"]],
])('takes the marks of a spreadsheet and of a sentence from a pasted %s (TRU-734)', (kind, value, pasted) => {
  expect(pasted.map((text) => withoutLabel(text, kind))).toEqual(pasted.map(() => value))
  expect(withoutLabel(value, kind)).toBe(value)
})

it('takes nothing that may belong to the value (TRU-109)', () => {
  for (const [kind, text] of [
    ['bic', 'SWIFTDE1'],
    ['bic', 'BICXDEFF'],
    ['address', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['address', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['iban', 'two accounts'],
    ['phone', 'call me'],
    ['phone', '(020) 7946 (0000)'],
  ] as const)
    expect(withoutLabel(text, kind)).toBe(text)
})
