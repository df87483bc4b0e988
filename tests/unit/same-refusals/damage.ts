import type { Random } from './random.ts'

/** A value, and the way it is wrong. */
export interface Damage {
  readonly how: string
  readonly value: unknown
}

const long = (length: number) => 'x'.repeat(length)

/** Wrong and valid values for each field type. */
const OF_KIND: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  text: {
    fitting: ['Invoice 7', 'ABC010203AB1', 'a-b_c.d', '7'],
    'too long': [long(36), long(37), long(71), long(141), long(256), long(301), long(2001)],
    'too short': ['x', 'ab'],
    'forbidden characters': ['line\nbreak', 'turned\u202Etext', 'no\u200Bspace', 'a@b', '###', '<b>'],
    'wrong form': ['not-an-address', '30/02/2026', '1.2.3', '999.1.1.1', 'example..org', 'AAAA'],
  },
  memo: {
    fitting: ['rent 7'],
    'too long': [long(21), long(141), long(300)],
    'forbidden characters': ['a\nb', '…'],
  },
  money: {
    fitting: ['1', '10.00', '999999.99', '0'],
    'wrong decimals': ['1.001', '0.123456789', '12.345'],
    'forbidden characters': ['abc', '1.2.3', '1,00', '-', '12 €'],
    'out of range': ['-1', '-0.01'],
  },
  number: {
    fitting: ['1', '2', '12.5', '100'],
    'wrong decimals': ['0.0000001'],
    'forbidden characters': ['abc', '1e5', '0x1F', '1.2.3'],
    'out of range': ['-5', '0', '101', '999999999999', '1.5'],
  },
  date: {
    fitting: ['2026-02-28', '1990-01-31'],
    'bad date': [
      '2026-02-30',
      '2026-13-01',
      '30/02/2026',
      '2026-2-3',
      'tomorrow',
      '0000-00-00',
      '2999-12-31',
    ],
  },
  'us-date': { fitting: ['02/28/2026'], 'bad date': ['02/30/2026', '13/01/2026', '0202-01-01'] },
  phone: {
    fitting: ['+525512345678'],
    'forbidden characters': ['call me', '+52 (55)'],
    'wrong form': ['+0123', '+', long(300)],
  },
  'account-number': {
    fitting: ['12345678'],
    'too short': ['123'],
    'too long': ['1'.repeat(18), '1'.repeat(22)],
    'forbidden characters': ['12345x'],
  },
  'routing-number': {
    fitting: ['021000021'],
    'wrong checksum': ['021000022', '123456789'],
    'too short': ['02100002'],
    'forbidden characters': ['02100002x'],
  },
  iban: {
    fitting: ['GB82WEST12345698765432'],
    'wrong checksum': ['GB83WEST12345698765432'],
    'too short': ['GB82'],
    'forbidden characters': ['GB82 WEST !!'],
  },
  bic: { fitting: ['DEUTDEFF'], 'wrong form': ['DEUT', 'DEUTXXFF', 'DEUTDEFFXXXX'] },
  clabe: { fitting: ['032180000118359719'], 'wrong checksum': ['032180000118359710'], 'too short': ['032'] },
  'wallet-address': {
    fitting: ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', '0x52908400098527886E0F7030069857D2E4169EE7'],
    'wrong checksum': ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTj', '0x52908400098527886E0F7030069857D2E4169Ee7'],
    'wrong form': ['abc', '0x123', long(300)],
  },
  'destination-tag': {
    fitting: ['0', '4294967295'],
    'out of range': ['4294967296', '-1'],
    'wrong decimals': ['1.5'],
    'forbidden characters': ['tag'],
  },
  uuid: {
    fitting: ['123e4567-e89b-12d3-a456-426614174000'],
    'wrong form': ['123', '123e4567-e89b-12d3-a456-42661417400Z'],
  },
  choice: { 'not offered': ['NONSENSE', 'nonsense', '7'] },
  country: { fitting: ['DE', 'MX'], 'not offered': ['ZZ', 'KP', 'Germany', 'D'] },
  currency: { fitting: ['EUR', 'USD'], 'not offered': ['ZZZ', 'euro', 'E'] },
  choices: { 'not offered': [['NONSENSE'], ['NONSENSE', 'OTHER']] },
  consent: { fitting: [true], 'not given': [false] },
  file: {
    'too many': [
      Array.from({ length: 9 }, (_, at) => ({
        fileId: `123e4567-e89b-12d3-a456-42661417400${at}`,
        name: `${at}.pdf`,
        size: 9,
        type: 'application/pdf',
        status: 'done',
      })),
    ],
  },
  json: { fitting: ['{"a":"b"}'], 'wrong form': ['{', '[]', '7'] },
  'ip-blocks': {
    fitting: [['203.0.113.7']],
    'wrong form': [['999.1.1.1'], ['203.0.113.0/33'], ['::1']],
    twice: [['203.0.113.7', '203.0.113.7']],
  },
  password: { fitting: ['a secret of some length'] },
}

const SAME_AS: Readonly<Record<string, string>> = { 'choice-list': 'choice', 'choice-cards': 'choice' }

/** Values that count as no answer for every field and every schema. */
const ANYTHING: readonly Damage[] = [
  ...['', ' ', '\t '].map((value) => ({ how: 'blank', value })),
  { how: 'missing', value: undefined },
]

const WRONG_TYPES: readonly Damage[] = [{}, [], [['deep']], { a: 1 }, false, 7.5, null].map((value) => ({
  how: 'wrong type',
  value,
}))

const choices = new Map<string, readonly Damage[]>()

function damagesOf(type: string): readonly Damage[] {
  const existing = choices.get(type)
  if (existing) return existing
  const own = Object.entries(OF_KIND[SAME_AS[type] ?? type] ?? {}).flatMap(([how, values]) =>
    values.map((value) => ({ how, value })),
  )
  const all = [...own, ...own, ...ANYTHING, ...WRONG_TYPES]
  choices.set(type, all)
  return all
}

/** Chooses a value for a field type at random; some of the values are valid. */
export const damageOf = (type: string, random: Random): Damage => random.oneOf(damagesOf(type))
