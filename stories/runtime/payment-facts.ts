import { limits } from '../limits.ts'
import type { Draft } from '#engine/flow/types.ts'

export const facts = {
  session: {
    user: {
      id: 'u-1',
      name: 'Operator',
      email: 'maker@northwind.example',
      status: 'ACTIVE',
      viewedDisclosure: true,
    },
    organisation: { id: 'o-1', name: 'Northwind Payroll Ltd', products: ['payments_direct'] },
    environment: 'uat',
    roles: ['direct.payments.write'],
    permissions: ['payments.write', 'identities.write'],
  },
  flags: {},
  limits,
  configuration: {
    settings: { payment_authorization: 'false' },
    thirdPartyPaymentAllowed: false,
    productConfiguration: {
      defaultSourceCurrency: 'GBP',
      allowedPayinCategory: ['FUNDED', 'T_PLUS_ONE'],
      memoRules: {},
    },
  },
}

export const beneficiaries = {
  identities: [
    ['33333333-3333-4333-8333-333333333333', 'Talleres del Valle', 'MX', 'MXN', '…2456'],
    ['33333333-3333-4333-8333-333333333334', 'Elbe Maschinenbau', 'DE', 'EUR', '…3000'],
    ['33333333-3333-4333-8333-333333333335', 'Harbour Foods', 'MX', 'MXN', '…8810'],
  ].map(([identityId, nickName, country, currency, accountShort]) => ({
    identityId,
    nickName,
    displayName: `${nickName} (registered name)`,
    holderType: 'BUSINESS',
    useCaseType: 'B2B',
    createdAt: '2026-09-01T10:00:00Z',
    country,
    currency,
    payoutCategory: 'BANK',
    accountShort,
    business: {
      name: nickName,
      address: { street: 'Avenida Central 12', city: 'Puebla', postCode: '72000' },
    },
  })),
}

export const corridor = {
  partnerName: 'sandbox',
  fields: [],
  payment: {
    purposeRequired: true,
    sourceOfCashRequired: false,
    documentsRequired: false,
    purposes: [
      { value: 'SUPP', label: 'Supplier payment' },
      { value: 'SALA', label: 'Salary' },
    ],
    sourcesOfCash: [{ value: 'BUSINESS', label: 'Business income' }],
  },
}

const dataField = (fieldName: string, fieldDescription: string) => ({
  fieldName,
  fieldDescription,
  fieldType: 'REQUIRED',
  fieldDataType: 'STRING',
})

/** The corridor of a destination with further requirements of a beneficiary. */
export const corridorWithFields = {
  ...corridor,
  fields: [
    dataField('Cdtr.Nm', 'Legal name'),
    dataField('Cdtr.PstlAdr.TwnNm', 'City'),
    dataField('CdtrAcct.Id.IBAN', 'IBAN'),
  ],
}

export function quote(secondsLeft: number) {
  return {
    quoteId: '44444444-4444-4444-8444-444444444444',
    quoteStatus: 'OPEN',
    quoteAmountType: 'SOURCE_AMOUNT',
    sourceAmount: '12500.00',
    sourceCurrency: 'GBP',
    destinationAmount: '291875.00',
    destinationCurrency: 'MXN',
    destinationCountry: 'MX',
    payinCategory: 'FUNDED',
    payoutCategory: 'BANK',
    createdAt: new Date(Date.now()).toISOString(),
    expiresAt: new Date(Date.now() + secondsLeft * 1000).toISOString(),
    adjustedExchangeRate: { adjustedRate: '23.35' },
    fees: {
      totalFee: '18.50',
      feeCurrency: 'GBP',
      feeBreakdown: [{ feeDescription: 'Transfer fee', calculatedFee: '18.50' }],
    },
  }
}

export function answers(secondsLeft = 900) {
  return {
    beneficiaryIdentityId: beneficiaries.identities[0]?.identityId,
    fundsSource: 'FUNDED',
    quote: { amountType: 'SOURCE_AMOUNT', amount: '12500.00', status: 'ready', quote: quote(secondsLeft) },
    purpose: 'SUPP',
    memo: 'INVOICE 2041',
    internalId: 'INV-2041',
  }
}

export function draftAt(step: string, given: Record<string, unknown> = answers()): Draft {
  return { flow: 'single-payment', version: 1, answers: given, place: { step, returnTo: [] }, intent: 'i-1' }
}
