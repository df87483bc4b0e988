import { homeAnswers } from './home-answers.ts'

const orgId = '11111111-1111-4111-8111-111111111111'
export const userId = '22222222-2222-4222-8222-222222222222'
export const paymentId = '33333333-3333-4333-8333-333333333333'

export const claims = { userId, orgId, orgName: 'Trial Ltd', environments: ['uat', 'prod'] }

export const user = {
  id: userId,
  orgId,
  orgName: 'Trial Ltd',
  email: 'maker@trial.example',
  first_name: 'Trial',
  last_name: 'Maker',
  name: 'Trial Maker',
  scopes: [],
  roles: [{ name: 'direct.payments.write' }],
  status: 'ACTIVE',
  viewed_disclosure: true,
  userEnvironments: ['uat', 'prod'],
  userType: 'Regular User',
  products: ['payments_direct'],
  environments: ['uat', 'prod'],
}

export const organisation = { id: orgId, name: 'Trial Ltd', products: ['payments_direct'], settings: [] }

export const configuration = {
  settings: { payment_authorization: 'false' },
  products: ['payments_direct'],
  limits: {},
  serverVersion: '6.1.0',
  thirdPartyPaymentAllowed: false,
  productConfiguration: {
    routes: { enabledDestinationList: ['MX'], enabledCryptoDestinationList: [], enabledSourceList: ['US'] },
    allowedPayoutCategory: ['BANK'],
    allowedPayinCategory: ['FUNDED'],
    defaultPayoutCategory: 'BANK',
    defaultPayinCategory: 'FUNDED',
    memoRules: {},
  },
}

export const environments = {
  environments: [
    { code: 'uat', label: 'UAT', production: false },
    { code: 'prod', label: 'Production', production: true },
  ],
}

const row = {
  payment_id: paymentId,
  payment_state: 'TRANSFERRING',
  flow: 'DIRECT',
  side: 'sender',
  payment_type: 'SEND',
  source: 'USER',
  createdAt: '2026-03-04T12:00:00.000Z',
  modifiedAt: '2026-03-04T12:00:30.000Z',
  sourceAmount: '1000.50',
  sourceCurrency: 'USD',
  destinationAmount: '17123.45',
  destinationCurrency: 'MXN',
  destinationCountry: 'MX',
  rate: '17.1149',
  beneficiaryName: 'Supplier one',
  internalId: 'INV-7',
  endToEndId: 'E2E7',
  initiatedBy: { id: userId, name: 'Trial Maker', email: 'maker@trial.example' },
  contract_expired: false,
  fully_locked: false,
}

export const payments = {
  content: [row],
  page: { number: 0, size: 5, totalElements: 1, totalPages: 1 },
}

/** What the trial server answers, by method and path below /api/v1. */
export const answers: Readonly<Record<string, unknown>> = {
  [`GET /organizations/${orgId}/users/${userId}`]: user,
  [`GET /organizations/${orgId}`]: organisation,
  'GET /environments': environments,
  'GET /configuration': configuration,
  'GET /feature_flags': {
    flags: {
      batchUpload: true,
      homeCards: true,
      homeAccountBalance: true,
      rpd2MakerChecker: true,
      singlePaymentRedesign: true,
    },
  },
  'GET /xcurrent_proxy/v4/payments': payments,
  ...homeAnswers,
}
