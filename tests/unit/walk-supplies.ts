const identity = (id: string, over: object) => ({
  identityId: id,
  nickName: `Name of ${id}`,
  useCaseType: 'B2B',
  payoutCategory: 'BANK',
  createdAt: '2026-09-01T10:00:00Z',
  ...over,
})

const mexico = identity('b-mx', { country: 'MX', currency: 'MXN' })
const germany = identity('b-de', { country: 'DE', currency: 'EUR' })
const wallet = identity('b-xrpl', {
  currency: 'RLUSD',
  payoutCategory: 'CRYPTO',
  destinationBlockchainNetwork: 'XRPL',
})

const configuration = (thirdPartyPaymentAllowed: boolean, required: boolean, authorization: string) => ({
  thirdPartyPaymentAllowed,
  settings: { payment_authorization: authorization },
  productConfiguration: {
    defaultSourceCurrency: 'GBP',
    allowedPayinCategory: ['FUNDED', 'T_PLUS_ONE'],
    memoRules: { 'MX:MXN': { required, maxLength: 20 } },
  },
})

const corridor = (purposeRequired: boolean, sourceOfCashRequired: boolean, documentsRequired: boolean) => ({
  fields: [],
  payment: {
    purposeRequired,
    sourceOfCashRequired,
    documentsRequired,
    purposes: [{ value: 'SUPP', label: 'Supplier payment' }],
    sourcesOfCash: [{ value: 'BUSINESS', label: 'Business income' }],
  },
})

/** Possible values of each payment fact over time, including a renewed, refused or missing answer. */
export const facts = {
  configuration: [
    configuration(false, false, 'false'),
    configuration(true, true, 'false'),
    configuration(true, false, 'true'),
    undefined,
  ],
  account: [{ currency: 'GBP', available: '1204.10' }, { currency: 'GBP' }],
  debit: [
    { currency: 'GBP', debit: '204.10', available: '1204.10', remaining: '1000' },
    { currency: 'GBP', debit: '204.10' },
  ],
  deciders: [
    { deciders: 1, says: 'Operator Two, before it goes.' },
    { deciders: 0, says: 'Nobody has to approve it.' },
  ],
  payee: [mexico, germany],
  flags: [{ bankAccountValidation: true, documentUpload: true }, { bankAccountValidation: false }],
  limits: [{ nameLength: 140, internalIdLength: 36, memoLength: 140, filesPerPayment: 2, fileBytes: 100 }],
  beneficiaries: [
    { identities: [mexico, germany, wallet] },
    { identities: [germany, identity('new-1', { country: 'DE', currency: 'EUR' })] },
    { identities: [] },
    { identities: null },
  ],
  originators: [
    { identities: [identity('o-1', {})] },
    { identities: [identity('o-1', {}), identity('new-1', {})] },
    { identities: [] },
  ],
  methods: [
    {
      payoutMethods: [
        { payoutCategory: 'BANK', country: 'MX', currency: 'MXN' },
        { payoutCategory: 'BANK', country: 'DE', currency: 'EUR' },
        { payoutCategory: 'BANK', country: 'DE', currency: 'USD' },
        { payoutCategory: 'CRYPTO', currency: 'RLUSD', destinationBlockchainNetwork: 'XRPL' },
      ],
    },
    { payoutMethods: [] },
  ],
  corridor: [
    corridor(false, false, false),
    corridor(true, true, false),
    corridor(false, false, true),
    { payment: 'nothing' },
  ],
} as const

const field = (fieldName: string, over: object = {}) => ({
  fieldName,
  fieldLabel: fieldName,
  fieldDataType: 'STRING',
  fieldRequired: true,
  ...over,
})

/** Requirements for a beneficiary that the server may send, some of them malformed. */
export const requirements: readonly (readonly unknown[])[] = [
  [field('Cdtr.Nm'), field('CdtrAcct.IBAN', { fieldRegexValidator: '^[A-Z0-9]+$' })],
  [field('Cdtr.Nm', { fieldMaxLength: 3, fieldRequired: false })],
  [field('CdtrAcct.IBAN', { fieldRegexValidator: '(a+)+$' }), 'nonsense', null],
  [],
]

/** A valid quote for any choice. */
export const quote = {
  amountType: 'SOURCE_AMOUNT',
  amount: '100.00',
  status: 'ready',
  quote: {
    quoteId: 'q-1',
    sourceAmount: '100.00',
    destinationAmount: '90.00',
    expiresAt: '2026-11-21T10:02:00Z',
  },
}

/** Values that any field may receive, valid or not. */
export const values: readonly unknown[] = [
  quote,
  { ...quote, quote: { ...quote.quote, destinationCurrency: 'MXN' } },
  { amountType: 'DESTINATION_AMOUNT', amount: '7', status: 'loading' },
  { amountType: 'SOURCE_AMOUNT', amount: '7', status: 'failed', message: 'No route.' },
  [{ fileId: 'f-1', name: 'invoice.pdf', size: 9, type: 'application/pdf', status: 'done' }],
  [{ name: 'contract.pdf', size: 9, type: 'application/pdf', status: 'uploading' }],
  'other',
  'own',
  'BANK',
  'CRYPTO',
  'B2B',
  'MX',
  'DE',
  'MXN',
  'USD',
  'XRPL',
  'RLUSD',
  'b-mx',
  'b-de',
  'o-1',
  'SUPP',
  'BUSINESS',
  'FUNDED',
  'A reference',
  '   ',
  '',
  null,
  undefined,
  7,
  Number.NaN,
  { toString: 'no' },
  [['deep']],
]
