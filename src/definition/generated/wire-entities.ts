// Generated from schemas/entities by `npm run types`; do not edit.

/** A bank account number of 4 to 21 digits. */
export type AccountNumberValue = string

/** Value of a batch-file field: progress of the file, and the quoted batch or the problems of its rows. */
export type BatchFileValue = {
  fileName: string
  status: 'loading' | 'ready' | 'problems' | 'expired' | 'failed'
  message?: string
  retryAt?: string
  batch?: QuotedBatchValue
  problems?: { row: number; column: string; value: string; message: string }[]
}

/** Value of a batch-quote field: the request, its progress, and the quoted batch while it is valid. */
export type BatchQuoteValue = {
  status: 'loading' | 'ready' | 'expired' | 'failed'
  asked?: Record<string, unknown>
  message?: string
  problems?: string[]
  batch?: QuotedBatchValue
}

/** A bank identifier of 8 or 11 characters, ISO 9362. */
export type BicValue = string

/** Selected values of a list, in the order of the list. */
export type ChoicesValue = string[]

/** A Mexican account number of 18 digits. City and check digit are judged by the check. */
export type ClabeValue = string

/** Consent that was given; always true. */
export type ConsentValue = true

/** A country, ISO 3166-1 alpha-2, in capitals. */
export type CountryCodeValue = string

/** An ISO 4217 code or a recognised crypto code, in capitals. */
export type CurrencyCodeValue = string

/** A day of the calendar, YYYY-MM-DD. */
export type DateValue = string

/** Account at an exchange: a whole number from 0 to 4294967295, without separators or leading zeros. */
export type DestinationTagValue = string

/** Sender’s reference that stays with the payment from end to end. */
export type EndToEndIdValue = string

/** Reference to an uploaded file in a request. */
export type FileReferenceValue = { fileId: string; name: string; size: number; type: string }

/** Value of a file field: files with the progress of their upload. */
export type FilesValue = {
  key?: string
  fileId?: string
  name: string
  size: number
  type: string
  status: 'uploading' | 'done' | 'failed'
  code?: 'REQUIRED' | 'BAD_POLICY' | 'BAD_FILE_TYPE' | 'TOO_LARGE_FILE_SIZE' | 'FAILED_UPLOAD'
}[]

/** Values of a group, by the IDs of its fields. */
export type GroupValue = Record<string, unknown>

/** An international bank account number, ISO 13616, saved without spaces. Country and checksum are judged by the check, where the flag asks for it. */
export type IbanValue = string

/** The sender's own reference, never shown to the other side. */
export type InternalIdValue = string

/** IPv4 addresses and CIDR blocks of them, host bits cleared, none of them twice (ALW-002, OPEN-102). */
export type IpBlocksValue = string[]

/** Items of a list in order, each with the values that the field defines. */
export type ListValue = unknown[]

/** A note that travels with the payment: trimmed and in capitals. */
export type MemoValue = string

/** An amount as a plain decimal string: no exponent, no separators, up to 20 fraction digits. */
export type MoneyValue = string

/** account@host, with the account optional. */
export type NetworkAddressValue = string

/** A host of the network: rn, a country, the name of a company, in any case. */
export type NetworkHostValue = string

/** Quote offered for selection. */
export type OfferValue = {
  quoteId: UuidValue
  sourceAmount: MoneyValue
  sourceCurrency: CurrencyCodeValue
  destinationAmount: MoneyValue
  destinationCurrency: CurrencyCodeValue
  rate: MoneyValue
  fee: MoneyValue
  method?: string
  settles?: string
  arrivesOn?: string
  messageFormat?: 'ISO20022_SEPA'
  expiresAt: string
}

/** Password, as typed. */
export type PasswordValue = string

/** A telephone number: an optional leading plus, digits and hyphens. */
export type PhoneValue = string

/** Value of a quote field: the request, its progress, and the quote while it is valid. */
export type QuoteAnswerValue = {
  amountType: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'
  amount: string
  status: 'idle' | 'loading' | 'ready' | 'expired' | 'failed'
  message?: string
  quote?: QuoteValue
  previous?: QuoteValue
  accepted?: true
}

/** Value of a quote-choice field: the request, the received quotes and the chosen one. */
export type QuoteChoiceValue = {
  status: 'loading' | 'ready' | 'expired' | 'failed'
  asked?: Record<string, unknown>
  message?: string
  offers?: OfferValue[]
  chosen?: OfferValue
}

/** Amount received for an amount sent, with rate, fees and expiry. */
export type QuoteValue = {
  quoteId: string
  sourceAmount: MoneyValue
  sourceCurrency: CurrencyCodeValue
  destinationAmount: MoneyValue
  destinationCurrency: CurrencyCodeValue
  destinationCountry?: CountryCodeValue
  payinCategory: string
  payoutCategory: string
  rail?: string
  settles?: string
  arrivesOn?: DateValue
  messageFormat?: 'ISO20022_SEPA'
  createdAt: string
  expiresAt: string
  adjustedExchangeRate: { adjustedRate: MoneyValue }
  fees: {
    totalFee: MoneyValue
    feeCurrency: CurrencyCodeValue
    feeBreakdown: { feeDescription: string; calculatedFee: MoneyValue }[]
  }
}

/** Payments of one file with the quote for all of them. The server sends more fields than a flow needs. */
export type QuotedBatchValue = {
  batch_id: UuidValue
  expiresAt: string
  payments: number
  totals: {
    sent: { currency: CurrencyCodeValue; amount: MoneyValue }[]
    fees: { currency: CurrencyCodeValue; amount: MoneyValue }[]
    received: { currency: CurrencyCodeValue; amount: MoneyValue }[]
  }
  rows: Record<string, unknown>[]
}

/** A US bank's routing number of 9 digits. The ABA checksum is judged by the check. */
export type RoutingNumberValue = string

/** The end-to-end ID where the message format is ISO20022_SEPA: Max35Text of ISO 20022. */
export type SepaEndToEndIdValue = string

/** A line of text that is not blank. */
export type TextValue = string

/** An identifier of any version and case, hyphenated 8-4-4-4-12. */
export type UuidValue = string

/** An address on a chain. The rules of its chain are judged by the check. */
export type WalletAddressValue = string

/** A page of bookings. */
export type AccountBookingList = { content: AccountBooking[]; page: ListPage }

/** Query for the bookings of one account on one day. */
export type AccountBookingQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  state?: 'AGREES' | 'DIFFERS'
  sort_field?: 'booked_at'
  sort_direction?: 'asc' | 'desc'
}

/** Entry that changed the balance of an account. */
export type AccountBooking = {
  id: string
  bookedAt: string
  type: 'DEPOSIT' | 'PAYMENT' | 'ISSUE' | 'REDEMPTION' | 'TRANSFER' | 'REVERSAL'
  change: MoneyValue
  balance: MoneyValue
  currency: CurrencyCodeValue
  objectId: UuidValue
  beneficiary?: string
  internalId?: string
  state: 'AGREES' | 'DIFFERS'
  why?: string
}

/** One page of account days, with their counts. */
export type AccountDayList = { content: AccountDay[]; counts: { differing: number }; page: ListPage }

/** Balances of an account at the start and end of one day, with the bookings between. */
export type AccountDay = {
  id: string
  day: string
  zone: string
  account: string
  currency: CurrencyCodeValue
  opening: MoneyValue
  credited: MoneyValue
  debited: MoneyValue
  closing: MoneyValue
  bookings: number
  differing: number
  state: 'AGREES' | 'DIFFERS'
}

/** Beneficiaries of the organisation that already have the account, newest first. */
export type AccountHolders = { identities: { identityId: UuidValue; nickName: string }[] }

/** Accounts of a possible transfer. */
export type AccountLiquidityQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  debitAccount: string
  creditAccount: string
}

/** Amount that can be transferred from one account to the other now. */
export type AccountLiquidity = { available: MoneyValue; shown: string; isChecked: boolean }

/** Account by which beneficiaries are searched. */
export type AccountLookup = { account: string }

/** Payout method to be added. */
export type AchServiceCreate = {
  type: 'RTGS' | 'DOMESTIC_ACH' | 'FASTER_IMMEDIATE_PAYMENTS' | 'CASH_COLLECTION'
  service_name: string
  description: string
  time_to_credit: 'IMMEDIATE' | 'SAME_DAY' | 'WITHIN_TWO_HOURS' | 'TWO_OR_THREE_DAYS'
  min_payment_size: MoneyValue
  max_payment_size: MoneyValue
  payment_destination: 'CARD' | 'WALLET' | 'BANK_ACCOUNT'
}

/** ACH services, oldest first. */
export type AchServiceList = { content: AchService[] }

/** New values of the service. */
export type AchServiceUpdate = {
  type: 'RTGS' | 'DOMESTIC_ACH' | 'FASTER_IMMEDIATE_PAYMENTS' | 'CASH_COLLECTION'
  service_name: string
  description: string
  time_to_credit: 'IMMEDIATE' | 'SAME_DAY' | 'WITHIN_TWO_HOURS' | 'TWO_OR_THREE_DAYS'
  min_payment_size: MoneyValue
  max_payment_size: MoneyValue
  payment_destination: 'CARD' | 'WALLET' | 'BANK_ACCOUNT'
  version: number
}

/** Payout method of the organisation. */
export type AchService = {
  type: 'RTGS' | 'DOMESTIC_ACH' | 'FASTER_IMMEDIATE_PAYMENTS' | 'CASH_COLLECTION'
  service_name: string
  description: string
  time_to_credit: 'IMMEDIATE' | 'SAME_DAY' | 'WITHIN_TWO_HOURS' | 'TWO_OR_THREE_DAYS'
  min_payment_size: MoneyValue
  max_payment_size: MoneyValue
  payment_destination: 'CARD' | 'WALLET' | 'BANK_ACCOUNT'
  id: UuidValue
  version: number
}

/** Number of entries that a download would contain. */
export type ActivityCount = { total_elements: number; advised: number; isMany: boolean }

/** Entry of the activity log with the values before and after, and its origin. */
export type ActivityDetails = {
  id: UuidValue
  number: number
  created_at: string
  user?: Person
  by: string
  action: string
  what: string
  object_type: string
  object: string
  object_id?: string
  environment?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  result: 'SUCCESS' | 'REFUSED'
  details: Record<string, unknown>
  before: { what: string; value: string }[]
  after: { what: string; value: string }[]
  facts: { what: string; value: string }[]
  channel?: string
  user_agent?: string
  request_id?: string
  ip?: string
  hash: string
}

/** Filters and format of a download of the activity log. Without a page, all entries are included. */
export type ActivityDownloadQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  search?: string
  user?: string
  action?: string
  object_type?: string
  object_id?: string
  result?: 'SUCCESS' | 'REFUSED'
  environment?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  after?: string
  before?: string
  format?: 'csv' | 'csv-plain' | 'xlsx' | 'json'
  zone?: string
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'desc'
}

/** A page of the activity log. */
export type ActivityList = { content: Activity[]; page: ListPage }

/** Filters of the activity log; entries come newest first. */
export type ActivityQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  user?: string
  action?: string
  object_type?: string
  object_id?: string
  result?: 'SUCCESS' | 'REFUSED'
  environment?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  after?: string
  before?: string
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'desc'
}

/** Entry of the activity log: the person, action, object, environment and result. */
export type Activity = {
  id: UuidValue
  number: number
  created_at: string
  user?: Person
  by: string
  action: string
  what: string
  object_type: string
  object: string
  object_id?: string
  environment?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  channel?: string
  user_agent?: string
  result: 'SUCCESS' | 'REFUSED'
}

/** Address of a person or business. */
export type Address = {
  streetAddress: string[]
  city: string
  stateOrProvince?: string
  postalCode?: string
  country: CountryCodeValue
}

/** Total of amounts in one currency. */
export type AmountTotal = { currency: CurrencyCodeValue; amount: MoneyValue }

/** Fields to change; absent fields keep their values. */
export type ApiCredentialChange = {
  name?: string
  description?: string | null
  isPrimary?: boolean | null
  secretStored?: true
}

/** Name, scopes and lifetime of a new API credential. */
export type ApiCredentialCreate = {
  name: string
  description?: string
  isPrimary?: boolean
  scopes: string[]
  validFor?: string
}

/** API credentials of the environment, oldest first, with their limit and those that wait for a second person. */
export type ApiCredentialList = { content: ApiCredential[]; most: number; waiting: string[] }

/** API credential used by a program, under its name at that time. Absent if a person used the portal. */
export type ApiCredentialOrigin = { clientId: UuidValue; name: string }

/** Scopes that the caller may grant in this environment, in display order, and the default term. */
export type ApiCredentialScopes = { content: { scope: string; label: string }[]; validFor: string }

/** Credential with its secret. No other response contains the secret. */
export type ApiCredentialSecret = {
  orgId: UuidValue
  clientId: UuidValue
  name: string
  description?: string
  audience: string
  environment: string
  client_id: string
  isPrimary: boolean
  scopes?: string[]
  expiresAt: string
  validFor: string
  state: 'ACTIVE' | 'ENDING' | 'UNTAKEN' | 'EXPIRED' | 'STOPPED'
  owner: Person
  secretTaken: boolean
  secretStored: boolean
  secretMadeAt: string
  earlierUntil?: string
  createdBy: Person
  createdAt: string
  lastUsedAt?: string
  secret: string
}

/** API credential with which a program signs in. It never includes the secret (CRD-004). */
export type ApiCredential = {
  orgId: UuidValue
  clientId: UuidValue
  name: string
  description?: string
  audience: string
  environment: string
  client_id: string
  isPrimary: boolean
  scopes?: string[]
  expiresAt: string
  validFor: string
  state: 'ACTIVE' | 'ENDING' | 'UNTAKEN' | 'EXPIRED' | 'STOPPED'
  owner: Person
  secretTaken: boolean
  secretStored?: boolean
  secretMadeAt?: string
  earlierUntil?: string
  createdBy: Person
  createdAt: string
  lastUsedAt?: string
}

/** One page of requests, newest first. */
export type ApiRequestList = { content: ApiRequest[]; page: ListPage }

/** Filters of the requests made with API credentials; newest first. */
export type ApiRequestQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'desc'
}

/** Options for sending a request again. */
export type ApiRequestReplay = { key?: 'NEW' | 'SAME' }

/** Response of the first request beside the response of the replay. */
export type ApiRequestReplayed = {
  key?: 'NEW' | 'SAME'
  call: string
  method: string
  path: string
  first: { requestId: UuidValue; status: number; code?: string; milliseconds: number; body?: string }
  now: { requestId: UuidValue; status: number; code?: string; milliseconds: number; body?: string }
}

/** Request made with an API credential, and its response. */
export type ApiRequest = {
  requestId: UuidValue
  orgId: UuidValue
  credential: string
  clientId: UuidValue
  client_id: string
  call: string
  method: string
  path: string
  status: number
  code?: string
  milliseconds: number
  ip: string
  idempotencyKey?: string
  at: string
  isReplayable?: true
}

/** Payment that is held until another person decides. */
export type ApprovalCreate = {
  quoteId: UuidValue
  beneficiaryIdentityId: UuidValue
  internalId: InternalIdValue
  endToEndId?: string
  purposeCode?: string
  sourceOfCash?: string
  originatorIdentityId?: UuidValue
  paymentMemo?: string
  fileIds?: UuidValue[]
  extras?: Extras
  retryOf?: UuidValue
  confirmedDuplicates?: UuidValue[]
  meta?: Record<string, unknown>
}

/** Approval that the caller’s payment needs now, and the number of other people who may give it. */
export type ApprovalDeciders = { deciders: number; says: string }

/** Filters of the approvals; newest first. */
export type ApprovalListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
  status?: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void'
  source?: 'USER' | 'SCHEDULER' | 'CREDENTIAL'
  mine?: 'true' | 'others'
}

/** A page of approvals. */
export type ApprovalList = { content: ApprovalRow[]; page: ListPage }

/** Decision of the second person; a rejection has reasons. */
export type ApprovalReply = {
  status: 'approved' | 'rejected'
  fingerprint?: string
  quoteId?: UuidValue
  rejection_reasons?: string[]
}

/** Approval and its payment, as one row of a list. */
export type ApprovalRow = {
  approvalId: UuidValue
  payment_id: UuidValue
  payment_state: string
  flow: 'DIRECT' | 'LEGACY'
  status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void'
  created_at: string
  expires_at: string
  decided_at?: string
  beneficiaryName?: string
  sourceAmount: MoneyValue
  sourceCurrency: CurrencyCodeValue
  destinationAmount: MoneyValue
  destinationCurrency: CurrencyCodeValue
  destinationCountry: CountryCodeValue
  internalId: string
  initiatedBy: Person
  source: 'USER' | 'SCHEDULER' | 'CREDENTIAL'
  credential?: ApiCredentialOrigin
  decidedBy?: Person
  requote?: { quoteId: UuidValue }
  rejection_reasons: string[]
}

/** Payment that is held until someone other than its initiator decides. */
export type Approval = {
  approvalId: UuidValue
  created_at: string
  user_email: string
  environment: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  payment_id: UuidValue
  meta: Record<string, unknown>
  expires_at: string
  status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void'
  rejection_reasons: string[]
  changed?: string[]
  fingerprint?: string
  requote?: Quote
  deciders?: number
  payment_state?: 'PENDING_APPROVAL'
}

/** Events of a payment, oldest first. */
export type AuditTrail = {
  payment_id: UuidValue
  events: { event: string; at: string; by?: Person; detail: Record<string, unknown> }[]
}

/** Account from which a payment would be paid. */
export type AvailableQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  currency: CurrencyCodeValue
  debit?: MoneyValue
}

/** Amount that can still be paid from an account: its balance plus the credit line, less amounts reserved by open payments. */
export type Available = {
  currency: CurrencyCodeValue
  available?: MoneyValue
  debit?: MoneyValue
  remaining?: MoneyValue
}

/** Balances of the organisation, and the used part of its limit. */
export type Balances = {
  balances: {
    currency: CurrencyCodeValue
    kind: 'FIAT' | 'CRYPTO'
    available: MoneyValue
    pending: MoneyValue
    creditLine?: MoneyValue
    total: MoneyValue
    asOf: string
    network?: { booked: MoneyValue; available?: MoneyValue; asOf: string; differs: boolean }
  }[]
  usage?: { limit: MoneyValue; used: MoneyValue; currency: CurrencyCodeValue; since: string; asOf: string }
}

/** Bank account from which an organisation sends funds and to which they return. */
export type BankAccount = {
  tenantName: string
  bankId: UuidValue
  bankName: string
  accountName: string
  accountNumber: string
  accountChange?: PayeeChange
  routingNumber: RoutingNumberValue
  swiftBicCode?: BicValue
  iban?: string
  bankAddress: OnboardingAddress
  holderAddress: OnboardingAddress
  intermediaryAccountNumber?: string
  intermediaryRoutingNumber?: RoutingNumberValue
  reference?: string
  additionalRequirements?: string
  products: string[]
  proofOfOwnership?: BankProof[]
  defaultBank: boolean
  redemptionAccount: boolean
  bankStatus: 'Activated' | 'Deactivated'
  verification: 'Pending' | 'Verified' | 'Declined'
  createdAt: string
}

/** New status of the account, or the account that replaces it. */
export type BankChange = {
  tenantName: string
  bankId: UuidValue
  bankStatus?: 'Deactivated'
  replacement?: BankWanted
}

/** Bank account to add. */
export type BankCreate = {
  tenantName: string
  bankName: string
  accountName: string
  accountNumber: AccountNumberValue
  accountNumberConfirmation: AccountNumberValue
  routingNumber: RoutingNumberValue
  swiftBicCode?: BicValue
  iban?: IbanValue
  bankAddress: OnboardingAddress
  holderAddress: OnboardingAddress
  intermediaryAccountNumber?: AccountNumberValue
  intermediaryRoutingNumber?: RoutingNumberValue
  reference?: string
  additionalRequirements?: string
  products: string[]
  proofOfOwnership: UuidValue[]
}

/** US bank account, as entered by its holder. */
export type BankDebitAccount = {
  tenantName: string
  accountHolderName: string
  accountType: 'CHECKING' | 'SAVINGS'
  routingNumber: RoutingNumberValue
  accountNumber: string
}

/** Bank accounts in use, oldest first, with the products that settle through a bank. */
export type BankList = { content: BankAccount[]; products: { name: string; isCovered: boolean }[] }

/** Stored document. */
export type BankProof = { fileId: UuidValue; name: string; size: number; type: string }

/** Bank, account, and the proof that the account belongs to the organisation. */
export type BankWanted = {
  bankName: string
  accountName: string
  accountNumber: AccountNumberValue
  accountNumberConfirmation: AccountNumberValue
  routingNumber: RoutingNumberValue
  swiftBicCode?: BicValue
  iban?: IbanValue
  bankAddress: OnboardingAddress
  holderAddress: OnboardingAddress
  intermediaryAccountNumber?: AccountNumberValue
  intermediaryRoutingNumber?: RoutingNumberValue
  reference?: string
  additionalRequirements?: string
  products: string[]
  proofOfOwnership: UuidValue[]
}

/** Acceptance of the quote of a batch. */
export type BatchAccept = { confirmedDuplicates?: string[] }

/** Rows that are quoted and sent together, entered without a file. */
export type BatchCreate = {
  batchName?: string
  rows: {
    beneficiaryIdentityId: UuidValue
    amount: MoneyValue
    amountType?: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'
    internalId: InternalIdValue
    purposeCode?: string
    sourceOfCash?: string
    originatorIdentityId?: UuidValue
    paymentMemo?: string
  }[]
}

/** Filters of the batches; newest first by default. Each malformed filter is refused with its own code. */
export type BatchListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort?: 'created_at,desc' | 'created_at,asc'
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
  states?: string
  after?: string
  before?: string
  payment_id?: string
  min_amount?: string
  max_amount?: string
  source?: 'USER' | 'CREDENTIAL'
  file_name?: string
}

/** A page of batches. */
export type BatchList = { sums?: ListSums; counts?: ListCounts; content: BatchRow[]; page: ListPage }

/** A page of the rows of a batch. */
export type BatchPaymentList = { content: BatchPayment[]; page: ListPage }

/** Row of a batch: the requested payment, its quote and its result. */
export type BatchPayment = {
  id: string
  row: number
  alike?: string
  beneficiary: string
  beneficiaryIdentityId: UuidValue
  originator?: string
  originatorIdentityId?: UuidValue
  amount: MoneyValue
  amountType: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'
  amountCurrency: CurrencyCodeValue
  internalId: InternalIdValue
  purposeCode?: string
  sourceOfCash?: string
  paymentMemo?: string
  quoteId?: UuidValue
  sourceAmount?: MoneyValue
  sourceCurrency?: CurrencyCodeValue
  destinationAmount?: MoneyValue
  destinationCurrency?: CurrencyCodeValue
  totalFee?: MoneyValue
  paymentId?: UuidValue
  state: string
  error?: { code: string; message: string }
}

/** Problem of one cell, described for the person who corrects it. */
export type BatchProblem = { row: number; column: string; value: string; message: string }

/** File that was refused because of problems in its rows. Nothing of it is stored. */
export type BatchRefusal = { status: 'ERROR'; fileName: string; leftOut?: string[]; problems: BatchProblem[] }

/** Batch with the counts of its payments, as one row of a list. */
export type BatchRow = {
  batch_id: UuidValue
  batchName: string
  fileName: string
  uploadedBy: Person
  credential?: ApiCredentialOrigin
  userName: string
  status:
    | 'CREATING_BATCH_QUOTE'
    | 'BATCH_QUOTE_CREATED'
    | 'BATCH_QUOTE_PENDING'
    | 'BATCH_QUOTE_ACCEPTED'
    | 'QUOTES_ACCEPTED'
    | 'BATCH_QUOTE_EXPIRED'
    | 'FAILED'
    | 'INCOMPLETE'
    | 'COMPLETED'
    | 'ERROR'
  progress: number
  fileLength: number
  processed: number
  accepted: number
  completed: number
  failed: number
  payments: number
  batchCreatedAt: string
  expiresAt?: string
}

/** Page of the rows of a batch. */
export type BatchRowsQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'row'
  sort_direction?: 'asc' | 'desc'
}

/** Destination for which a payment file is created. */
export type BatchTemplate = {
  country?: string
  currency: CurrencyCodeValue
  payoutCategory?: string
  destinationBlockchainNetwork?: string
  useCase?: string
}

/** New batch, or all problems of the rows. A file with problems is not stored. */
export type BatchUpload = Batch | BatchRefusal

/** Payments that are quoted and sent together. */
export type Batch = {
  batch_id: UuidValue
  batchName: string
  fileName: string
  uploadedBy: Person
  credential?: ApiCredentialOrigin
  acceptedWith?: ApiCredentialOrigin
  userName: string
  status:
    | 'CREATING_BATCH_QUOTE'
    | 'BATCH_QUOTE_CREATED'
    | 'BATCH_QUOTE_PENDING'
    | 'BATCH_QUOTE_ACCEPTED'
    | 'QUOTES_ACCEPTED'
    | 'BATCH_QUOTE_EXPIRED'
    | 'FAILED'
    | 'INCOMPLETE'
    | 'COMPLETED'
    | 'ERROR'
  progress: number
  fileLength: number
  processed: number
  accepted: number
  completed: number
  failed: number
  payments: number
  jobState:
    | 'created'
    | 'queued'
    | 'started'
    | 'completed'
    | 'quoted'
    | 'partially completed'
    | 'failed'
    | 'failed retryable'
  meaning: string
  batchCreatedAt: string
  quoteCreatedAt?: string
  expiresAt?: string
  acceptedAt?: string
  paymentCurrency?: CurrencyCodeValue
  payoutCountry?: string
  payoutCurrency?: CurrencyCodeValue
  destinationBlockchainNetwork?: string
  sourceOfCash?: string
  purposeCode?: string
  originators: string[]
  quoteIds: UuidValue[]
  paymentIds: UuidValue[]
  label: string
  totals: { sent: AmountTotal[]; fees: AmountTotal[]; received: AmountTotal[] }
  files?: { fileId: UuidValue; name: string; size: number; type: string }[]
  leftOut?: string[]
  results?: { fileId: string; name: string; size: number; type: string }[]
  rows: BatchPayment[]
}

/** Person who owns a part of the business. */
export type BeneficialOwnerCreate = {
  tenantName: string
  firstName: string
  lastName?: string
  title: string
  percentageOwnership: string
  nationality: CountryCodeValue
  dateOfBirth: DateValue
  taxId: string
  homeAddress: OnboardingAddress
  idType: 'passport' | "driver's license" | 'national ID' | 'other' | 'birth certificate'
}

/** Owners, oldest first. */
export type BeneficialOwnerList = { content: BeneficialOwner[] }

/** New values of the owner. */
export type BeneficialOwnerUpdate = {
  tenantName: string
  version: number
  firstName: string
  lastName?: string
  title: string
  percentageOwnership: string
  nationality: CountryCodeValue
  dateOfBirth: DateValue
  taxId: string
  homeAddress: OnboardingAddress
  idType: 'passport' | "driver's license" | 'national ID' | 'other' | 'birth certificate'
}

/** Person who owns a part of the business. */
export type BeneficialOwner = {
  firstName: string
  lastName?: string
  title: string
  percentageOwnership: string
  nationality: CountryCodeValue
  dateOfBirth: DateValue
  taxId: string
  homeAddress: OnboardingAddress
  idType: 'passport' | "driver's license" | 'national ID' | 'other' | 'birth certificate'
  id: UuidValue
  version: number
}

/** Result of one call in a bulk request. It is refused exactly as the single call would be. */
export type BulkOutcome = {
  call: string
  id: UuidValue
  done: boolean
  status?: number
  code?: string
  title?: string
  message?: string
}

/** One outcome for each record, in the order of the request. */
export type BulkOutcomes = { outcomes: BulkOutcome[] }

/** Calls for many records; each is performed on its own. */
export type BulkRequest = { items: { call: string; id: UuidValue; body?: Record<string, unknown> }[] }

/** A company as the holder of an identity. */
export type Business = { businessName: string; address: Address }

/** Entry of a list that the server provides. */
export type Choice = { value: string; label: string }

/** Role in which a client’s portal is viewed, and the reason. */
export type ClientViewRequest = {
  job: 'preparer' | 'approver' | 'treasurer' | 'developer' | 'viewer' | 'administrator'
  reason: string
}

/** View of a client’s portal, opened by a person of the provider. */
export type ClientView = {
  id: UuidValue
  clientId: UuidValue
  client: string
  job: 'preparer' | 'approver' | 'treasurer' | 'developer' | 'viewer' | 'administrator'
  roles: string[]
  environments: string[]
  reason: string
  endsAt: string
  person: { id: UuidValue; name: string; email: string }
}

/** Filters of the collections; newest first by default. */
export type CollectionListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
  status?: 'completed' | 'failed' | 'refunded' | 'processing'
}

/** A page of collections. */
export type CollectionList = { counts?: ListCounts; content: Collection[]; page: ListPage }

/** Payment for an order, collected from the payer for the seller. */
export type Collection = {
  id: UuidValue
  orderId: string
  payerId: string
  beneficiaryId: string
  seller: string
  amount: MoneyValue
  currency: CurrencyCodeValue
  status: 'completed' | 'failed' | 'refunded' | 'processing'
  createdAt: string
}

/** Settings of the organisation that the portal needs. */
export type Configuration = {
  settings: Record<string, string>
  products: string[]
  limits: Record<string, unknown>
  serverVersion: string
  thirdPartyPaymentAllowed: boolean
  thirdParty?: { analytics?: string; chat?: string; survey?: string }
  cacheRefreshSkipRoles?: string[]
  secondApi?: string
  areExchangesOffered?: boolean
  areCardsOffered?: boolean
  isTriedOut?: boolean
  productConfiguration: ProductConfiguration
}

/** One page of the control changes of the organisation. */
export type ControlChangeList = { content: ControlChange[]; page: ListPage }

/** Page and filters of the control changes; newest first by default. */
export type ControlChangeQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Reason for rejecting a change that weakens a control. */
export type ControlChangeRejection = { reason: string }

/** Change that weakens a control. One person requests it, another decides it. */
export type ControlChange = {
  id: UuidValue
  control: string
  says: string
  was: string
  becomes: string
  environment: string
  decides: string
  state: 'waiting' | 'done' | 'rejected' | 'cancelled' | 'failed'
  message: string
  askedBy: Person
  credential?: ApiCredentialOrigin
  askedAt: string
  takesEffectAt?: string
  decidedBy?: Person
  decidedAt?: string
  reason?: string
}

/** Share of the business in one country. */
export type CountryExposureCreate = { tenantName: string; country: CountryCodeValue; percentage: string }

/** Countries, oldest first. */
export type CountryExposureList = { content: CountryExposure[] }

/** New values of the share. */
export type CountryExposureUpdate = {
  tenantName: string
  version: number
  country: CountryCodeValue
  percentage: string
}

/** Share of the business in one country. */
export type CountryExposure = {
  country: CountryCodeValue
  percentage: string
  id: UuidValue
  version: number
}

/** Field that the server requires; known only at run time. */
export type DataRequirementField = {
  fieldName: string
  fieldDescription: string
  fieldHelpText?: string
  fieldHelpLink?: string
  fieldType: 'REQUIRED' | 'OPTIONAL'
  fieldDataType: string
  fieldRegexValidator?: string
  fieldMinLength?: number
  fieldMaxLength?: number
  fieldValues?: Choice[]
}

/** Corridor and kind of holder whose requirements are requested. */
export type DataRequirementsQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  country?: string
  currency?: CurrencyCodeValue
  payoutCategory?: 'BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO'
  useCaseType?: 'B2B' | 'B2C' | 'B2B2B' | 'B2B2C' | 'C2B2B' | 'C2B2C'
  destinationBlockchainNetwork?:
    | 'XRPL'
    | 'XRP'
    | 'Ethereum'
    | 'Tron'
    | 'Bitcoin'
    | 'Bitcoin_Cash'
    | 'Ethereum_Classic'
    | 'Litecoin'
    | '{product}'
    | 'binance_smart_chain'
  for?: 'PAYMENT' | 'BENEFICIARY' | 'ORIGINATOR'
  destinationAddress?: string
  part?: 'ACCOUNT'
}

/** Data that a corridor requires of identities and payments, and the partner that pays out. */
export type DataRequirements = {
  partnerName: string
  fields: DataRequirementField[]
  payment: {
    purposeRequired: boolean
    sourceOfCashRequired: boolean
    documentsRequired: boolean
    purposes: Choice[]
    sourcesOfCash: Choice[]
  }
}

/** One page of open decisions, with their counts. */
export type DecisionList = {
  content: Decision[]
  counts: { toDecide: number; others: number }
  page: ListPage
}

/** Filters of the open decisions. */
export type DecisionQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'until'
  sort_direction?: 'asc' | 'desc'
  whose?: 'to-decide' | 'others' | 'all'
}

/** Payment or change that waits for a second person, with its deadline and notable facts. */
export type Decision = {
  id: UuidValue
  kind: 'payment' | 'change'
  state: 'pending' | 'waiting'
  what: string
  mayDecide: boolean
  askedAt: string
  askedBy: Person
  credential?: ApiCredentialOrigin
  until?: string
  flags: ('by-program' | 'new-account' | 'first-payment' | 'above-usual' | 'same-as' | 'price-moved')[]
  sameAs?: string
  initiatedBy?: Person
  approvalId?: UuidValue
  payment_id?: UuidValue
  fingerprint?: string
  internalId?: string
  sourceAmount?: MoneyValue
  sourceCurrency?: CurrencyCodeValue
  destinationAmount?: MoneyValue
  destinationCurrency?: CurrencyCodeValue
  batchId?: UuidValue
  requote?: { quoteId: UuidValue }
  decides?: string
  was?: string
  becomes?: string
}

/** Code from the deposit that verifies an account. */
export type DepositConfirmation = { descriptorCode: string }

/** Requested host, if it is a direct peer of the node. The list is empty if other hosts lie between. */
export type DirectPeerList = {
  destination: string
  peers: { host: string; currencies: CurrencyCodeValue[] }[]
}

/** Confirmation that the person has read the disclosure. */
export type DisclosureAcceptance = { viewed_disclosure: true }

/** File that answers a document request. */
export type DocumentRequestAnswer = { tenantName: string; files: UuidValue[]; note?: string }

/** Document requests, newest first. */
export type DocumentRequestList = { content: DocumentRequest[] }

/** Document that the provider requests in addition to the tasks. */
export type DocumentRequest = {
  id: UuidValue
  task: string
  title: string
  says: string
  status: 'OPEN' | 'RECEIVED'
  requestedAt: string
  answeredAt?: string
  note?: string
  documentId?: UuidValue
  documentName?: string
}

/** Response without content. */
export type Empty = Record<string, never>

/** Environments assigned to the user. */
export type EnvironmentList = {
  environments: {
    code: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
    label: string
    production: boolean
  }[]
}

/** Environment of the call; most calls take it. */
export type EnvironmentQuery = { env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod' }

/** Balances at all exchanges. */
export type ExchangeBalanceList = { content: ExchangeBalance[] }

/** New balance. */
export type ExchangeBalanceUpdate = { balance: MoneyValue }

/** Balance of the organisation at an exchange in one currency. */
export type ExchangeBalance = {
  id: UuidValue
  exchange: string
  exchangeName: string
  currency: CurrencyCodeValue
  balance: MoneyValue
  mock: boolean
  modifiedAt: string
}

/** Exchange to add. */
export type ExchangeCreate = {
  name: string
  website: string
  phone: PhoneValue
  city: string
  country: CountryCodeValue
  contactName: string
  email: string
  environments?: ('test' | 'prod')[]
  supportedCurrencies: string
  icon?: UuidValue[]
  document?: UuidValue[]
}

/** Exchange credentials of the environments assigned to the caller. */
export type ExchangeCredentialList = { content: ExchangeCredential[] }

/** Account at an exchange in one environment, with its API key and secret. */
export type ExchangeCredentialSave = {
  exchange: string
  environment: 'test' | 'uat' | 'prod'
  accountName: string
  apiKey: string
  apiSecret: string
}

/** Account at an exchange in one environment. Key and secret are never returned. */
export type ExchangeCredential = {
  id: UuidValue
  exchange: string
  environment: 'test' | 'uat' | 'prod'
  accountName: string
  keyEnding: string
  secretMadeAt: string
  createdBy: Person
  createdAt: string
}

/** API key and secret of an account at an exchange. */
export type ExchangeKeys = { accountName: string; apiKey: string; apiSecret: string }

/** Exchanges, oldest first. */
export type ExchangeList = { content: Exchange[] }

/** Rates of the currencies an exchange supports. */
export type ExchangeRateList = { content: ExchangeRate[] }

/** Amount of the target currency for one unit of the source currency at a given time. */
export type ExchangeRate = {
  id: string
  created_at: string
  source_currency: CurrencyCodeValue
  destination_currency: CurrencyCodeValue
  rate: MoneyValue
}

/** Exchanges and environments for which a credential can be stored. */
export type ExchangeSupportedValues = {
  exchanges: { value: string; label: string }[]
  environments: { value: string; label: string }[]
}

/** New values of the exchange. */
export type ExchangeUpdate = {
  name: string
  website: string
  phone: PhoneValue
  city: string
  country: CountryCodeValue
  contactName: string
  email: string
  environments?: ('test' | 'prod')[]
  supportedCurrencies: string
  icon?: UuidValue[]
  document?: UuidValue[]
  version: number
}

/** Exchange that the organisation uses. */
export type Exchange = {
  name: string
  website: string
  phone: PhoneValue
  city: string
  country: CountryCodeValue
  contactName: string
  email: string
  environments?: ('test' | 'prod')[]
  supportedCurrencies: string
  icon: File[]
  document: File[]
  id: UuidValue
  version: number
}

/** Additional answer that is only stored and shown, with its question. */
export type Extra = {
  id: string
  label: string
  value: string | boolean | string[]
  shown: string
  flow: string
  version: number
}

/** Answers to the flow’s fields that are marked `extra`. They are stored with the record and shown with it. */
export type Extras = { flow: string; version: number; answers: Record<string, string | boolean | string[]> }

/** One page of failed and returned payments, with their counts by group. */
export type FailedPaymentList = {
  sums?: ListSums
  content: FailedPayment[]
  counts: {
    all: number
    account: number
    payment: number
    technical: number
    support: number
    returned: number
  }
  page: ListPage
}

/** Filters of the failed and returned payments. */
export type FailedPaymentQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'desc'
  group?: 'account' | 'payment' | 'technical' | 'support' | 'returned'
}

/** Failed or returned payment, with its cause and the correction it needs. */
export type FailedPayment = {
  payment_id: UuidValue
  state: 'open'
  payment_state: 'FAILED' | 'RETURNED'
  group: 'account' | 'payment' | 'technical' | 'support' | 'returned'
  why: string
  createdAt: string
  endedAt: string
  internalId: string
  sourceAmount: MoneyValue
  sourceCurrency: CurrencyCodeValue
  destinationAmount: MoneyValue
  destinationCurrency: CurrencyCodeValue
  beneficiaryId?: UuidValue
  beneficiaryName?: string
  beneficiaryVersion?: number
  isCorrected: boolean
  isChangeWaiting: boolean
}

/** Refusal of a call as problem details (RFC 9457). Programs read `code`; the sentences are for people, in their language. */
export type Failure = {
  code: string
  type: string
  errorCode: string
  title: string
  detail: string
  clientMessage: string
  message: string
  finality: 'FINAL' | 'RETRYABLE'
  status: number
  fields: { path: string; keyword: string; message: string }[]
  requestId: string
  current?: unknown
}

/** Content of the file, as an attachment. */
export type FileContent = string

/** Short-lived address of a file. */
export type FileLink = { url: string; expiresAt: string }

/** Record to which the file belongs. */
export type FileReference = { referenceId: UuidValue }

/** File to upload. */
export type FileUpload = Record<string, never>

/** An uploaded document. */
export type File = { fileId: UuidValue; name: string; size: number; type: string }

/** A new account of a beneficiary. */
export type FinancialInstrumentCreate = {
  currency: CurrencyCodeValue
  label: string
  financialInstrumentType: 'US_ACH'
  extras?: Extras
  usAch: {
    bankName: string
    bankRoutingNumber: string
    accountNumber: string
    accountType: 'CHECKING' | 'SAVINGS'
  }
}

/** An account of a beneficiary. */
export type FinancialInstrument = {
  financialInstrumentId: UuidValue
  identityId: UuidValue
  currency: CurrencyCodeValue
  label: string
  financialInstrumentType: 'US_ACH'
  usAch: {
    bankName: string
    bankRoutingNumber: string
    accountNumber: string
    accountType: 'CHECKING' | 'SAVINGS'
  }
  accountChange?: PayeeChange
  createdAt: string
}

/** Feature flags by name. */
export type FlagList = { flags: Record<string, boolean> }

/** Approval with the payment that it holds, as shown to the second person. */
export type HeldPayment = {
  approvalId: UuidValue
  payment_id: UuidValue
  status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void'
  fingerprint?: string
  requote?: Quote
  initiatedBy: Person
  payment: Payment
}

/** Day on which nothing is paid out. */
export type HolidayCreate = { name: string; date: DateValue }

/** Holidays, oldest entry first. */
export type HolidayList = { content: Holiday[] }

/** New values of the holiday. */
export type HolidayUpdate = { name: string; date: DateValue; version: number }

/** A day on which the organisation does not pay out. */
export type Holiday = { name: string; date: DateValue; id: UuidValue; version: number }

/** New values of an identity. Its destination cannot be changed. */
export type IdentityChange = {
  nickName?: string
  internalId?: InternalIdValue
  requirements: Record<string, string>
  extras?: Extras
  version?: number
}

/** A new identity without an account. */
export type IdentityCreateV3 = {
  identityType: 'business' | 'individual'
  paymentRole: 'BENEFICIARY' | 'ORIGINATOR'
  nickName?: string
  internalId?: InternalIdValue
  business?: Business
  individual?: Individual
}

/** A new beneficiary or originator. */
export type IdentityCreate = {
  identityType: 'BENEFICIARY' | 'ORIGINATOR'
  useCaseType: 'B2B' | 'B2C' | 'B2B2B' | 'B2B2C' | 'C2B2B' | 'C2B2C'
  holderType?: 'BUSINESS' | 'INDIVIDUAL'
  nickName?: string
  internalId?: InternalIdValue
  country?: CountryCodeValue
  currency?: CurrencyCodeValue
  payoutCategory?: 'BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO'
  destinationBlockchainNetwork?:
    | 'XRPL'
    | 'XRP'
    | 'Ethereum'
    | 'Tron'
    | 'Bitcoin'
    | 'Bitcoin_Cash'
    | 'Ethereum_Classic'
    | 'Litecoin'
    | '{product}'
    | 'binance_smart_chain'
  requirements?: Record<string, string>
  extras?: Extras
  business?: Business
  individual?: Individual
}

/** Filters of the identities. */
export type IdentityListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  identityType?: 'BENEFICIARY' | 'ORIGINATOR'
  pagination_key?: string
  size?: number
  nickName?: string
  country?: CountryCodeValue
  source?: 'USER' | 'CREDENTIAL'
  unnamed?: 'include' | 'only'
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Identities, newest first. */
export type IdentityList = { identities: Identity[]; paginationKey?: string; total: number }

/** A page of the identity providers of all clients. */
export type IdentityProviderList = { content: IdentityProvider[]; page: ListPage }

/** Settings of the identity provider at which the people of a client sign in. */
export type IdentityProviderSave = {
  name: string
  issuer: string
  openidClient: string
  scopes: string
  domains: string
  emailTrust: 'CLAIM' | 'DOMAINS'
  subjectClaim: string
  emailClaim: string
  nameClaim: string
  groupsClaim: string
  provisioning: 'NOBODY' | 'BY_GROUP' | 'DEFAULT'
  environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
  groups?: string
  defaultJob?: 'preparer' | 'approver' | 'treasurer' | 'developer' | 'viewer' | 'administrator'
  acrValues?: string
  directory?: 'NONE' | 'SCIM'
  otherSignIn?: 'ALLOWED' | 'REFUSED'
}

/** Secret of the identity provider. It is stored encrypted and never returned. */
export type IdentityProviderSecret = { secret: string }

/** Lifetime of a directory token. */
export type IdentityProviderTokenRequest = { validFor: 'P30D' | 'P90D' | 'P180D' | 'P365D' }

/** Directory token. No other response contains it. */
export type IdentityProviderToken = {
  id: UuidValue
  name: string
  scimAddress: string
  secret: string
  scimTokenEndsAt: string
}

/** Identity provider at which the people of a client sign in. */
export type IdentityProvider = {
  id: UuidValue
  clientId: UuidValue
  client: string
  state: 'OFF' | 'ON'
  name: string
  issuer: string
  openidClient: string
  scopes: string
  domains: string
  emailTrust: 'CLAIM' | 'DOMAINS'
  subjectClaim: string
  emailClaim: string
  nameClaim: string
  groupsClaim: string
  provisioning: 'NOBODY' | 'BY_GROUP' | 'DEFAULT'
  environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
  groups?: string
  defaultJob?: 'preparer' | 'approver' | 'treasurer' | 'developer' | 'viewer' | 'administrator'
  acrValues?: string
  summary: string
  environmentsSay: string
  secret: 'STORED' | 'NONE'
  redirectAddress: string
  found: { says: string }[]
  wrong: { says: string }[]
  start: { says: string; ticket: string }[]
  triedAt?: string
  changedAt: string
  directory: 'NONE' | 'SCIM'
  otherSignIn: 'ALLOWED' | 'REFUSED'
  scimAddress: string
  scimToken: 'STORED' | 'NONE'
  scimTokenMadeAt?: string
  scimTokenEndsAt?: string
  scimEarlierEndsAt?: string
  scimUsedAt?: string
}

/** Identity as it was when the payment was created. */
export type IdentitySummary = {
  identityId: UuidValue
  nickName: string
  displayName: string
  iban?: string
  clabe?: string
  account?: string
  accountShort?: string
  bank?: string
  payeeChange?: PayeeChange
  furtherAccount?: PayeeChange
  waitingChanges?: WaitingChange[]
  holderType: 'BUSINESS' | 'INDIVIDUAL'
  country?: CountryCodeValue
  currency?: CurrencyCodeValue
}

/** A beneficiary or an originator with its account. */
export type Identity = {
  identityId: UuidValue
  identityType: 'BENEFICIARY' | 'ORIGINATOR'
  useCaseType: 'B2B' | 'B2C' | 'B2B2B' | 'B2B2C' | 'C2B2B' | 'C2B2C'
  credential?: ApiCredentialOrigin
  nickName?: string
  internalId?: InternalIdValue
  lastPaidAt?: string
  timesPaid?: number
  createdAt: string
  holderType: 'BUSINESS' | 'INDIVIDUAL'
  country?: CountryCodeValue
  currency?: CurrencyCodeValue
  payoutCategory?: 'BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO'
  destinationBlockchainNetwork?:
    | 'XRPL'
    | 'XRP'
    | 'Ethereum'
    | 'Tron'
    | 'Bitcoin'
    | 'Bitcoin_Cash'
    | 'Ethereum_Classic'
    | 'Litecoin'
    | '{product}'
    | 'binance_smart_chain'
  displayName: string
  accountShort: string
  iban?: string
  clabe?: string
  account?: string
  bank?: string
  payeeChange?: PayeeChange
  furtherAccount?: PayeeChange
  waitingChanges?: WaitingChange[]
  business?: Business
  individual?: Individual
  piiData: Record<string, unknown>
  version: number
  modifiedAt: string
  requirements?: Record<string, string>
  extras?: Extra[]
  financialInstruments?: FinancialInstrument[]
}

/** A person as the holder of an identity. */
export type Individual = { firstName: string; lastName?: string; address: Address }

/** Inquiries, oldest first. */
export type InquiryList = {
  content: Inquiry[]
  latestStatus?:
    'created' | 'pending' | 'completed' | 'failed' | 'expired' | 'approved' | 'needs_review' | 'declined'
}

/** Result reported by the frame of the verification provider. */
export type InquiryReport = { event: 'opened' | 'completed' }

/** Verification of a business by the identity-verification provider. */
export type Inquiry = {
  inquiryId: UuidValue
  status:
    'created' | 'pending' | 'completed' | 'failed' | 'expired' | 'approved' | 'needs_review' | 'declined'
  legalName: string
  registrationNumber?: string
  country?: string
  isActive: boolean
  createdAt: string
  modifiedAt: string
}

/** Filters of the invoices; newest first by default. */
export type InvoiceListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'date' | 'due_date'
  sort_direction?: 'asc' | 'desc'
}

/** A page of invoices. */
export type InvoiceList = { sums?: ListSums; content: Invoice[]; page: ListPage }

/** Invoice of the provider for one period. */
export type Invoice = {
  id: UuidValue
  number: string
  periodFrom: string
  periodUntil: string
  date: string
  dueDate: string
  currency: CurrencyCodeValue
  total: MoneyValue
  amountDue: MoneyValue
  status: 'PAID' | 'NOT PAID' | 'Partially Paid'
  files: { fileId: string; name: string; size: number; type: string }[]
}

/** Complete new allowlist, based on the version that was read. */
export type IpAllowlistSave = { entries: string[] | null; version: number; acceptsLockOut?: boolean | null }

/** Addresses from which API calls are accepted. An empty list accepts all. */
export type IpAllowlist = {
  entries: string[]
  version: number
  yourAddress: string
  isLocked: boolean
  updatedAt?: string
  updatedBy?: Person
}

/** Language of the portal and its mails for a person. */
export type LanguageChoice = { language: string }

/** Ledger account to add. */
export type LedgerAccountCreate = {
  name: string
  currency: CurrencyCodeValue
  scale: string
  owner: NetworkAddressValue
  roundingMode: 'HALF_UP' | 'HALF_DOWN' | 'DOWN'
  minimum: MoneyValue
  maximum: MoneyValue
  lowLiquidity?: MoneyValue
  peerAddress?: NetworkAddressValue
  peerRelationshipId?: string
}

/** One page of the list. */
export type LedgerAccountList = { content: LedgerAccount[]; page: ListPage }

/** Filters and order of the ledger accounts. */
export type LedgerAccountQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  kind?: 'LOCAL' | 'REMOTE'
  status?: 'ENABLED' | 'DISABLED'
  currency?: CurrencyCodeValue
  liquidity?: 'LOW' | 'ENOUGH'
  sort_field?: 'name' | 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** New values of an account, and the version that was read. */
export type LedgerAccountUpdate = {
  name: string
  version: number
  owner: NetworkAddressValue
  roundingMode: 'HALF_UP' | 'HALF_DOWN' | 'DOWN'
  minimum: MoneyValue
  maximum: MoneyValue
  lowLiquidity?: MoneyValue
  peerAddress?: NetworkAddressValue
  peerRelationshipId?: string
}

/** Account on the organisation’s ledger, or the organisation’s account on a partner’s ledger. */
export type LedgerAccount = {
  id: UuidValue
  name: string
  kind: 'LOCAL' | 'REMOTE'
  status: 'ENABLED' | 'DISABLED'
  owner: NetworkAddressValue
  currency: CurrencyCodeValue
  scale: string
  roundingMode: 'HALF_UP' | 'HALF_DOWN' | 'DOWN'
  balance: MoneyValue
  holds: string
  held: MoneyValue
  available: MoneyValue
  liquidity: 'LOW' | 'ENOUGH'
  minimum: MoneyValue
  maximum: MoneyValue
  lowLiquidity?: MoneyValue
  peerAddress?: NetworkAddressValue
  peerRelationshipId?: string
  ownerMinimum?: MoneyValue
  ownerMaximum?: MoneyValue
  fundingLimit?: MoneyValue
  fundingPeriod?: 'DAY' | 'WEEK' | 'MONTH'
  version: number
  createdAt: string
  modifiedAt: string
}

/** Address of the organisation’s ledger and its peers. */
export type LedgerNode = {
  address: NetworkAddressValue
  addresses: NetworkAddressValue[]
  peers: NetworkAddressValue[]
  partners: { address: NetworkAddressValue; name: string }[]
}

/** Filters of the ledger transactions. */
export type LedgerStatementQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  type?: 'FUNDING' | 'TRANSFER_OUT' | 'TRANSFER_IN' | 'TRANSFER_RETURNED'
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** One page of the transactions of an account. */
export type LedgerTransactionList = { sums?: ListSums; content: LedgerTransaction[]; page: ListPage }

/** Entry that changed the balance of an account. */
export type LedgerTransaction = {
  id: UuidValue
  createdAt: string
  type: 'FUNDING' | 'TRANSFER_OUT' | 'TRANSFER_IN' | 'TRANSFER_RETURNED'
  change: MoneyValue
  balance: MoneyValue
  currency: CurrencyCodeValue
  transferId?: UuidValue
}

/** Quotes that answer one legacy request. */
export type LegacyQuoteCollection = { quote_collection_id: UuidValue; quotes: LegacyQuote[] }

/** One hop of a legacy quote. */
export type LegacyQuoteElement = {
  quote_element_order: number
  sender_address: string
  receiver_address: string
  sending_amount: MoneyValue
  receiving_amount: MoneyValue
  sending_fee: MoneyValue
  receiving_fee: MoneyValue
  sending_currency_code: CurrencyCodeValue
  receiving_currency_code: CurrencyCodeValue
  transfer_currency_code: CurrencyCodeValue
}

/** Quote request of the legacy flow. */
export type LegacyQuoteRequest = {
  senderAccount: string
  senderSegregatedAccount?: string
  senderOption?: string
  quoteType: 'SENDING_AMOUNT' | 'RECEIVING_AMOUNT' | 'TOTAL_RECEIVED' | 'TOTAL_RECEIVED_MINUS_FEES'
  amount: MoneyValue
  currency: CurrencyCodeValue
  payoutCurrency: CurrencyCodeValue
  host?: string
  country: CountryCodeValue
  customFee?: MoneyValue
  customRate?: {
    rate: MoneyValue
    baseCurrency: CurrencyCodeValue
    counterCurrency: CurrencyCodeValue
    rateType: 'buyer' | 'seller'
  }
  quoteRoute?: string
  receiverHost: NetworkHostValue
  receiverCountry?: CountryCodeValue
  receiverAccount: string
  paymentMethod?: string
  payoutMethodCategory?:
    | 'RTGS'
    | 'RTNS'
    | 'MNPS'
    | 'BOOK_TRANSFER'
    | 'CASH_PAYOUT'
    | 'WALLET_PAYMENT'
    | 'OTHER'
    | 'DESTINATION_EXCHANGE'
  outletId?: string
  returnAmountType?: boolean
  walletSend?: boolean
}

/** Quote of the legacy flow. */
export type LegacyQuote = {
  quote_id: UuidValue
  type: 'SENDING_AMOUNT' | 'RECEIVING_AMOUNT' | 'TOTAL_RECEIVED' | 'TOTAL_RECEIVED_MINUS_FEES'
  amount: MoneyValue
  currency_code: CurrencyCodeValue
  sender_address: string
  receiver_address: string
  quote_elements: LegacyQuoteElement[]
  fx_rate: MoneyValue
  payment_method?: string
  settles?: string
  arrives_on?: string
  message_format?: 'ISO20022_SEPA'
  request?: LegacyQuoteRequest
  created_at: string
  expires_at: string
}

/** Problem of a liquidation, reported by a person. */
export type LiquidationReport = {
  reason: 'Wrong amount' | 'Wrong rate' | 'Takes too long' | 'Something else'
  description: string
}

/** Sale of a payment’s amount by on-demand liquidity. */
export type Liquidation = {
  id: UuidValue
  exchange: string
  status: 'Completed' | 'Incomplete' | 'In Progress' | 'Partially Completed' | 'Failed'
  sourceAmount: MoneyValue
  sourceCurrency: CurrencyCodeValue
  soldAmount: MoneyValue
  destinationAmount: MoneyValue
  destinationCurrency: CurrencyCodeValue
  createdAt: string
  modifiedAt: string
  issues: {
    reason: 'Wrong amount' | 'Wrong rate' | 'Takes too long' | 'Something else'
    description: string
    reportedBy: Person
    reportedAt: string
  }[]
}

/** Row counts by state, and for `all`; the search applies, filters do not. A state is absent with no rows or too many. */
export type ListCounts = Record<string, number>

/** Layout of a list for a person, the same on every device. */
export type ListLayout = { table: string; isCompact?: boolean; columns?: string[] }

/** Position of a page in its list; pages count from 0. */
export type ListPage = { number: number; size: number; totalElements: number; totalPages: number }

/** Totals of all matching rows, by currency. Absent if there are too many rows to add up. */
export type ListSums = { currency: string; amount: string }[]

/** Sign-in sessions of the caller, newest first. */
export type LiveSessionList = { content: LiveSession[] }

/** Session that is still valid. */
export type LiveSession = {
  orgId: UuidValue
  userId: UuidValue
  sessionId: UuidValue
  state: 'LIVE'
  browser: string
  ip?: string
  startedAt: string
  endsAt: string
  isThis: boolean
}

/** Mail preferences of a person. An absent field takes its default: mail at once, at any time. */
export type MailPreferencesSave = {
  mail: 'EVERYTHING' | 'DECISIONS' | 'NOTHING'
  digest?: 'AT_ONCE' | 'DAILY' | 'WEEKDAYS'
  digestAt?:
    | '00:00'
    | '01:00'
    | '02:00'
    | '03:00'
    | '04:00'
    | '05:00'
    | '06:00'
    | '07:00'
    | '08:00'
    | '09:00'
    | '10:00'
    | '11:00'
    | '12:00'
    | '13:00'
    | '14:00'
    | '15:00'
    | '16:00'
    | '17:00'
    | '18:00'
    | '19:00'
    | '20:00'
    | '21:00'
    | '22:00'
    | '23:00'
  quiet?: 'NEVER' | 'HOURS'
  quietFrom?:
    | '00:00'
    | '01:00'
    | '02:00'
    | '03:00'
    | '04:00'
    | '05:00'
    | '06:00'
    | '07:00'
    | '08:00'
    | '09:00'
    | '10:00'
    | '11:00'
    | '12:00'
    | '13:00'
    | '14:00'
    | '15:00'
    | '16:00'
    | '17:00'
    | '18:00'
    | '19:00'
    | '20:00'
    | '21:00'
    | '22:00'
    | '23:00'
  quietUntil?:
    | '00:00'
    | '01:00'
    | '02:00'
    | '03:00'
    | '04:00'
    | '05:00'
    | '06:00'
    | '07:00'
    | '08:00'
    | '09:00'
    | '10:00'
    | '11:00'
    | '12:00'
    | '13:00'
    | '14:00'
    | '15:00'
    | '16:00'
    | '17:00'
    | '18:00'
    | '19:00'
    | '20:00'
    | '21:00'
    | '22:00'
    | '23:00'
  zone?: string
}

/** Mail preferences of a person. Mail about the person’s own access is always sent at once. */
export type MailPreferences = {
  mail: 'EVERYTHING' | 'DECISIONS' | 'NOTHING'
  digest: 'AT_ONCE' | 'DAILY' | 'WEEKDAYS'
  digestAt:
    | '00:00'
    | '01:00'
    | '02:00'
    | '03:00'
    | '04:00'
    | '05:00'
    | '06:00'
    | '07:00'
    | '08:00'
    | '09:00'
    | '10:00'
    | '11:00'
    | '12:00'
    | '13:00'
    | '14:00'
    | '15:00'
    | '16:00'
    | '17:00'
    | '18:00'
    | '19:00'
    | '20:00'
    | '21:00'
    | '22:00'
    | '23:00'
  quiet: 'NEVER' | 'HOURS'
  quietFrom?:
    | '00:00'
    | '01:00'
    | '02:00'
    | '03:00'
    | '04:00'
    | '05:00'
    | '06:00'
    | '07:00'
    | '08:00'
    | '09:00'
    | '10:00'
    | '11:00'
    | '12:00'
    | '13:00'
    | '14:00'
    | '15:00'
    | '16:00'
    | '17:00'
    | '18:00'
    | '19:00'
    | '20:00'
    | '21:00'
    | '22:00'
    | '23:00'
  quietUntil?:
    | '00:00'
    | '01:00'
    | '02:00'
    | '03:00'
    | '04:00'
    | '05:00'
    | '06:00'
    | '07:00'
    | '08:00'
    | '09:00'
    | '10:00'
    | '11:00'
    | '12:00'
    | '13:00'
    | '14:00'
    | '15:00'
    | '16:00'
    | '17:00'
    | '18:00'
    | '19:00'
    | '20:00'
    | '21:00'
    | '22:00'
    | '23:00'
  zone: string
}

/** Members, sorted by name. */
export type MemberList = { content: Member[] }

/** New values of the profile. */
export type MemberProfileSave = {
  companyName: string
  country: CountryCodeValue
  timezone: string
  currencies: CurrencyCodeValue[]
  timeToCredit: MoneyValue
  version: number
}

/** Profile that other members see. Version 0: no profile yet. */
export type MemberProfile = {
  id?: UuidValue
  companyName?: string
  country?: CountryCodeValue
  timezone?: string
  currencies?: CurrencyCodeValue[]
  timeToCredit?: MoneyValue
  version: number
}

/** Member of the network, described by its own profile. */
export type Member = {
  id: UuidValue
  companyName: string
  country: CountryCodeValue
  timezone: string
  currencies: CurrencyCodeValue[]
  timeToCredit: MoneyValue
}

/** Rules for the memo of one corridor. */
export type MemoRules = {
  required?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  message?: string
}

/** Balances for payments, on the ledger and with partners. */
export type MonitoredBalances = {
  self_funding_balance: { currency: CurrencyCodeValue; balance: MoneyValue; shown: string }[]
  credit_usage?: {
    credit_limit: MoneyValue
    total_credit_consumption: MoneyValue
    currency: CurrencyCodeValue
  }
  prefunding_balance: { account: string; currency: CurrencyCodeValue; balance: MoneyValue; shown: string }[]
  ledger_balances: { currency: CurrencyCodeValue; availableBalance: MoneyValue; shown: string }[]
  asOf: string
}

/** Status of each part that a payment needs. */
export type NetworkHealth = { content: NetworkPart[] }

/** Status of the connection to the network, from its last message. */
export type NetworkHeartbeat = { status: 'UP' | 'DEGRADED' | 'DOWN'; lastHeardAt?: string }

/** Identity of the organisation in the network. */
export type NetworkInfo = {
  organisation: string
  address: string
  environment: string
  serverVersion: string
}

/** Status of one part that a payment needs. */
export type NetworkPart = {
  id: 'server' | 'database' | 'network'
  status: 'UP' | 'DEGRADED' | 'DOWN'
  checkedAt: string
  lastHeardAt?: string
}

/** Settings of the node. */
export type NetworkSystemConfig = {
  paymentAuthorization: boolean
  autoSettlement: boolean
  contractSeconds: number
  silenceSeconds: number
}

/** Number of changed notifications, and of those still unread. */
export type NotificationChangeResult = { changed: number; unreadCount: number }

/** Change of several notifications of the caller. Either all are changed or none. */
export type NotificationChange = {
  ids: UuidValue[]
  change: 'read' | 'unread' | 'archive' | 'unarchive' | 'delete'
}

/** One page of the caller’s notifications, newest first. */
export type NotificationList = {
  notifications: Notification[]
  paginationKeys: { next?: string }
  totalCount: number
  currentPage: number
  totalPage: number
  unreadCount: number
}

/** Filters of the caller’s notifications. Without a key, the newest come first. */
export type NotificationQuery = { tab?: 'new' | 'archive'; paginationKey?: string; size?: number }

/** Notification for a person, with a link to its subject. */
export type Notification = {
  id: UuidValue
  event_type: string
  title: string
  message: string
  page?: string
  path?: string
  created_at: string
  read: boolean
  archived: boolean
  mayReturn: boolean
  delivery: 'pending' | 'delivered' | 'deleted'
}

/** Address of a person or business, with the fields of onboarding. */
export type OnboardingAddress = {
  street: string
  street2?: string
  city: string
  state?: string
  zipCode?: string
  country: CountryCodeValue
}

/** Person to whom a subtask is assigned. Without a person, the assignment is removed. */
export type OnboardingAssign = { tenantName: string; userId?: UuidValue; version?: number }

/** Consent, or tasks submitted for review. */
export type OnboardingChange = {
  tenantName: string
  truliooConsent?: true
  tasks?: { slug: string; status: 'COMPLETE' }[]
}

/** Person to whom a subtask is assigned. Absent if that person may no longer work on it. */
export type OnboardingColleague = { userId: string; name: string; givenBy: string; isSelf: boolean }

/** People to whom a subtask can be assigned, and its current assignee. */
export type OnboardingColleagues = {
  subtask: string
  title: string
  colleague?: OnboardingColleague
  people: { id: string; name: string; says: string }[]
  version?: number
}

/** User whose configuration is requested, and the mode of wallets. */
export type OnboardingConfigQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  username: string
  multi_product?: boolean
}

/** Configuration of the organisation by the provider. */
export type OnboardingConfig = {
  billingEntity:
    | 'RMDE'
    | 'RMWY'
    | 'RMAP'
    | 'RLKY'
    | 'RMKY'
    | 'RCH'
    | 'RMIL'
    | 'RBVI'
    | '{product} Services'
    | 'SCTC'
    | 'Metaco'
    | 'RMEL'
    | 'NBE'
    | 'None'
  exchange?: string
  tenantName: string
  country?: CountryCodeValue
  countriesDropdownValues: CountryCodeValue[]
  availableExchanges: { exchangeId: string; exchangeName: string }[]
  products: OnboardingProduct[]
  userConfig: { username: string; privacyPolicyAccepted: boolean }
}

/** Contact for mail of the provider. */
export type OnboardingContactCreate = {
  tenantName: string
  type: 'billing' | 'receipts'
  firstName: string
  lastName?: string
  title?: string
  email: string
  contactNumber?: PhoneValue
  tags?: ('invoice' | 'test payment')[]
}

/** Contacts, oldest first. */
export type OnboardingContactList = { content: OnboardingContact[] }

/** Filters of the contacts. */
export type OnboardingContactQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
  type?: 'billing' | 'receipts'
}

/** New values of the contact. */
export type OnboardingContactUpdate = {
  tenantName: string
  version: number
  type: 'billing' | 'receipts'
  firstName: string
  lastName?: string
  title?: string
  email: string
  contactNumber?: PhoneValue
  tags?: ('invoice' | 'test payment')[]
}

/** Contact for mail of the provider. */
export type OnboardingContact = {
  type: 'billing' | 'receipts'
  firstName: string
  lastName?: string
  title?: string
  email: string
  contactNumber?: PhoneValue
  tags?: ('invoice' | 'test payment')[]
  id: UuidValue
  version: number
}

/** Progress of an organisation. The rules of tasks read it as `record`. */
export type OnboardingFacts = {
  saved: Record<string, 'STARTED' | 'DONE'>
  reviews: Record<string, 'LOCKED' | 'INCOMPLETE' | 'COMPLETE' | 'APPROVED' | 'NOT_REQUIRED' | 0 | 1 | 2 | 3>
  billingContacts?: number
  receiptsContacts?: number
  taxDocuments?: number
  owners?: number
  exposures?: number
  truliooConsent?: boolean
  truliooDataVerified?: boolean
  products?: {
    rpd?: boolean
    odl?: boolean
    stablecoin?: boolean
    custody?: boolean
    otc?: boolean
    rpdByWallet?: boolean
  }
  wallets?: {
    stablecoin?: number
    stablecoinXrpl?: number
    stablecoinEthereum?: number
    otc?: number
    odl?: number
    rpd?: number
  }
  bankProducts?: number
  bankProductsWithout?: number
  paymentMethods?: number
  unverifiedPaymentMethods?: number
}

/** Order of a short list, which is returned as a whole. */
export type OnboardingListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Subtask and organisation whose answers are requested. */
export type OnboardingOutreachQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  subtask?: string
}

/** Onboarding state of the organisation and its answers. */
export type OnboardingOutreach = {
  tenantName: string
  state: OnboardingState
  today: DateValue
  proofsStaleOn: DateValue
  answers: Record<string, unknown>
  steps: string[]
  done?: boolean
  version?: number
  savedAt?: string
  savedBy?: string
  saved?: Record<
    string,
    {
      answers: Record<string, unknown>
      steps: string[]
      done: boolean
      version: number
      savedAt: string
      savedBy: string
    }
  >
  repairs?: { field: string; says: string }[]
}

/** Product as the provider configured it for the organisation. */
export type OnboardingProduct = {
  name: 'RPD' | 'ODL' | 'Stablecoin' | 'Custody' | 'OTC' | 'None'
  id: string
  fundingType: 'Direct debit' | 'Stablecoin funding' | 'None'
  fundingMethod: 'Funded Payments' | 'Invoicing' | 'Wallet Funding' | 'None'
  billingEntity:
    | 'RMDE'
    | 'RMWY'
    | 'RMAP'
    | 'RLKY'
    | 'RMKY'
    | 'RCH'
    | 'RMIL'
    | 'RBVI'
    | '{product} Services'
    | 'SCTC'
    | 'Metaco'
    | 'RMEL'
    | 'NBE'
    | 'None'
}

/** Answers of one page of a subtask. */
export type OnboardingSave = {
  tenantName: string
  subtask: string
  step?: string
  version?: number
  done?: boolean
  answers: Record<string, unknown>
}

/** Onboarding state of the organisation. */
export type OnboardingState = {
  onboarded: boolean
  status: 'approved' | 'in review' | 'not required' | 'incomplete'
  reviewSubmit: 'LOCKED' | 'INCOMPLETE' | 'COMPLETE' | 'APPROVED' | 'NOT_REQUIRED'
  tenantName: string
  truliooConsent: boolean
  truliooDataVerified: boolean
  tasks: OnboardingTask[]
}

/** One part of a task. */
export type OnboardingSubtask = {
  name: string
  slug: string
  says: string
  progress: 'Not Started' | 'In Progress' | 'Complete' | 'Approved' | 'Not Required'
  button: 'Start' | 'Continue' | 'Edit'
  page: string
  flow?: string
  optional?: true
  colleague?: OnboardingColleague
}

/** Task of onboarding, and its status. */
export type OnboardingTask = {
  name: string
  slug: string
  says: string
  order: number
  status: 'LOCKED' | 'INCOMPLETE' | 'COMPLETE' | 'APPROVED' | 'NOT_REQUIRED'
  review: 0 | 1 | 2 | 3
  progress: 'Not Started' | 'In Progress' | 'Complete' | 'Approved' | 'Not Required'
  label?: 'locked' | 'pending credit approval' | 'under review' | 'approved' | 'not required'
  outcome?: 'additional information requested' | 'in review' | 'received and under review' | 'approved'
  currentProgress: number
  maxProgress: number
  reviewPage: string
  subtasks: OnboardingSubtask[]
  repairs?: { subtask: string; field?: string; question: string; says: string; isMended: boolean }[]
}

/** Options of the response: with `full`, it includes administrators and customer ID. */
export type OrganisationQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  full?: boolean
}

/** Settings to change, by name; the others stay. */
export type OrganisationSettingsChange = {
  settings: {
    setting_name: 'payment_authorization' | 'auto_settlement' | 'auto_generate_end_to_end_id'
    setting_value: 'true' | 'false'
  }[]
  lowBalance?: 'usual' | 'own'
  lowBalances?: { currency: string; least: MoneyValue }[]
  version?: string
}

/** Settings by name, with the combined position of two of them. */
export type OrganisationSettings = {
  settings: { setting_name: string; setting_value: string }[]
  position: 'none' | 'authorization' | 'auto-settlement'
  endToEndId: 'true' | 'false'
  closed: { authorization: 'authorization'[]; settlement: 'auto-settlement'[] }
  lowBalance: 'usual' | 'own'
  lowBalances: { currency: string; least: string }[]
  watched: { currency: string; usual: string }[]
  version: string
}

/** New values of the organisation (SET-016, SET-017). */
export type OrganisationUpdate = { name: string; customerId: string; version?: string }

/** Customer with its products and settings. */
export type Organisation = {
  id: UuidValue
  name: string
  customerId?: string
  version?: string
  products: string[]
  administrators?: { name: string; email: string }[]
  settings: { setting_name: string; setting_value: string }[]
}

/** New name of a passkey. */
export type PasskeyChange = { name: string }

/** Response of an authenticator, in base64url. */
export type PasskeyCreate = {
  credentialId: string
  clientDataJSON: string
  attestationObject: string
  transports?: string[]
  name?: string
}

/** Passkeys of the caller, oldest first. */
export type PasskeyList = { content: Passkey[] }

/** Options from which a browser creates a passkey. */
export type PasskeyOptions = { options: string }

/** Passkey with which a person signs in instead of a password. */
export type Passkey = {
  orgId: UuidValue
  userId: UuidValue
  passkeyId: UuidValue
  state: 'ADDED'
  name: string
  isBackedUp: boolean
  createdAt: string
  lastUsedAt?: string
}

/** Change of the link with which a person sets a password. */
export type PasswordLinkChange = { link: 'SEND' | 'REVOKE' }

/** Addition or change of a payee’s account within the cooling-off time. */
export type PayeeChange = {
  kind: 'ADDED' | 'CHANGED'
  at: string
  by: string
  was?: string
  now: string
  advice?: string
}

/** Record of the organisation at the card provider. */
export type PayinCustomer = { customerId: string }

/** Values for the card provider’s form in the browser. */
export type PayinSetupIntent = { customerId: string; clientSecret: string; publicKey?: string }

/** Acceptance of a legacy quote. */
export type PaymentAccept = {
  quote_id: UuidValue
  sender_end_to_end_id?: string
  internal_id?: InternalIdValue
  user_info?: Record<string, unknown>
  beneficiary_data?: Record<string, unknown>
  confirmed_duplicates?: UuidValue[]
}

/** State of the payment as the approver saw it. */
export type PaymentApprove = { fingerprint?: string; quoteId?: UuidValue } | null

/** Payment to a beneficiary from an accepted quote, which sets the amounts. */
export type PaymentCreate = {
  quoteId: UuidValue
  beneficiaryIdentityId: UuidValue
  internalId: InternalIdValue
  endToEndId?: string
  purposeCode?: string
  sourceOfCash?: string
  originatorIdentityId?: UuidValue
  paymentMemo?: string
  fileIds?: UuidValue[]
  extras?: Extras
  retryOf?: UuidValue
  confirmedDuplicates?: UuidValue[]
}

/** Filters and format of a payment download. Without page and size, all payments are included. */
export type PaymentDownload = {
  search?: string
  format: 'csv' | 'csv-plain' | 'xlsx' | 'json'
  zone: string
  page?: number
  size?: number
  sort_field?: 'created_at' | 'sending_amount' | 'receiving_amount'
  sort_direction?: 'asc' | 'desc'
  payment_id?: UuidValue
  sender_end_to_end_id?: string
  internal_id?: string
  after?: string
  before?: string
  quote_type?: 'SENDING_AMOUNT' | 'RECEIVING_AMOUNT' | 'TOTAL_RECEIVED' | 'TOTAL_RECEIVED_MINUS_FEES'
  currency?: CurrencyCodeValue
  min_amount?: MoneyValue
  max_amount?: MoneyValue
  states?: string[]
  payment_type?: ('SEND' | 'REQUEST' | 'RETURN')[]
  side?: ('sender' | 'intermediary' | 'receiver')[]
  source?: ('USER' | 'SCHEDULER' | 'CREDENTIAL')[]
  hosts?: string[]
  accounts?: string[]
  with_labels?: string[]
  without_labels?: string[]
  beneficiary_id?: UuidValue
  beneficiary_nickname?: string
  destination_currency?: CurrencyCodeValue
  approval_status?: ('pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void')[]
}

/** Content of a JSON download. A CSV has the same facts in its first lines. */
export type PaymentFile = {
  about: {
    organisation: string
    environment: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
    filters: string[]
    order: string
    zone: string
    madeAt: string
    payments: number
  }
  content: PaymentRow[]
}

/** Filters, order and page of the payments (API-146). */
export type PaymentFilter = {
  search?: string
  page?: number
  size?: number
  sort_field?: 'created_at' | 'sending_amount' | 'receiving_amount'
  sort_direction?: 'asc' | 'desc'
  payment_id?: UuidValue
  sender_end_to_end_id?: string
  internal_id?: string
  after?: string
  before?: string
  quote_type?: 'SENDING_AMOUNT' | 'RECEIVING_AMOUNT' | 'TOTAL_RECEIVED' | 'TOTAL_RECEIVED_MINUS_FEES'
  currency?: CurrencyCodeValue
  min_amount?: MoneyValue
  max_amount?: MoneyValue
  states?: string[]
  payment_type?: ('SEND' | 'REQUEST' | 'RETURN')[]
  side?: ('sender' | 'intermediary' | 'receiver')[]
  source?: ('USER' | 'SCHEDULER' | 'CREDENTIAL')[]
  hosts?: string[]
  accounts?: string[]
  with_labels?: string[]
  without_labels?: string[]
  beneficiary_id?: UuidValue
  beneficiary_nickname?: string
  destination_currency?: CurrencyCodeValue
  approval_status?: ('pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void')[]
}

/** Filters, order and page of the payments (API-085, API-086). */
export type PaymentListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at' | 'sending_amount' | 'receiving_amount'
  sort_direction?: 'asc' | 'desc'
  payment_id?: UuidValue
  sender_end_to_end_id?: string
  internal_id?: string
  after?: string
  before?: string
  quote_type?: 'SENDING_AMOUNT' | 'RECEIVING_AMOUNT' | 'TOTAL_RECEIVED' | 'TOTAL_RECEIVED_MINUS_FEES'
  currency?: CurrencyCodeValue
  min_amount?: MoneyValue
  max_amount?: MoneyValue
  states?: string
  payment_type?: string
  side?: string
  source?: string
  hosts?: string
  accounts?: string
  with_labels?: string
  without_labels?: string
}

/** A page of payments. */
export type PaymentList = {
  counts?: ListCounts
  sums?: ListSums
  content: PaymentRow[]
  page: { number: number; size: number; totalElements: number; totalPages: number; isEstimate?: true }
}

/** Payment methods, oldest first. */
export type PaymentMethodList = { content: PaymentMethod[] }

/** ID of a payment method. */
export type PaymentMethodQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  id: string
}

/** Card or bank account that can be debited. */
export type PaymentMethod = { id: string; bankName: string; last4: string; verified: boolean }

/** Reasons for rejecting a payment. */
export type PaymentReject = { reason: string; fingerprint?: string }

/** State of the payment as the person who sends it again saw it. */
export type PaymentResend = { beneficiaryVersion: number }

/** Reason for returning a payment. */
export type PaymentReturn = { reason: string; details?: string }

/** Payment as one row of a list, with the facts that its actions depend on. */
export type PaymentRow = {
  payment_id: UuidValue
  payment_state: string
  flow: 'DIRECT' | 'LEGACY'
  side: 'sender' | 'intermediary' | 'receiver'
  payment_type: 'SEND' | 'REQUEST' | 'RETURN'
  source: 'USER' | 'SCHEDULER' | 'CREDENTIAL'
  credential?: ApiCredentialOrigin
  createdAt: string
  modifiedAt: string
  sourceAmount: MoneyValue
  sourceCurrency: CurrencyCodeValue
  destinationAmount: MoneyValue
  destinationCurrency: CurrencyCodeValue
  destinationCountry: CountryCodeValue
  rate: MoneyValue
  beneficiaryId?: UuidValue
  beneficiaryName?: string
  extras?: Extra[]
  internalId: string
  endToEndId: string
  initiatedBy: Person
  approval?: {
    status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void'
    expires_at: string
  }
  contract_expired: boolean
  fully_locked: boolean
  settling?: boolean
  expires_at?: string
  internal_info?: { internal_id: string; labels: string[] }
}

/** States of the new flow, in their order. */
export type PaymentStates = {
  states: {
    value: 'INITIATED' | 'VALIDATING' | 'TRANSFERRING' | 'COMPLETED' | 'FAILED' | 'RETURNED'
    label: string
    final: boolean
  }[]
}

/** Payment of either flow; `flow` names the flow. */
export type Payment = {
  payment_id: UuidValue
  payment_state: string
  flow: 'DIRECT' | 'LEGACY'
  environment: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  createdAt: string
  modifiedAt: string
  side: 'sender' | 'intermediary' | 'receiver'
  payment_type: 'SEND' | 'REQUEST' | 'RETURN'
  is_return: boolean
  source: 'USER' | 'SCHEDULER' | 'CREDENTIAL'
  credential?: ApiCredentialOrigin
  contract_expired: boolean
  fully_locked: boolean
  settling: boolean
  quote: Quote
  beneficiary?: IdentitySummary
  originator?: IdentitySummary
  memo?: string
  confirmedDuplicates?: { says: string; paymentId?: UuidValue; batchId?: UuidValue }[]
  extras?: Extra[]
  internalId: string
  endToEndId?: string
  purposeCode?: string
  sourceOfCash?: string
  files: File[]
  initiatedBy: Person
  approval?: Approval
  timeline: { state: string; at: string }[]
  error?: { code: string; title: string; description: string; causeClass: string }
  returned?: { reason: string; at: string }
  transactionHash?: string
  batchId?: string
  contract?: {
    sender_end_to_end_id: string
    quote: LegacyQuote
    fx_rate: MoneyValue
    created_at: string
    sender_address: string
    receiver_address: string
    expires_at: string
  }
  internal_info?: { internal_id: string; labels: string[] }
  modified_at?: string
  user_info?: Record<string, unknown>
}

/** Range of days in the time zone of the header. Without a start, all days are returned. */
export type PaymentsDataQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  start?: string
  end?: string
}

/** Payments by day, including days without payments. Amounts cover payments that arrived or are in progress. */
export type PaymentsData = {
  zone: string
  start: string
  end: string
  days: { day: string; count: number; sent: { currency: CurrencyCodeValue; amount: MoneyValue }[] }[]
  totals: {
    count: number
    completed: number
    failed: number
    returned: number
    inProgress: number
    waiting: number
    notSent: number
    sent: { currency: CurrencyCodeValue; amount: MoneyValue }[]
  }
}

/** Configuration by product, and the corridors that the network offers. */
export type PayoutConfigurations = {
  configurations: {
    product: string
    version: string
    ownMemoRules: Record<string, MemoRules>
    productConfiguration: ProductConfiguration
  }[]
  offered: {
    destinations: { name: string }[]
    cryptoDestinations: { name: string }[]
    sources: { name: string }[]
  }
}

/** Corridors that are open to the organisation. */
export type PayoutMethods = {
  payoutMethods: {
    country?: CountryCodeValue
    currency: CurrencyCodeValue
    payoutCategory: 'BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO'
    destinationBlockchainNetwork?:
      | 'XRPL'
      | 'XRP'
      | 'Ethereum'
      | 'Tron'
      | 'Bitcoin'
      | 'Bitcoin_Cash'
      | 'Ethereum_Classic'
      | 'Litecoin'
      | '{product}'
      | 'binance_smart_chain'
    sources: CurrencyCodeValue[]
    rails: { name: string; settles: string; upTo?: MoneyValue }[]
    least: MoneyValue
    most?: MoneyValue
  }[]
}

/** Person who acted. */
export type Person = { id: UuidValue; name: string; email: string }

/** Preferences to change; absent fields keep their values. */
export type PreferencesSave = {
  zoneFrom?: 'BROWSER' | 'CHOSEN'
  zone?: string
  density?: 'COMFORTABLE' | 'COMPACT'
  begins?: 'LAST' | 'CHOSEN'
  environment?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  singleKeys?: 'ON' | 'OFF'
}

/** Preferences of a person, the same on every device. */
export type Preferences = {
  zoneFrom: 'BROWSER' | 'CHOSEN'
  zone?: string
  density: 'COMFORTABLE' | 'COMPACT'
  begins: 'LAST' | 'CHOSEN'
  environment?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  singleKeys: 'ON' | 'OFF'
  browserZone: string
  zones: string[]
  environments: { code: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'; label: string }[]
  timeZone: string
}

/** New preset, from entered values or from a payment that was sent. */
export type PresetCreate = {
  name: string
  paymentId?: UuidValue
  quoteType?:
    | 'SOURCE_AMOUNT'
    | 'DESTINATION_AMOUNT'
    | 'SENDING_AMOUNT'
    | 'RECEIVING_AMOUNT'
    | 'TOTAL_RECEIVED'
    | 'TOTAL_RECEIVED_MINUS_FEES'
  amount?: MoneyValue
  beneficiaryIdentityId?: UuidValue
  originatorIdentityId?: UuidValue
  payinCategory?: string
  purposeCode?: string
  sourceOfCash?: string
  paymentMemo?: string
  paymentCurrency?: CurrencyCodeValue
  payoutCurrency?: CurrencyCodeValue
  senderAccount?: string
  receiverHost?: NetworkHostValue
  receiverAccount?: string
  country?: CountryCodeValue
  payoutMethodCategory?:
    | 'RTGS'
    | 'RTNS'
    | 'MNPS'
    | 'BOOK_TRANSFER'
    | 'CASH_PAYOUT'
    | 'WALLET_PAYMENT'
    | 'OTHER'
    | 'DESTINATION_EXCHANGE'
  outletId?: string
}

/** Query for presets. All are returned, last used first. */
export type PresetListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'last_used_at'
  sort_direction?: 'desc'
}

/** Presets, last used first, then by name. */
export type PresetList = { content: Preset[] }

/** New values of the preset. */
export type PresetUpdate = {
  name: string
  version: number
  quoteType:
    | 'SOURCE_AMOUNT'
    | 'DESTINATION_AMOUNT'
    | 'SENDING_AMOUNT'
    | 'RECEIVING_AMOUNT'
    | 'TOTAL_RECEIVED'
    | 'TOTAL_RECEIVED_MINUS_FEES'
  amount?: MoneyValue
  beneficiaryIdentityId?: UuidValue
  originatorIdentityId?: UuidValue
  payinCategory?: string
  purposeCode?: string
  sourceOfCash?: string
  paymentMemo?: string
  paymentCurrency?: CurrencyCodeValue
  payoutCurrency?: CurrencyCodeValue
  senderAccount?: string
  receiverHost?: NetworkHostValue
  receiverAccount?: string
  country?: CountryCodeValue
  payoutMethodCategory?:
    | 'RTGS'
    | 'RTNS'
    | 'MNPS'
    | 'BOOK_TRANSFER'
    | 'CASH_PAYOUT'
    | 'WALLET_PAYMENT'
    | 'OTHER'
    | 'DESTINATION_EXCHANGE'
  outletId?: string
}

/** Template for a repeated payment. */
export type Preset = {
  id: UuidValue
  name: string
  flow: 'DIRECT' | 'LEGACY'
  quoteType:
    | 'SOURCE_AMOUNT'
    | 'DESTINATION_AMOUNT'
    | 'SENDING_AMOUNT'
    | 'RECEIVING_AMOUNT'
    | 'TOTAL_RECEIVED'
    | 'TOTAL_RECEIVED_MINUS_FEES'
  amount?: MoneyValue
  amountCurrency: CurrencyCodeValue
  paymentCurrency: CurrencyCodeValue
  payoutCurrency: CurrencyCodeValue
  payer?: 'self' | 'other'
  beneficiaryIdentityId?: UuidValue
  beneficiaryName?: string
  isBeneficiaryGone?: boolean
  originatorIdentityId?: UuidValue
  originatorName?: string
  isOriginatorGone?: boolean
  payinCategory?: string
  purposeCode?: string
  sourceOfCash?: string
  memo?: string
  senderAccount?: string
  receiverHost?: string
  receiverAccount?: string
  country?: CountryCodeValue
  payoutMethodCategory?: string
  outletId?: string
  version: number
  last_used_at?: string
}

/** Prices of payments by destination, in the currency of the amount sent. */
export type PriceList = {
  prices: {
    country?: CountryCodeValue
    currency: CurrencyCodeValue
    payoutCategory: string
    destinationBlockchainNetwork?: string
    fixedFee: MoneyValue
    leastFee: MoneyValue
    share: string
    spread: string
  }[]
}

/** First configuration of a product, or a change of the version that was read. */
export type ProductConfigurationSave = {
  product: string
  version?: string
  productConfiguration: {
    defaultSourceCountry?: CountryCodeValue
    defaultSourceCurrency?: CurrencyCodeValue
    defaultDestinationCountry?: CountryCodeValue
    defaultDestinationCurrency?: CurrencyCodeValue
    paymentReceiptEmail?: string
    routes: {
      enabledDestinationList?: string[]
      enabledCryptoDestinationList?: string[]
      enabledSourceList?: string[]
    }
    allowedPayoutCategory: ('BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO')[]
    allowedPayinCategory: ('FUNDED' | 'T_PLUS_ONE')[]
    defaultPayoutCategory: 'BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO'
    defaultPayinCategory: 'FUNDED' | 'T_PLUS_ONE'
    memoRules?: Record<string, MemoRules>
  }
}

/** Payments that an organisation may send, and their destinations. */
export type ProductConfiguration = {
  defaultSourceCountry?: CountryCodeValue
  defaultSourceCurrency?: CurrencyCodeValue
  defaultDestinationCountry?: CountryCodeValue
  defaultDestinationCurrency?: CurrencyCodeValue
  paymentReceiptEmail?: string
  routes: {
    enabledDestinationList: string[]
    enabledCryptoDestinationList: string[]
    enabledSourceList: string[]
  }
  allowedPayoutCategory: ('BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO')[]
  allowedPayinCategory: ('FUNDED' | 'T_PLUS_ONE')[]
  defaultPayoutCategory: 'BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO'
  defaultPayinCategory: 'FUNDED' | 'T_PLUS_ONE'
  memoRules: Record<string, MemoRules>
}

/** A page of the clients. */
export type ProviderClientList = { content: ProviderClient[]; counts: ListCounts; page: ListPage }

/** Filters of the clients; sorted by name by default. */
export type ProviderClientQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  state?: 'SETTING_UP' | 'ACTIVE' | 'DISABLED'
  search?: string
  sort_field?: 'name' | 'created_at' | 'last_activity_at' | 'people'
  sort_direction?: 'asc' | 'desc'
}

/** Client as seen by the provider. */
export type ProviderClient = {
  id: UuidValue
  name: string
  customerId?: string
  state: 'ACTIVE' | 'DISABLED'
  hasBegun: boolean
  reason?: string
  products: string
  environments: string
  people: number
  administrators?: string
  identityProvider: 'BUILT_IN' | 'OUTSIDE' | 'OWN'
  issuer?: string
  secondFactor: 'OPTIONAL' | 'REQUIRED'
  paymentApproval: 'ON' | 'OFF'
  destinations: number
  creditLines?: string
  serverVersion: string
  createdAt: string
  lastSignInAt?: string
  lastActivityAt?: string
}

/** Reason for an action of the provider at a client. */
export type ProviderReason = { reason: string }

/** Corrections that a client must make before a task is reviewed again. */
export type ProviderRepairs = { repairs: { at: string; says: string }[] }

/** One page of reviews that wait for a decision of the provider. */
export type ProviderReviewList = { content: ProviderReview[]; counts: ListCounts; page: ListPage }

/** Filters of the reviews; oldest first by default. */
export type ProviderReviewQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  kind?: 'WALLET' | 'BANK' | 'ONBOARDING' | 'BUSINESS'
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Submission of a client that the provider decides. */
export type ProviderReview = {
  id: string
  kind: 'WALLET' | 'BANK' | 'ONBOARDING' | 'BUSINESS'
  state: 'WAITING' | 'APPROVED' | 'DECLINED'
  clientId: UuidValue
  client: string
  subject: string
  submittedBy?: string
  since: string
  walletAddress?: string
  chain?: string
  asset?: string
  keeper?: string
  holder?: string
  document?: { fileId: string; name: string; size: number }
  outcome?: string
  request?: string
  parts?: ReviewedPart[]
  requests?: ReviewedLine[]
  questions?: { value: string; label: string }[]
  reviewedBefore?: string
  repairs?: string[]
}

/** Requirement of a production system before money moves. */
export type ProviderSetupLine = {
  id: string
  place: number
  title: string
  state: 'MISSING' | 'DONE'
  how?: string
}

/** Requirements of a production system before money moves, in order. */
export type ProviderSetupList = { content: ProviderSetupLine[]; missing: number; page: ListPage }

/** Query without filters; all lines are returned in order. */
export type ProviderSetupQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Quotes that answer one request. */
export type QuoteCollection = { quoteCollectionId: UuidValue; quotes: Quote[] }

/** Recently used values of quote requests, for selection. */
export type QuoteMetadata = {
  senderAccounts: string[]
  receiverHosts: string[]
  receiverAccounts: string[]
  paymentMethods: string[]
}

/** Amount to send or to receive. */
export type QuoteRequest = {
  quoteAmount: MoneyValue
  quoteAmountType: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'
  sourceCurrency: CurrencyCodeValue
  destinationCurrency: CurrencyCodeValue
  destinationCountry: CountryCodeValue
  payinCategory: 'FUNDED' | 'T_PLUS_ONE'
  payoutCategory: 'BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO'
  destinationBlockchainNetwork?:
    | 'XRPL'
    | 'XRP'
    | 'Ethereum'
    | 'Tron'
    | 'Bitcoin'
    | 'Bitcoin_Cash'
    | 'Ethereum_Classic'
    | 'Litecoin'
    | '{product}'
    | 'binance_smart_chain'
}

/** Price that is valid until `expiresAt`. */
export type Quote = {
  quoteId: UuidValue
  quoteStatus: 'OPEN' | 'ACCEPTED' | 'EXPIRED'
  quoteAmountType: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'
  sourceAmount: MoneyValue
  sourceCurrency: CurrencyCodeValue
  destinationAmount: MoneyValue
  destinationCurrency: CurrencyCodeValue
  destinationCountry: CountryCodeValue
  payinCategory: 'FUNDED' | 'T_PLUS_ONE'
  payoutCategory: 'BANK' | 'EWALLET' | 'CASH_PICKUP' | 'ATM' | 'CRYPTO'
  destinationBlockchainNetwork?:
    | 'XRPL'
    | 'XRP'
    | 'Ethereum'
    | 'Tron'
    | 'Bitcoin'
    | 'Bitcoin_Cash'
    | 'Ethereum_Classic'
    | 'Litecoin'
    | '{product}'
    | 'binance_smart_chain'
  rail: string
  settles: string
  arrivesOn?: string
  messageFormat?: 'ISO20022_SEPA'
  createdAt: string
  expiresAt: string
  adjustedExchangeRate: { adjustedRate: MoneyValue }
  fees: {
    totalFee: MoneyValue
    feeCurrency: CurrencyCodeValue
    feeBreakdown: { feeDescription: string; calculatedFee: MoneyValue }[]
  }
}

/** Pairs of currencies. */
export type RatesRequest = { pairs: { source: CurrencyCodeValue; destination: CurrencyCodeValue }[] }

/** Current rate for one unit of each source currency. Pairs that are not traded are absent. */
export type Rates = {
  rates: { source: CurrencyCodeValue; destination: CurrencyCodeValue; rate: MoneyValue; at: string }[]
}

/** Filters and format of a download of account days. Without a page, all days are included. */
export type ReconciliationDownloadQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  show?: 'TODAY' | 'ALL' | 'DIFFERS'
  day?: string
  currency?: CurrencyCodeValue
  sort_field?: 'day'
  sort_direction?: 'desc'
  format?: 'csv' | 'csv-plain' | 'xlsx' | 'json'
  zone?: string
}

/** Filters of the account days. Without filters, yesterday is returned. */
export type ReconciliationQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  show?: 'TODAY' | 'ALL' | 'DIFFERS'
  day?: string
  currency?: CurrencyCodeValue
  sort_field?: 'day'
  sort_direction?: 'desc'
}

/** Recovery codes; each works once. No other response contains them. */
export type RecoveryCodes = { codes: string[] }

/** Report to create. */
export type ReportCreate = {
  name: string
  type: string
  format: 'CSV' | 'JSON' | 'XLSX'
  dataSelectionType: 'CREATED' | 'CHANGED'
  from: string
  until: string
  columns?: string[]
  senderAccount?: string
  zone?: string
}

/** Filters of the reports; newest first by default. */
export type ReportListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at' | 'name'
  sort_direction?: 'asc' | 'desc'
  type?: string
  status?: string
}

/** A page of reports. */
export type ReportList = { counts?: ListCounts; content: Report[]; page: ListPage }

/** File with the payments of a date range. */
export type Report = {
  id: UuidValue
  name: string
  type: string
  format: 'CSV' | 'JSON' | 'XLSX'
  dataSelectionType: 'CREATED' | 'CHANGED'
  from: string
  until: string
  zone: string
  columns?: string[]
  senderAccount?: string
  status: 'Ready' | 'Pending' | 'Empty' | 'Failed'
  availability: 'ready' | 'pending' | 'empty' | 'failed'
  meaning: string
  creator: string
  createdAt: string
  finishedAt?: string
  rows?: number
  link?: string
  files?: File[]
  checksum?: string
  verify?: string
}

/** Question and answer, as the reviewer reads them. */
export type ReviewedLine = {
  field?: string
  label: string
  text?: string
  files?: { fileId: string; name: string; size: number }[]
  isNew?: true
  was?: string
  repair?: string
  isMended?: boolean
}

/** Part of an onboarding task, as the reviewer reads it. */
export type ReviewedPart = {
  id: string
  title: string
  savedBy?: string
  savedAt?: string
  lines: ReviewedLine[]
  records: { id: string; title: string; lines: ReviewedLine[]; isNew?: true; isGone?: true }[]
  repair?: string
  isMended?: boolean
}

/** Days of one month of rewards. */
export type RewardDayList = { content: RewardDay[]; page: ListPage }

/** Rewards of one day. */
export type RewardDay = {
  date: string
  currency: CurrencyCodeValue
  paymentVolume: MoneyValue
  averageBalance: MoneyValue
  averageRate: string
  reward: MoneyValue
  status: 'upcoming' | 'ineligible' | 'eligible' | 'paid_out'
}

/** Page of the months or days; newest first by default. */
export type RewardListQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'date'
  sort_direction?: 'asc' | 'desc'
}

/** One page of months of rewards. */
export type RewardList = { content: Reward[]; page: ListPage }

/** Rewards of one month, with the file of daily activity. */
export type RewardMonth = {
  id: UuidValue
  month: string
  date: string
  currency: CurrencyCodeValue
  paymentVolume: MoneyValue
  averageBalance: MoneyValue
  averageRate: string
  reward: MoneyValue
  status: 'upcoming' | 'ineligible' | 'eligible' | 'paid_out'
  files: { fileId: string; name: string; size: number; type: string }[]
}

/** Totals of the rewards. */
export type RewardSummary = {
  currency: CurrencyCodeValue
  lifetime: MoneyValue
  upcoming: MoneyValue
  payoutDate: string
}

/** Rewards of one month. */
export type Reward = {
  id: UuidValue
  month: string
  date: string
  currency: CurrencyCodeValue
  paymentVolume: MoneyValue
  averageBalance: MoneyValue
  averageRate: string
  reward: MoneyValue
  status: 'upcoming' | 'ineligible' | 'eligible' | 'paid_out'
}

/** Routes to a host, shortest first. Empty if the network knows no route. */
export type RouteList = {
  destination: string
  own: boolean
  routes: { hosts: string[]; currencies: CurrencyCodeValue[] }[]
}

/** Destination for which routes are requested. */
export type RouteQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  destination: string
}

/** Schemas of all members, oldest first. */
export type RpoSchemaList = { content: RpoSchema[] }

/** A new schema, or the next version of one. */
export type RpoSchemaSave = {
  choice: 'CREATE' | 'UPDATE'
  name?: string
  country?: CountryCodeValue
  schemaId?: UuidValue
  files: UuidValue[]
}

/** Schema for the payment objects that a member receives. */
export type RpoSchema = {
  id: UuidValue
  name: string
  country: CountryCodeValue
  owner: string
  status: 'ACTIVE' | 'DEPRECATED'
  remote_object_id: UuidValue
  number: number
  access: 'OWN' | 'NONE' | 'PENDING' | 'GRANTED' | 'DENIED' | 'REVOKED'
  files: File[]
  createdAt: string
  modifiedAt: string
}

/** Table whose views are requested. */
export type SavedViewListQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  table?: string
}

/** Saved views, own ones first, then shared ones, by name. */
export type SavedViewList = { views: SavedView[]; layout?: ListLayout }

/** Filters, sort and page size saved under a name. */
export type SavedViewQuery = {
  filters?: Record<string, string | string[]>
  sort?: { by: string; direction: 'asc' | 'desc' }
  size?: number
}

/** Name and settings of a view. */
export type SavedViewWrite = {
  table: string
  name: string
  isShared?: boolean
  isDefault?: boolean
  query: SavedViewQuery
  columns?: string[]
}

/** Saved view of a table, with its name. */
export type SavedView = {
  id: UuidValue
  table: string
  name: string
  isShared: boolean
  isDefault: boolean
  isOwn: boolean
  query: SavedViewQuery
  columns?: string[]
  owner: Person
}

/** Decision about the request. */
export type SchemaAccessChange = { status: 'GRANTED' | 'DENIED' | 'REVOKED' }

/** Requests from and to the organisation, oldest first. */
export type SchemaAccessList = { content: SchemaAccess[] }

/** Request of a member to read another member’s schema. */
export type SchemaAccess = {
  id: UuidValue
  schemaId: UuidValue
  schema: string
  member: string
  status: 'PENDING' | 'GRANTED' | 'DENIED' | 'REVOKED'
  isOurs: boolean
  createdAt: string
  modifiedAt: string
}

/** A few search results, best first. */
export type SearchHits = {
  hits: { kind: 'payment' | 'identity' | 'batch'; id: UuidValue; title: string; says: string; path: string }[]
}

/** Search text. */
export type SearchQuery = { env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'; q: string }

/** Code from the authenticator app. */
export type SecondFactorCode = { code: string }

/** Policy of the organisation for the second factor. */
export type SecondFactorPolicy = { policy: 'REQUIRED' | 'OPTIONAL' }

/** Secret for an authenticator app, available until the first code is entered. */
export type SecondFactorSecret = { secret: string; address: string; picture: string }

/** Second factor of a person. */
export type SecondFactor = { state: 'ON' | 'OFF'; since?: string; codesLeft: number; isRequired: boolean }

/** Query for a short list, which is always returned as a whole. */
export type ShortListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at' | 'started_at'
  sort_direction?: 'asc' | 'desc'
}

/** Sign-ins and failed attempts with the caller’s account, newest first. */
export type SignInList = {
  content: {
    id: UuidValue
    at: string
    outcome: 'SIGNED_IN' | 'WRONG_PASSWORD' | 'WRONG_CODE' | 'KEPT_OUT'
    method?: 'PASSWORD' | 'PASSKEY' | 'CODE' | 'RECOVERY_CODE' | 'IDENTITY_PROVIDER'
    browser: string
    ip?: string
  }[]
  page: ListPage
}

/** Page of the history. */
export type SignInQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'at'
  sort_direction?: 'asc' | 'desc'
}

/** Agreement to the terms, given once by the organisation. */
export type StablecoinAgreement = { tenantName: string; agreed: true }

/** Wallet whose memo is requested. Absent: the memos of all wallets. */
export type StablecoinBankDetailsQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  walletId?: UuidValue
}

/** Bank account for wires that buy the stablecoin, and the memo they must quote. */
export type StablecoinBankDetails = {
  bankName: string
  bankAddress: string
  accountName: string
  accountAddress: string
  accountNumber: AccountNumberValue
  routingNumber: RoutingNumberValue
  swiftBicCode: BicValue
  currency: CurrencyCodeValue
  memos: { label: string; walletId: UuidValue }[]
  memo?: UuidValue
}

/** Wire that buys the stablecoin. */
export type StablecoinBuy = { tenantName: string; walletId: UuidValue; bankId: UuidValue; amount: MoneyValue }

/** Deposit addresses for coins, by chain. */
export type StablecoinDeposit = {
  currency: CurrencyCodeValue
  xrpl?: StablecoinPlace
  ethereum?: StablecoinPlace
}

/** A wallet of the provider. */
export type StablecoinPlace = {
  chain?: string
  address: string
  destinationTag?: string
  currency?: CurrencyCodeValue
}

/** Redemption of coins. */
export type StablecoinRedeem = {
  tenantName: string
  walletId: UuidValue
  amount: MoneyValue
  confirmedDuplicates?: UuidValue[]
}

/** One page of the list. */
export type StablecoinTransactionList = {
  counts?: ListCounts
  content: StablecoinTransactionRow[]
  page: ListPage
}

/** Filters of the stablecoin transactions; newest first by default. */
export type StablecoinTransactionQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  type?: 'BUY' | 'REDEEM'
  status?: 'WAITING' | 'COMPLETED' | 'RETURNED'
  address?: string
  page?: number
  size?: number
  sort?: 'created_at,desc' | 'created_at,asc'
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Purchase or redemption of the stablecoin. */
export type StablecoinTransactionRow = {
  transactionId: UuidValue
  type: 'BUY' | 'REDEEM'
  status: 'WAITING' | 'COMPLETED' | 'RETURNED'
  reason?: 'UNVERIFIED_ACCOUNT' | 'NO_REDEMPTION_ACCOUNT' | 'NOT_TAKEN'
  amount: MoneyValue
  currency: CurrencyCodeValue
  walletId: UuidValue
  walletNickname: string
  chain: string
  address: string
  destinationTag?: string
  bankId?: UuidValue
  bankName: string
  bankAccountNumber: string
  ledgerHash?: string
  createdAt: string
  modifiedAt: string
}

/** Purchase or redemption of the stablecoin. While it waits, it includes the next step. */
export type StablecoinTransaction = {
  transactionId: UuidValue
  type: 'BUY' | 'REDEEM'
  status: 'WAITING' | 'COMPLETED' | 'RETURNED'
  reason?: 'UNVERIFIED_ACCOUNT' | 'NO_REDEMPTION_ACCOUNT' | 'NOT_TAKEN'
  amount: MoneyValue
  currency: CurrencyCodeValue
  walletId: UuidValue
  walletNickname: string
  chain: string
  address: string
  destinationTag?: string
  bankId?: UuidValue
  bankName: string
  bankAccountNumber: string
  ledgerHash?: string
  createdAt: string
  modifiedAt: string
  wire?: StablecoinBankDetails
  sendTo?: StablecoinPlace
}

/** Wallets, oldest first. */
export type StablecoinWalletList = { content: StablecoinWallet[] }

/** Wallet that sends the coins. */
export type StablecoinWalletQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  walletId: UuidValue
}

/** Approved wallet with its balance. */
export type StablecoinWallet = {
  walletId: UuidValue
  walletNickname: string
  chain: string
  address: string
  destinationTag?: string
  balance: MoneyValue
  currency: CurrencyCodeValue
  holds: string
}

/** Balance and open orders of the stablecoin, and the steps still missing. */
export type Stablecoin = {
  currency: CurrencyCodeValue
  wireCurrency: CurrencyCodeValue
  balance: MoneyValue
  buying: MoneyValue
  redeeming: MoneyValue
  wallets: StablecoinWallet[]
  banks: {
    bankId: UuidValue
    bankName: string
    accountNumber: string
    verification: 'Pending' | 'Verified' | 'Declined'
  }[]
  isOffered?: boolean
  isBankVerified: boolean
  isAgreed: boolean
  agreedAt?: string
}

/** One page of stuck payouts. */
export type StuckPayoutList = { content: StuckPayout[]; page: ListPage }

/** Page of the stuck payouts; oldest first by default. */
export type StuckPayoutQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Order to the network that is stuck until a person acts or the network reports progress. */
export type StuckPayout = {
  id: UuidValue
  state: 'STUCK' | 'ASKED'
  kind: 'PAYOUT' | 'ISSUE' | 'REDEMPTION' | 'ACCOUNT'
  clientId: UuidValue
  client: string
  environment: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  amount: MoneyValue
  currency: string
  paymentState?: string
  why: string
  detail?: string
  ends: 'PERSON' | 'NEWS'
  since: string
  orderedAt: string
  heardAt: string
  question: 'TAKE' | 'STATUS' | 'CANCEL' | 'BALANCE'
  tries: number
  networkStatus?: string
  networkId?: string
}

/** Setup tasks of an organisation, and their progress. */
export type Tasks = {
  onboarding: 'IN_PROGRESS' | 'IN_REVIEW' | 'APPROVED'
  tasks: { id: string; title: string; says: string; path: string; done: boolean }[]
  banners: { product: string; title: string; says: string; page: string }[]
}

/** Uploaded file to submit as a tax form. */
export type TaxDocumentCreate = { tenantName: string; files: UuidValue[] }

/** Documents, oldest first. */
export type TaxDocumentList = { content: TaxDocument[] }

/** Tax form of the organisation. */
export type TaxDocument = {
  id: UuidValue
  name: string
  type: string
  size: number
  createdAt: string
  files?: File[]
}

/** Value of a feature flag for the organisation (API-079, API-080). */
export type TenantFlag = { flag_name: string; active: boolean }

/** Name of the organisation, as stored by a program. */
export type TenantValidationQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  tenantName: string
}

/** Result of checking the name against the caller’s organisation. Other organisations and unknown names give the same result. */
export type TenantValidation = { tenantName: string; isValid: boolean }

/** Name of a new TLS credential, and the password of its keystore. */
export type TlsCredentialGenerate = { name: string; password: string; passwordConfirmation: string }

/** TLS credentials of the environment, newest first. */
export type TlsCredentialList = { content: TlsCredential[] }

/** Password of the new keystore. */
export type TlsCredentialRotate = { password: string; passwordConfirmation: string }

/** Certificate with its keystore (CRD-005). */
export type TlsCredential = {
  id: UuidValue
  name: string
  state: 'ACTIVE' | 'RETIRING' | 'RETIRED' | 'EXPIRED'
  serial: string
  fingerprint: string
  certificate: string
  validUntil: string
  retiresAt?: string
  keystore: FilesValue
  createdBy: Person
  createdAt: string
}

/** Transfer to create. */
export type TransferCreate = {
  debitAccount: string
  creditAccount: string
  amount: MoneyValue
  internalId?: InternalIdValue
  additionalInfo?: string
  confirmedDuplicates?: UuidValue[]
}

/** One page of the list. */
export type TransferList = { counts?: ListCounts; sums?: ListSums; content: Transfer[]; page: ListPage }

/** Filters of the transfers. */
export type TransferQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  status?: 'QUOTED' | 'PENDING' | 'PREPARED' | 'EXECUTED' | 'COMPLETED' | 'FAILED'
  account?: string
  internal_id?: InternalIdValue
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Transfer of an amount between two accounts. */
export type Transfer = {
  transferId: UuidValue
  debitAccount: string
  creditAccount: string
  crosses: boolean
  amount: MoneyValue
  currency: CurrencyCodeValue
  internalId?: InternalIdValue
  additionalInfo?: string
  status: 'QUOTED' | 'PENDING' | 'PREPARED' | 'EXECUTED' | 'COMPLETED' | 'FAILED'
  createdBy: string
  createdAt: string
  modifiedAt: string
}

/** Person to invite, with roles and environments. */
export type UserCreate = {
  email: string
  first_name: string
  last_name?: string
  roles: string[]
  environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
}

/** Roles and environments to compare with those of a person. A new person has none. */
export type UserDifferenceRequest = {
  userId?: UuidValue
  roles: string[]
  environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
}

/** Effect of a change of roles and environments. */
export type UserDifference = {
  summary: string
  gained: { label: string; value: string }[]
  lost: { label: string; value: string }[]
  conflicts: { label: string; value: string }[]
  warnings: { label: string; value: string }[]
}

/** New environments of a person. */
export type UserEnvironments = { environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[] }

/** Person for whom the choices are requested. Absent: a new person. */
export type UserGrantsQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  userId?: UuidValue
}

/** Roles and environments that the caller may grant, and those that the caller may not. */
export type UserGrants = {
  templates: { name: string; label: string; says: string; roles: string[] }[]
  held?: string
  roles: { name: string; label: string; area: string; group: string; access: string }[]
  rest?: string
  closedRoles: string[]
  environments: { code: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'; label: string }[]
  closedEnvironments: string[]
}

/** Filters of the people; sorted by name by default. */
export type UserListQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  status?: 'CREATED' | 'ACTIVE' | 'REJECTED' | 'DISABLED' | 'DELETED'
  environment?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  role?: string
  search?: string
  sort_field?: 'name' | 'email' | 'created_at' | 'last_sign_in_at'
  sort_direction?: 'asc' | 'desc'
}

/** A page of people. */
export type UserList = { counts?: ListCounts; content: UserRow[]; page: ListPage }

/** Permission of a person: granted or not, the reason, and the pages and calls it opens. */
export type UserRight = {
  id: string
  permission: string
  verdict: 'yes' | 'no'
  why: string
  pages: string
  calls: string
  environment: string
}

/** Environment and filters of the permissions. */
export type UserRightsQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  environment?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  verdict?: 'yes' | 'no'
  search?: string
  sort_field?: 'permission'
  sort_direction?: 'asc' | 'desc'
}

/** Permissions of a person in an environment, with reasons. */
export type UserRights = {
  id: UuidValue
  orgId: UuidValue
  name: string
  email: string
  status: 'CREATED' | 'ACTIVE' | 'REJECTED' | 'DISABLED' | 'DELETED'
  userType: 'Admin User' | 'Regular User'
  roles: string
  assigned: string
  environment: string
  areas: { label: string; value: string }[]
  conflicts: { label: string; value: string }[]
  content: UserRight[]
  page: ListPage
  waitingChanges?: WaitingChange[]
}

/** Person of the organisation, as one row of a list. */
export type UserRow = {
  id: UuidValue
  orgId: UuidValue
  email: string
  name: string
  status: 'CREATED' | 'ACTIVE' | 'REJECTED' | 'DISABLED' | 'DELETED'
  userType: 'Admin User' | 'Regular User'
  roles: string
  environments: string
  lastSignInAt?: string
  createdAt: string
  waitingChanges?: WaitingChange[]
}

/** New values of a person. The sign-in address cannot be changed. */
export type UserUpdate = {
  version: number
  first_name: string
  last_name?: string
  roles: string[]
  environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
}

/** Person of an organisation. */
export type User = {
  id: UuidValue
  orgId: UuidValue
  orgName: string
  email: string
  first_name: string
  last_name: string
  name: string
  nickname?: string
  picture?: string
  scopes: string[]
  roles: { name: string }[]
  status: 'CREATED' | 'ACTIVE' | 'REJECTED' | 'DISABLED' | 'DELETED'
  viewed_disclosure: boolean
  userEnvironments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
  userType: 'Admin User' | 'Regular User'
  products: string[]
  environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
  version?: number
}

/** Business that the provider verifies, with its consent. */
export type VerificationRequest = {
  tenantName: string
  truliooConsent: true
  legalName: string
  registrationNumber: string
  country: CountryCodeValue
}

/** Change of a payee or a person that waits for a decision. The present state applies until then. */
export type WaitingChange = { changeId: UuidValue; says: string }

/** Number of waiting records, each with the list that shows them. */
export type Waiting = { items: { id: string; label: string; says: string; count: number; path: string }[] }

/** Wallets that were added or removed. */
export type WalletChanges = { wallets: Wallet[] }

/** Wallet to add. product, productId and custodyExchangeHostId are for the multi-product mode only. */
export type WalletCreate = {
  tenantName: string
  wallets: {
    walletNickname: string
    chain:
      | 'XRPL'
      | 'XRP'
      | 'Ethereum'
      | 'Tron'
      | 'Bitcoin'
      | 'Bitcoin_Cash'
      | 'Ethereum_Classic'
      | 'Litecoin'
      | '{product}'
      | 'binance_smart_chain'
    digitalAssetType: CurrencyCodeValue
    walletType: 'hosted' | 'unhosted'
    digitalAssetWalletAddress: string
    legalNameCounterparty: string
    custodyExchangeHostName: string | null
    destinationTag: string | null
    attestation: boolean
    tAndCAgreement: boolean
    acknowledgement: boolean
    product?: 'Stablecoin' | 'ODL' | 'OTC' | 'RPD'
    productId?: string
    custodyExchangeHostId?: string | null
  }[]
}

/** Product whose wallets are listed, or the ID of one wallet. */
export type WalletListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  product?: 'Stablecoin' | 'ODL' | 'OTC' | 'RPD' | 'stablecoin' | 'odl' | 'otc' | 'rpd'
  walletId?: UuidValue
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Wallets, oldest first, without removed ones. */
export type WalletList = { content: Wallet[] }

/** Query for a short list, which is returned as a whole. */
export type WalletProductsQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Products that take wallets, each with its progress. */
export type WalletProducts = {
  content: {
    key: string
    product: 'Stablecoin' | 'ODL' | 'OTC' | 'RPD'
    wallets: number
    needed: number
    step: 'pending' | 'in progress' | 'completed'
    verification: 'Not Started' | 'In Progress' | 'In Review' | 'Approved' | 'Declined' | 'Expired' | 'Failed'
    lockStatus: 'LOCKED' | 'UNLOCKED' | 'PREVIEW' | 'NOT_REQUIRED'
  }[]
}

/** Wallet to remove, with its address and new status. */
export type WalletRemove = {
  tenantName: string
  wallets: { walletId?: string | null; digitalAssetWalletAddress: string; walletStatus: 'Deactivated' }[]
}

/** Product whose wallets are requested. Absent: the first product that takes wallets. */
export type WalletRoomQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  product?: 'Stablecoin' | 'ODL' | 'OTC' | 'RPD' | 'stablecoin' | 'odl' | 'otc' | 'rpd' | 'first'
}

/** State of a product’s wallets and those that can be added. `terms` is absent without such a product. */
export type WalletRoom = {
  terms?: OnboardingProduct
  chains: {
    chain:
      | 'XRPL'
      | 'XRP'
      | 'Ethereum'
      | 'Tron'
      | 'Bitcoin'
      | 'Bitcoin_Cash'
      | 'Ethereum_Classic'
      | 'Litecoin'
      | '{product}'
      | 'binance_smart_chain'
    label: string
    wallets: number
    most: number
    isFull: boolean
    needsWallet: boolean
  }[]
  onlyChain?:
    | 'XRPL'
    | 'XRP'
    | 'Ethereum'
    | 'Tron'
    | 'Bitcoin'
    | 'Bitcoin_Cash'
    | 'Ethereum_Classic'
    | 'Litecoin'
    | '{product}'
    | 'binance_smart_chain'
  reusable: Wallet[]
  addresses: string[]
  isBlocked: boolean
  counts: { all: number; denied: number; pending: number }
  most?: number
  needed?: number
  step?: 'pending' | 'in progress' | 'completed'
  lockStatus: 'LOCKED' | 'UNLOCKED' | 'PREVIEW' | 'NOT_REQUIRED'
  verification?: 'Not Started' | 'In Progress' | 'In Review' | 'Approved' | 'Declined' | 'Expired' | 'Failed'
}

/** Wallet for digital assets, used by one product. */
export type Wallet = {
  tenantName: string
  walletId: UuidValue
  walletNickname: string
  chain:
    | 'XRPL'
    | 'XRP'
    | 'Ethereum'
    | 'Tron'
    | 'Bitcoin'
    | 'Bitcoin_Cash'
    | 'Ethereum_Classic'
    | 'Litecoin'
    | '{product}'
    | 'binance_smart_chain'
  digitalAssetType: CurrencyCodeValue
  digitalAssetWalletAddress: string
  walletType: 'hosted' | 'unhosted'
  legalNameCounterparty: string
  custodyExchangeHostName: string | null
  custodyExchangeHostId: string | null
  destinationTag: string | null
  walletApproved: 'Yes' | 'No' | 'Blocked' | 'Pending'
  walletStatus: 'Onboarded' | 'Active' | 'Inactive' | 'Deactivated'
  product: 'Stablecoin' | 'ODL' | 'OTC' | 'RPD'
  productId: string
  transactionType: 'ISSUANCE' | 'REDEMPTION'
  tAndCAgreement: boolean
  acknowledgement: boolean
  attestation: boolean
  createdAt: string
}

/** Fields to change; absent fields keep their values. */
export type WebhookChange = { url?: string; eventTypes?: string[]; description?: string | null }

/** Address and events of a new webhook. */
export type WebhookCreate = { url: string; eventTypes: string[]; description?: string }

/** Newest deliveries, newest first. */
export type WebhookDeliveryList = { content: WebhookDelivery[] }

/** Delivery of one event to one webhook, and its result. */
export type WebhookDelivery = {
  deliveryId: UuidValue
  webhookId: UuidValue
  orgId: UuidValue
  messageId: string
  eventType: string
  objectId?: string
  state: 'WAITING' | 'DELIVERED' | 'GIVEN_UP' | 'DROPPED'
  tries: number
  status?: number
  milliseconds?: number
  answer?: string
  reason?: string
  nextTryAt?: string
  createdAt: string
}

/** API credentials of the environment, oldest first, with their limit and those that wait for a second person. */
export type WebhookList = { content: Webhook[]; most: number; waiting: string[] }

/** Start of the events to send again. */
export type WebhookResend = { since: string }

/** Number of events sent again. */
export type WebhookResent = { resent: number }

/** Credential with its secret. No other response contains the secret. */
export type WebhookSecret = {
  orgId: UuidValue
  webhookId: UuidValue
  url: string
  eventTypes: string[]
  description?: string
  environment: string
  state: 'ACTIVE' | 'FAILING' | 'UNTAKEN' | 'STOPPED' | 'DISABLED'
  secretTaken: boolean
  secretMadeAt: string
  earlierUntil?: string
  failingSince?: string
  createdBy: Person
  createdAt: string
  secret: string
}

/** Endpoint that receives events, following Standard Webhooks. It never includes the secret. */
export type Webhook = {
  orgId: UuidValue
  webhookId: UuidValue
  url: string
  eventTypes: string[]
  description?: string
  environment: string
  state: 'ACTIVE' | 'FAILING' | 'UNTAKEN' | 'STOPPED' | 'DISABLED'
  secretTaken: boolean
  secretMadeAt?: string
  earlierUntil?: string
  failingSince?: string
  createdBy: Person
  createdAt: string
}
