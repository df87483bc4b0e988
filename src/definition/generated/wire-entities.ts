// Generated from schemas/entities by `npm run types`; do not edit.

/** A bank account number of 4 to 21 digits. */
export type AccountNumberValue = string

/** The answer of a batch-file field: how far the file got, and the quoted batch or what is wrong with its rows. */
export type BatchFileValue = {
  fileName: string
  status: 'loading' | 'ready' | 'problems' | 'expired' | 'failed'
  message?: string
  retryAt?: string
  batch?: QuotedBatchValue
  problems?: { row: number; column: string; value: string; message: string }[]
}

/** The answer of a batch-quote field: what was asked, how far it got, and the quoted batch while it stands. */
export type BatchQuoteValue = {
  status: 'loading' | 'ready' | 'expired' | 'failed'
  asked?: Record<string, unknown>
  message?: string
  problems?: string[]
  batch?: QuotedBatchValue
}

/** A bank identifier of 8 or 11 characters, ISO 9362. */
export type BicValue = string

/** Several values of a list, in the order of the list. */
export type ChoicesValue = string[]

/** A Mexican account number of 18 digits. City and check digit are judged by the check. */
export type ClabeValue = string

/** A tick that was given. */
export type ConsentValue = true

/** A country, ISO 3166-1 alpha-2, in capitals. */
export type CountryCodeValue = string

/** An ISO 4217 code or a recognised crypto code, in capitals. */
export type CurrencyCodeValue = string

/** A day of the calendar, YYYY-MM-DD. */
export type DateValue = string

/** Whose account at an exchange: a whole number from 0 to 4294967295, without separators or leading zeros. */
export type DestinationTagValue = string

/** The sender's reference that stays with a payment from end to end. */
export type EndToEndIdValue = string

/** A file that has been uploaded, as it is named in what is sent. */
export type FileReferenceValue = { fileId: string; name: string; size: number; type: string }

/** The answer of a file field: each file with how far its upload got. */
export type FilesValue = {
  key?: string
  fileId?: string
  name: string
  size: number
  type: string
  status: 'uploading' | 'done' | 'failed'
  code?: 'REQUIRED' | 'BAD_POLICY' | 'BAD_FILE_TYPE' | 'TOO_LARGE_FILE_SIZE' | 'FAILED_UPLOAD'
}[]

/** The answers of a group by the ids of its fields. */
export type GroupValue = Record<string, unknown>

/** An international bank account number, ISO 13616, saved without spaces. Country and checksum are judged by the check, where the flag asks for it. */
export type IbanValue = string

/** The sender's own reference, never shown to the other side. */
export type InternalIdValue = string

/** IPv4 addresses and CIDR blocks of them, host bits cleared, none of them twice (ALW-002, OPEN-102). */
export type IpBlocksValue = string[]

/** The items of a list in their order: what the field says of each. */
export type ListValue = unknown[]

/** A note that travels with the payment: trimmed and in capitals. */
export type MemoValue = string

/** An amount as a plain decimal string: no exponent, no separators, up to 20 fraction digits. */
export type MoneyValue = string

/** account@host, with the account optional. */
export type NetworkAddressValue = string

/** A host of the network: rn, a country, the name of a company, in any case. */
export type NetworkHostValue = string

/** A quote as a person chooses it. */
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

/** A secret a person makes up, as it was typed. */
export type PasswordValue = string

/** A telephone number: an optional leading plus, digits and hyphens. */
export type PhoneValue = string

/** The answer of a quote field: what is asked, how far it got, and the quote while it stands. */
export type QuoteAnswerValue = {
  amountType: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'
  amount: string
  status: 'idle' | 'loading' | 'ready' | 'expired' | 'failed'
  message?: string
  quote?: QuoteValue
  previous?: QuoteValue
  accepted?: true
}

/** The answer of a quote-choice field: what was asked, the quotes that came, and the one that is chosen. */
export type QuoteChoiceValue = {
  status: 'loading' | 'ready' | 'expired' | 'failed'
  asked?: Record<string, unknown>
  message?: string
  offers?: OfferValue[]
  chosen?: OfferValue
}

/** What an amount becomes on the other side, at which rate and fees, and until when. */
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

/** Payments of one file with the quote for all of them; the server says more than a flow needs. */
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

/** A line of text; blank is absent. */
export type TextValue = string

/** An identifier of any version and case, hyphenated 8-4-4-4-12. */
export type UuidValue = string

/** An address on a chain. The rules of its chain are judged by the check. */
export type WalletAddressValue = string

/** A page of bookings. */
export type AccountBookingList = { content: AccountBooking[]; page: ListPage }

/** Which bookings of the day are listed. */
export type AccountBookingQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  state?: 'AGREES' | 'DIFFERS'
  sort_field?: 'booked_at'
  sort_direction?: 'asc' | 'desc'
}

/** What moved an account. */
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

/** A page of days of accounts, with how many there are. */
export type AccountDayList = { content: AccountDay[]; counts: { differing: number }; page: ListPage }

/** What stood in an account when a day began and ended, and what moved it. */
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

/** Beneficiaries of the organisation that have an account already, the newest first. */
export type AccountHolders = { identities: { identityId: UuidValue; nickName: string }[] }

/** Between which accounts. */
export type AccountLiquidityQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  debitAccount: string
  creditAccount: string
}

/** How much can move from one account to the other now. */
export type AccountLiquidity = { available: MoneyValue; shown: string; isChecked: boolean }

/** The account that beneficiaries are looked for by. */
export type AccountLookup = { account: string }

/** A way to pay out. */
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

/** The service as it shall be. */
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

/** A way the organisation pays out. */
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

/** How many entries a download would hold. */
export type ActivityCount = { total_elements: number; advised: number; isMany: boolean }

/** One entry with what was before and after, and where it came from. */
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

/** Which entries to take along, how written; without a page all of them. */
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

/** Which entries of the activity log; newest first. */
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

/** One entry of the activity log: who did what, to what, where and with which result. */
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

/** Where a person or business is. */
export type Address = {
  streetAddress: string[]
  city: string
  stateOrProvince?: string
  postalCode?: string
  country: CountryCodeValue
}

/** Amounts of one currency, added up. */
export type AmountTotal = { currency: CurrencyCodeValue; amount: MoneyValue }

/** What is to be different; the rest stays. */
export type ApiCredentialChange = {
  name?: string
  description?: string | null
  isPrimary?: boolean | null
  secretStored?: true
}

/** A name people tell it by, what it may do, and for how long. */
export type ApiCredentialCreate = {
  name: string
  description?: string
  isPrimary?: boolean
  scopes: string[]
  validFor?: string
}

/** Those of the environment, oldest first, how many there may be, and which wait for a second person. */
export type ApiCredentialList = { content: ApiCredential[]; most: number; waiting: string[] }

/** The API credential that a program used, by the name it had then; absent: a person worked at the portal. */
export type ApiCredentialOrigin = { clientId: UuidValue; name: string }

/** Those a person may give in this environment, in the order of the list, and the usual term. */
export type ApiCredentialScopes = { content: { scope: string; label: string }[]; validFor: string }

/** The one answer that holds the secret. */
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

/** What a program signs in with; its secret is not in it (CRD-004). */
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

/** One page, newest first. */
export type ApiRequestList = { content: ApiRequest[]; page: ListPage }

/** Which requests of programs; newest first. */
export type ApiRequestQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'desc'
}

/** How a request of a program is sent again. */
export type ApiRequestReplay = { key?: 'NEW' | 'SAME' }

/** What was answered the first time, beside what is answered now. */
export type ApiRequestReplayed = {
  key?: 'NEW' | 'SAME'
  call: string
  method: string
  path: string
  first: { requestId: UuidValue; status: number; code?: string; milliseconds: number; body?: string }
  now: { requestId: UuidValue; status: number; code?: string; milliseconds: number; body?: string }
}

/** What an API credential asked, and what was answered. */
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

/** A payment to be held until someone else decides. */
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

/** Who has to approve what the person submits, and how many other people may, as things are now. */
export type ApprovalDeciders = { deciders: number; says: string }

/** Which approvals to list; newest first. */
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

/** What the second person decides; a rejection says why. */
export type ApprovalReply = {
  status: 'approved' | 'rejected'
  fingerprint?: string
  quoteId?: UuidValue
  rejection_reasons?: string[]
}

/** What a list shows of an approval and its payment. */
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

/** A payment held until someone other than its initiator decides. */
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

/** What happened to a payment, oldest first. */
export type AuditTrail = {
  payment_id: UuidValue
  events: { event: string; at: string; by?: Person; detail: Record<string, unknown> }[]
}

/** The account a payment would be paid from. */
export type AvailableQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  currency: CurrencyCodeValue
  debit?: MoneyValue
}

/** What may still be paid out of an account: what is settled and its credit line, less what open payments have set aside. */
export type Available = {
  currency: CurrencyCodeValue
  available?: MoneyValue
  debit?: MoneyValue
  remaining?: MoneyValue
}

/** What the organisation holds, and how much of its permitted usage is taken. */
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

/** The institution an organisation's funds come from and go back to. */
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

/** Either the status it gets, or the institution that takes its place. */
export type BankChange = {
  tenantName: string
  bankId: UuidValue
  bankStatus?: 'Deactivated'
  replacement?: BankWanted
}

/** One institution. */
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

/** A US bank account, as its holder gives it. */
export type BankDebitAccount = {
  tenantName: string
  accountHolderName: string
  accountType: 'CHECKING' | 'SAVINGS'
  routingNumber: RoutingNumberValue
  accountNumber: string
}

/** Those in use, oldest first, with the products that settle through a bank. */
export type BankList = { content: BankAccount[]; products: { name: string; isCovered: boolean }[] }

/** A document that was kept. */
export type BankProof = { fileId: UuidValue; name: string; size: number; type: string }

/** An institution, its account, and the proof that the account belongs to the organisation. */
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

/** The quote of a batch accepted. */
export type BatchAccept = { confirmedDuplicates?: string[] }

/** Rows that are quoted and sent together, without a file. */
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

/** Which batches to list; newest first unless said otherwise. A filter that cannot be read is refused with a code of its own. */
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

/** What a row asks for, what it was quoted, and what became of it. */
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

/** What is wrong with one cell, in words for whoever mends it. */
export type BatchProblem = { row: number; column: string; value: string; message: string }

/** A file whose rows have problems; nothing of it was kept. */
export type BatchRefusal = { status: 'ERROR'; fileName: string; leftOut?: string[]; problems: BatchProblem[] }

/** Payments that were uploaded together, counted. */
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

/** Which page of the rows of a batch. */
export type BatchRowsQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'row'
  sort_direction?: 'asc' | 'desc'
}

/** The destination a file of payments is for. */
export type BatchTemplate = {
  country?: string
  currency: CurrencyCodeValue
  payoutCategory?: string
  destinationBlockchainNetwork?: string
  useCase?: string
}

/** The batch it became, or all that is wrong with its rows; then nothing was kept. */
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

/** Somebody who owns a part of the business. */
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

/** The owner as they shall be. */
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

/** Somebody who owns a part of the business. */
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

/** What became of one call of a bulk: done, or refused as the call alone would have been. */
export type BulkOutcome = {
  call: string
  id: UuidValue
  done: boolean
  status?: number
  code?: string
  title?: string
  message?: string
}

/** One outcome for each record, in the order they were sent. */
export type BulkOutcomes = { outcomes: BulkOutcome[] }

/** Calls of many records, each made alone. */
export type BulkRequest = { items: { call: string; id: UuidValue; body?: Record<string, unknown> }[] }

/** A company as the holder of an identity. */
export type Business = { businessName: string; address: Address }

/** One entry of a list the server gives. */
export type Choice = { value: string; label: string }

/** As what and why the portal of a client is seen. */
export type ClientViewRequest = {
  job: 'preparer' | 'approver' | 'treasurer' | 'developer' | 'viewer' | 'administrator'
  reason: string
}

/** The portal of a client as somebody of the provider sees it. */
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

/** Which collections to list; newest first unless said otherwise. */
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

/** What a payer paid for an order, collected for its seller. */
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

/** What the portal needs to know about the organisation. */
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

/** A page of those of the organisation. */
export type ControlChangeList = { content: ControlChange[]; page: ListPage }

/** Which page of them, newest first unless said otherwise. */
export type ControlChangeQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Why a change that weakens a control is turned down. */
export type ControlChangeRejection = { reason: string }

/** A change that weakens a control: asked for by one person, decided by another. */
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

/** How much of the business is in one country. */
export type CountryExposureCreate = { tenantName: string; country: CountryCodeValue; percentage: string }

/** Countries, oldest first. */
export type CountryExposureList = { content: CountryExposure[] }

/** The share as it shall be. */
export type CountryExposureUpdate = {
  tenantName: string
  version: number
  country: CountryCodeValue
  percentage: string
}

/** How much of the business is in one country. */
export type CountryExposure = {
  country: CountryCodeValue
  percentage: string
  id: UuidValue
  version: number
}

/** A field the server asks for, known only at run time. */
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

/** For which corridor, and for whom. */
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

/** What a corridor asks of identities and payments, and who pays out. */
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

/** A page of what waits for a decision, and how many wait for whom. */
export type DecisionList = {
  content: Decision[]
  counts: { toDecide: number; others: number }
  page: ListPage
}

/** Which of what waits to list. */
export type DecisionQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'until'
  sort_direction?: 'asc' | 'desc'
  whose?: 'to-decide' | 'others' | 'all'
}

/** A payment or a change that waits for a second person: what is decided about, by when, and what sets it apart. */
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

/** The code of the deposit that proves an account. */
export type DepositConfirmation = { descriptorCode: string }

/** The host that was asked for, as a peer of the node; none when others stand between. */
export type DirectPeerList = {
  destination: string
  peers: { host: string; currencies: CurrencyCodeValue[] }[]
}

/** The person has read the disclosure. */
export type DisclosureAcceptance = { viewed_disclosure: true }

/** The file that was asked for. */
export type DocumentRequestAnswer = { tenantName: string; files: UuidValue[]; note?: string }

/** What was asked for, newest first. */
export type DocumentRequestList = { content: DocumentRequest[] }

/** Something the provider asked for beyond the tasks. */
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

/** An answer without content. */
export type Empty = Record<string, never>

/** The environments assigned to the user. */
export type EnvironmentList = {
  environments: {
    code: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
    label: string
    production: boolean
  }[]
}

/** Most calls say in which environment. */
export type EnvironmentQuery = { env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod' }

/** All of them. */
export type ExchangeBalanceList = { content: ExchangeBalance[] }

/** What it shall hold. */
export type ExchangeBalanceUpdate = { balance: MoneyValue }

/** What the organisation holds at an exchange in one currency. */
export type ExchangeBalance = {
  id: UuidValue
  exchange: string
  exchangeName: string
  currency: CurrencyCodeValue
  balance: MoneyValue
  mock: boolean
  modifiedAt: string
}

/** An exchange as it shall be kept. */
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

/** Those of the environments the person works in. */
export type ExchangeCredentialList = { content: ExchangeCredential[] }

/** An account at an exchange in one environment, and what opens it. */
export type ExchangeCredentialSave = {
  exchange: string
  environment: 'test' | 'uat' | 'prod'
  accountName: string
  apiKey: string
  apiSecret: string
}

/** An account at an exchange in one environment; key and secret are never shown again. */
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

/** What opens an account at an exchange. */
export type ExchangeKeys = { accountName: string; apiKey: string; apiSecret: string }

/** Exchanges, oldest first. */
export type ExchangeList = { content: Exchange[] }

/** Rates of the currencies an exchange supports. */
export type ExchangeRateList = { content: ExchangeRate[] }

/** What one unit of the source buys at a moment. */
export type ExchangeRate = {
  id: string
  created_at: string
  source_currency: CurrencyCodeValue
  destination_currency: CurrencyCodeValue
  rate: MoneyValue
}

/** Exchanges and environments an exchange credential may be kept for. */
export type ExchangeSupportedValues = {
  exchanges: { value: string; label: string }[]
  environments: { value: string; label: string }[]
}

/** The exchange as it shall be. */
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

/** An exchange of the network, as the organisation keeps it. */
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

/** An answer that is only stored and shown again, with the question it was given to. */
export type Extra = {
  id: string
  label: string
  value: string | boolean | string[]
  shown: string
  flow: string
  version: number
}

/** Answers to the fields of a flow that say `extra`: stored with the record, and shown again. Absent: nothing is asked. */
export type Extras = { flow: string; version: number; answers: Record<string, string | boolean | string[]> }

/** A page of the payments that failed or came back, and how many there are by whose it is to mend. */
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

/** Which of the payments that failed or came back to list. */
export type FailedPaymentQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'desc'
  group?: 'account' | 'payment' | 'technical' | 'support' | 'returned'
}

/** A payment that failed or came back, as work: why, whose it is to mend, and whether that was done. */
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

/** Why a call did nothing (RFC 9457). `code` says which refusal it is; the sentences are for people, in their language. */
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

/** The bytes, as an attachment. */
export type FileContent = string

/** An address at which a file is handed out for a short time. */
export type FileLink = { url: string; expiresAt: string }

/** What the file belongs to. */
export type FileReference = { referenceId: UuidValue }

/** One file. */
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

/** Switches of features, by name. */
export type FlagList = { flags: Record<string, boolean> }

/** An approval as a second person decides about it: with the payment it holds. It is put together where it is decided. */
export type HeldPayment = {
  approvalId: UuidValue
  payment_id: UuidValue
  status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void'
  fingerprint?: string
  requote?: Quote
  initiatedBy: Person
  payment: Payment
}

/** A day on which nothing is paid out. */
export type HolidayCreate = { name: string; date: DateValue }

/** Holidays, oldest entry first. */
export type HolidayList = { content: Holiday[] }

/** The holiday as it shall be. */
export type HolidayUpdate = { name: string; date: DateValue; version: number }

/** A day on which the organisation does not pay out. */
export type Holiday = { name: string; date: DateValue; id: UuidValue; version: number }

/** An identity as it shall be; where its money goes to stays. */
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

/** Which identities to list. */
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

/** Where the people of a client sign in, and what of it is believed. */
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

/** It is sealed, and never shown again. */
export type IdentityProviderSecret = { secret: string }

/** How long the token of a directory counts. */
export type IdentityProviderTokenRequest = { validFor: 'P30D' | 'P90D' | 'P180D' | 'P365D' }

/** The one answer that holds the token. */
export type IdentityProviderToken = {
  id: UuidValue
  name: string
  scimAddress: string
  secret: string
  scimTokenEndsAt: string
}

/** Where the people of a client sign in. */
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

/** An identity as it was when the payment was made. */
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

/** What the provider's frame reports. */
export type InquiryReport = { event: 'opened' | 'completed' }

/** One run of the identity-verification provider. */
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

/** Which invoices to list; newest first unless said otherwise. */
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

/** What the provider asks for of a period. */
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

/** The whole list, from the version that was read. */
export type IpAllowlistSave = { entries: string[] | null; version: number; acceptsLockOut?: boolean | null }

/** The addresses API calls may come from; none means all. */
export type IpAllowlist = {
  entries: string[]
  version: number
  yourAddress: string
  isLocked: boolean
  updatedAt?: string
  updatedBy?: Person
}

/** The language a person reads the portal and its mails in. */
export type LanguageChoice = { language: string }

/** An account to be added. */
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

/** A page of them. */
export type LedgerAccountList = { content: LedgerAccount[]; page: ListPage }

/** Which accounts are listed, and in which order. */
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

/** What an account shall be from now on, and the version that was seen. */
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

/** An account on the ledger of the organisation, or of it on the ledger of a partner. */
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

/** Where the ledger of the organisation stands, and whom it is peered with. */
export type LedgerNode = {
  address: NetworkAddressValue
  addresses: NetworkAddressValue[]
  peers: NetworkAddressValue[]
  partners: { address: NetworkAddressValue; name: string }[]
}

/** Which transactions are listed. */
export type LedgerStatementQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  type?: 'FUNDING' | 'TRANSFER_OUT' | 'TRANSFER_IN' | 'TRANSFER_RETURNED'
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** A page of what moved an account. */
export type LedgerTransactionList = { sums?: ListSums; content: LedgerTransaction[]; page: ListPage }

/** What moved an account. */
export type LedgerTransaction = {
  id: UuidValue
  createdAt: string
  type: 'FUNDING' | 'TRANSFER_OUT' | 'TRANSFER_IN' | 'TRANSFER_RETURNED'
  change: MoneyValue
  balance: MoneyValue
  currency: CurrencyCodeValue
  transferId?: UuidValue
}

/** The quotes one legacy request was answered with. */
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

/** The get-quote form of the legacy flow. */
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

/** A price of the legacy flow. */
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

/** What is wrong with a liquidation. */
export type LiquidationReport = {
  reason: 'Wrong amount' | 'Wrong rate' | 'Takes too long' | 'Something else'
  description: string
}

/** How on-demand liquidity sold what a payment brought. */
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

/** How many rows there are of each state, and of `all`, by what was searched for and no filter; a state without any is absent, and one of too many to count. */
export type ListCounts = Record<string, number>

/** How a person looks at a list, on every device. */
export type ListLayout = { table: string; isCompact?: boolean; columns?: string[] }

/** Where a page stands in its list; pages count from 0. */
export type ListPage = { number: number; size: number; totalElements: number; totalPages: number }

/** What all rows that match come to, by currency; absent where there are too many to add up. */
export type ListSums = { currency: string; amount: string }[]

/** The own ones, newest first. */
export type LiveSessionList = { content: LiveSession[] }

/** A sign-in that still opens something. */
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

/** What a person wants to be mailed, and when; what is left out is as it is for a new person: at once, at any time. */
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

/** What a person is mailed, and when; what is about their own access always is, at once. */
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

/** Members, by name. */
export type MemberList = { content: Member[] }

/** The profile as it shall be. */
export type MemberProfileSave = {
  companyName: string
  country: CountryCodeValue
  timezone: string
  currencies: CurrencyCodeValue[]
  timeToCredit: MoneyValue
  version: number
}

/** What the organisation tells other members of itself; version 0: nothing yet. */
export type MemberProfile = {
  id?: UuidValue
  companyName?: string
  country?: CountryCodeValue
  timezone?: string
  currencies?: CurrencyCodeValue[]
  timeToCredit?: MoneyValue
  version: number
}

/** An organisation of the network, by what it tells of itself. */
export type Member = {
  id: UuidValue
  companyName: string
  country: CountryCodeValue
  timezone: string
  currencies: CurrencyCodeValue[]
  timeToCredit: MoneyValue
}

/** What a memo of one corridor must be. */
export type MemoRules = {
  required?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  message?: string
}

/** What is ready for payments, what stands on the ledger, and what stands with partners. */
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

/** The parts of the connection. */
export type NetworkHealth = { content: NetworkPart[] }

/** Whether the network was heard lately. */
export type NetworkHeartbeat = { status: 'UP' | 'DEGRADED' | 'DOWN'; lastHeardAt?: string }

/** Who this organisation is to the network. */
export type NetworkInfo = {
  organisation: string
  address: string
  environment: string
  serverVersion: string
}

/** Whether one part of what a payment needs is there. */
export type NetworkPart = {
  id: 'server' | 'database' | 'network'
  status: 'UP' | 'DEGRADED' | 'DOWN'
  checkedAt: string
  lastHeardAt?: string
}

/** What the node goes by. */
export type NetworkSystemConfig = {
  paymentAuthorization: boolean
  autoSettlement: boolean
  contractSeconds: number
  silenceSeconds: number
}

/** How many became something else, and how many new ones are unread now. */
export type NotificationChangeResult = { changed: number; unreadCount: number }

/** What becomes of which own notifications: all of them, or none. */
export type NotificationChange = {
  ids: UuidValue[]
  change: 'read' | 'unread' | 'archive' | 'unarchive' | 'delete'
}

/** One page of the own notifications, newest first. */
export type NotificationList = {
  notifications: Notification[]
  paginationKeys: { next?: string }
  totalCount: number
  currentPage: number
  totalPage: number
  unreadCount: number
}

/** Which of the own notifications; without a key the newest. */
export type NotificationQuery = { tab?: 'new' | 'archive'; paginationKey?: string; size?: number }

/** What a person is told of, in words, with a way to it. */
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

/** Where a person or business is, as onboarding asks for it. */
export type OnboardingAddress = {
  street: string
  street2?: string
  city: string
  state?: string
  zipCode?: string
  country: CountryCodeValue
}

/** The person who is to work on a subtask; without one it is taken back. */
export type OnboardingAssign = { tenantName: string; userId?: UuidValue; version?: number }

/** A consent, or tasks that are submitted for review. */
export type OnboardingChange = {
  tenantName: string
  truliooConsent?: true
  tasks?: { slug: string; status: 'COMPLETE' }[]
}

/** The person a subtask was given to, while they may work on it. */
export type OnboardingColleague = { userId: string; name: string; givenBy: string; isSelf: boolean }

/** The people a subtask can be given to, and the one who has it. */
export type OnboardingColleagues = {
  subtask: string
  title: string
  colleague?: OnboardingColleague
  people: { id: string; name: string; says: string }[]
  version?: number
}

/** Whose configuration is asked for, and whether wallets are set up for each product. */
export type OnboardingConfigQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  username: string
  multi_product?: boolean
}

/** How the provider set the organisation up. */
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

/** Somebody the provider shall write to. */
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

/** Which contacts are asked for. */
export type OnboardingContactQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
  type?: 'billing' | 'receipts'
}

/** The contact as it shall be. */
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

/** Somebody the provider writes to. */
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

/** What an organisation has done so far; the rules of tasks read it as record. */
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

/** In which order; these lists are short and come whole. */
export type OnboardingListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Whose answers are asked for. */
export type OnboardingOutreachQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  subtask?: string
}

/** Where the organisation stands, and what it has answered. */
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

/** A product as the provider set it up for the organisation. */
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

/** The answers of one page of a subtask. */
export type OnboardingSave = {
  tenantName: string
  subtask: string
  step?: string
  version?: number
  done?: boolean
  answers: Record<string, unknown>
}

/** Where the organisation stands on its way in. */
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

/** What the organisation must do, and where that stands. */
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

/** Whether administrators and customer number are wanted as well. */
export type OrganisationQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  full?: boolean
}

/** Some of the settings, each by name; the others stay. */
export type OrganisationSettingsChange = {
  settings: {
    setting_name: 'payment_authorization' | 'auto_settlement' | 'auto_generate_end_to_end_id'
    setting_value: 'true' | 'false'
  }[]
  lowBalance?: 'usual' | 'own'
  lowBalances?: { currency: string; least: MoneyValue }[]
  version?: string
}

/** Settings by name, and what two of them mean together. */
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

/** The organisation form (SET-016, SET-017). */
export type OrganisationUpdate = { name: string; customerId: string; version?: string }

/** A customer, with its products and settings. */
export type Organisation = {
  id: UuidValue
  name: string
  customerId?: string
  version?: string
  products: string[]
  administrators?: { name: string; email: string }[]
  settings: { setting_name: string; setting_value: string }[]
}

/** Its new name. */
export type PasskeyChange = { name: string }

/** What an authenticator answered, in base64url. */
export type PasskeyCreate = {
  credentialId: string
  clientDataJSON: string
  attestationObject: string
  transports?: string[]
  name?: string
}

/** The own ones, oldest first. */
export type PasskeyList = { content: Passkey[] }

/** What a browser needs to make a passkey. */
export type PasskeyOptions = { options: string }

/** What a person signs in with instead of a password. */
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

/** What becomes of the link by which somebody chooses a password. */
export type PasswordLinkChange = { link: 'SEND' | 'REVOKE' }

/** How a payee is new, or where its money goes was changed, within the cooling-off time. */
export type PayeeChange = {
  kind: 'ADDED' | 'CHANGED'
  at: string
  by: string
  was?: string
  now: string
  advice?: string
}

/** The organisation as the card provider knows it. */
export type PayinCustomer = { customerId: string }

/** What the card provider's own form needs in the browser. */
export type PayinSetupIntent = { customerId: string; clientSecret: string; publicKey?: string }

/** A legacy quote accepted. */
export type PaymentAccept = {
  quote_id: UuidValue
  sender_end_to_end_id?: string
  internal_id?: InternalIdValue
  user_info?: Record<string, unknown>
  beneficiary_data?: Record<string, unknown>
  confirmed_duplicates?: UuidValue[]
}

/** What was seen of the payment that is approved. */
export type PaymentApprove = { fingerprint?: string; quoteId?: UuidValue } | null

/** A quote accepted for a beneficiary; amounts come from the quote. */
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

/** Which payments to take along, how written; without page and size all of them. */
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

/** What stands in a JSON download; a CSV says the same in its first lines. */
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

/** Which payments, in which order, which page (API-146). */
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

/** Which payments, in which order, which page (API-085, API-086). */
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

/** Which payment method is meant. */
export type PaymentMethodQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  id: string
}

/** A card or account that can be debited. */
export type PaymentMethod = { id: string; bankName: string; last4: string; verified: boolean }

/** Why a payment is rejected. */
export type PaymentReject = { reason: string; fingerprint?: string }

/** What whoever sends it again saw of it. */
export type PaymentResend = { beneficiaryVersion: number }

/** Why money is sent back. */
export type PaymentReturn = { reason: string; details?: string }

/** What a list shows of a payment, and what its row is judged by. */
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

/** The states of the new flow, in order. */
export type PaymentStates = {
  states: {
    value: 'INITIATED' | 'VALIDATING' | 'TRANSFERRING' | 'COMPLETED' | 'FAILED' | 'RETURNED'
    label: string
    final: boolean
  }[]
}

/** Money on its way, of either flow; flow says which. */
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

/** Which days, in the zone the header names; without a start all there are. */
export type PaymentsDataQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  start?: string
  end?: string
}

/** Payments day by day, empty days included; amounts are those of payments that arrived or are under way. */
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

/** The product configuration, by product, and what the network could carry. */
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

/** The corridors that are open to the organisation. */
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

/** Who did it. */
export type Person = { id: UuidValue; name: string; email: string }

/** What a person wants otherwise; what is left out stays as it is. */
export type PreferencesSave = {
  zoneFrom?: 'BROWSER' | 'CHOSEN'
  zone?: string
  density?: 'COMFORTABLE' | 'COMPACT'
  begins?: 'LAST' | 'CHOSEN'
  environment?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  singleKeys?: 'ON' | 'OFF'
}

/** How a person looks at the portal, wherever they sign in. */
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

/** A payment to make again: what was entered, or what a payment says that was sent. */
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

/** How presets are asked for; all of them come, last used first. */
export type PresetListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'last_used_at'
  sort_direction?: 'desc'
}

/** Last used first, then by name. */
export type PresetList = { content: Preset[] }

/** The preset as it shall be. */
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

/** A payment that is made again and again. */
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

/** What a payment costs, by where it goes; in the currency that is sent. */
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

/** The first one, or another from the version that was read. */
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

/** What an organisation may send, and where to. */
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

/** Which clients to list; by name unless said otherwise. */
export type ProviderClientQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  state?: 'SETTING_UP' | 'ACTIVE' | 'DISABLED'
  search?: string
  sort_field?: 'name' | 'created_at' | 'last_activity_at' | 'people'
  sort_direction?: 'asc' | 'desc'
}

/** A client as the people of the provider see it. */
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

/** Why the provider does something at a client. */
export type ProviderReason = { reason: string }

/** What a client is to mend before a task of onboarding is reviewed again. */
export type ProviderRepairs = { repairs: { at: string; says: string }[] }

/** A page of what waits for a decision of the provider. */
export type ProviderReviewList = { content: ProviderReview[]; counts: ListCounts; page: ListPage }

/** Which reviews to list, the oldest first unless said otherwise. */
export type ProviderReviewQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  kind?: 'WALLET' | 'BANK' | 'ONBOARDING' | 'BUSINESS'
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** What a client submitted and the provider decides. */
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

/** One thing that a production needs before money moves. */
export type ProviderSetupLine = {
  id: string
  place: number
  title: string
  state: 'MISSING' | 'DONE'
  how?: string
}

/** What a production needs before money moves, in order. */
export type ProviderSetupList = { content: ProviderSetupLine[]; missing: number; page: ListPage }

/** The lines come in their order, all of them. */
export type ProviderSetupQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** The quotes one request was answered with. */
export type QuoteCollection = { quoteCollectionId: UuidValue; quotes: Quote[] }

/** What quotes were asked for lately, to be chosen again. */
export type QuoteMetadata = {
  senderAccounts: string[]
  receiverHosts: string[]
  receiverAccounts: string[]
  paymentMethods: string[]
}

/** An amount to send or to arrive. */
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

/** A price that holds until expiresAt. */
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

/** What one unit of the source buys now; a pair nobody trades is left out. */
export type Rates = {
  rates: { source: CurrencyCodeValue; destination: CurrencyCodeValue; rate: MoneyValue; at: string }[]
}

/** Which days of which accounts to take along, how written; without a page all of them. */
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

/** Which days of which accounts are listed; absent: yesterday. */
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

/** Each opens the account once; shown this once. */
export type RecoveryCodes = { codes: string[] }

/** What a person asks for. */
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

/** Which reports to list; newest first unless said otherwise. */
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

/** Payments of a date range, as a file. */
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

/** One question with its answer, as a reviewer reads it. */
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

/** One part of a task of onboarding, as a reviewer reads it. */
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

/** The days of a month. */
export type RewardDayList = { content: RewardDay[]; page: ListPage }

/** A day of a month of rewards. */
export type RewardDay = {
  date: string
  currency: CurrencyCodeValue
  paymentVolume: MoneyValue
  averageBalance: MoneyValue
  averageRate: string
  reward: MoneyValue
  status: 'upcoming' | 'ineligible' | 'eligible' | 'paid_out'
}

/** Which months or days to list; newest first unless said otherwise. */
export type RewardListQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'date'
  sort_direction?: 'asc' | 'desc'
}

/** A page of months. */
export type RewardList = { content: Reward[]; page: ListPage }

/** A month of rewards with its file. */
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

/** What the rewards come to. */
export type RewardSummary = {
  currency: CurrencyCodeValue
  lifetime: MoneyValue
  upcoming: MoneyValue
  payoutDate: string
}

/** A month of rewards. */
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

/** The ways the network knows to a host, the shortest first; none when it knows no way. */
export type RouteList = {
  destination: string
  own: boolean
  routes: { hosts: string[]; currencies: CurrencyCodeValue[] }[]
}

/** Where a payment shall go. */
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

/** What a member asks of the payment objects it receives. */
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

/** Which table. */
export type SavedViewListQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  table?: string
}

/** Own views first, then those that were shared, by name. */
export type SavedViewList = { views: SavedView[]; layout?: ListLayout }

/** Filters, sort and page size kept under a name. */
export type SavedViewQuery = {
  filters?: Record<string, string | string[]>
  sort?: { by: string; direction: 'asc' | 'desc' }
  size?: number
}

/** How to look at a table, and under what name. */
export type SavedViewWrite = {
  table: string
  name: string
  isShared?: boolean
  isDefault?: boolean
  query: SavedViewQuery
  columns?: string[]
}

/** How someone looks at a table, kept under a name. */
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

/** What shall become of the request. */
export type SchemaAccessChange = { status: 'GRANTED' | 'DENIED' | 'REVOKED' }

/** Requests of and to the organisation, oldest first. */
export type SchemaAccessList = { content: SchemaAccess[] }

/** The request of a member to read a schema of another. */
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

/** At most a handful, the closest first. */
export type SearchHits = {
  hits: { kind: 'payment' | 'identity' | 'batch'; id: UuidValue; title: string; says: string; path: string }[]
}

/** What to look for. */
export type SearchQuery = { env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'; q: string }

/** What the program for one-time codes shows. */
export type SecondFactorCode = { code: string }

/** Whether everybody of an organisation needs one. */
export type SecondFactorPolicy = { policy: 'REQUIRED' | 'OPTIONAL' }

/** What a program for one-time codes takes, until the first code. */
export type SecondFactorSecret = { secret: string; address: string; picture: string }

/** What a person proves beside the password. */
export type SecondFactor = { state: 'ON' | 'OFF'; since?: string; codesLeft: number; isRequired: boolean }

/** How a short list is asked for, which comes whole whatever is asked. */
export type ShortListQuery = {
  search?: string
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at' | 'started_at'
  sort_direction?: 'asc' | 'desc'
}

/** When somebody signed in as oneself, or tried, newest first. */
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

/** Which part of the history. */
export type SignInQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'at'
  sort_direction?: 'asc' | 'desc'
}

/** Given once by the organisation. */
export type StablecoinAgreement = { tenantName: string; agreed: true }

/** For which wallet; without one the memos of all are answered. */
export type StablecoinBankDetailsQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  walletId?: UuidValue
}

/** Where a wire goes that buys the stablecoin, and what it must quote. */
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

/** A wire that buys the stablecoin. */
export type StablecoinBuy = { tenantName: string; walletId: UuidValue; bankId: UuidValue; amount: MoneyValue }

/** Where coins are deposited, by chain. */
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

/** Coins that are redeemed. */
export type StablecoinRedeem = {
  tenantName: string
  walletId: UuidValue
  amount: MoneyValue
  confirmedDuplicates?: UuidValue[]
}

/** A page of them. */
export type StablecoinTransactionList = {
  counts?: ListCounts
  content: StablecoinTransactionRow[]
  page: ListPage
}

/** Which to list; newest first unless said otherwise. */
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

/** What was bought or redeemed. */
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

/** What was bought or redeemed, and while it waits what is still to do. */
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

/** Oldest first. */
export type StablecoinWalletList = { content: StablecoinWallet[] }

/** From which wallet coins are sent. */
export type StablecoinWalletQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  walletId: UuidValue
}

/** An approved wallet, with what it holds. */
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

/** Where an organisation stands with the stablecoin. */
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

/** A page of the payouts that stand still. */
export type StuckPayoutList = { content: StuckPayout[]; page: ListPage }

/** Which page of them, the oldest first unless said otherwise. */
export type StuckPayoutQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** An order to the network that stands still until a person looks at it, or the network says more. */
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

/** What an organisation does once, and what of it is done. */
export type Tasks = {
  onboarding: 'IN_PROGRESS' | 'IN_REVIEW' | 'APPROVED'
  tasks: { id: string; title: string; says: string; path: string; done: boolean }[]
  banners: { product: string; title: string; says: string; page: string }[]
}

/** One uploaded file. */
export type TaxDocumentCreate = { tenantName: string; files: UuidValue[] }

/** Documents, oldest first. */
export type TaxDocumentList = { content: TaxDocument[] }

/** A tax form the organisation sent. */
export type TaxDocument = {
  id: UuidValue
  name: string
  type: string
  size: number
  createdAt: string
  files?: File[]
}

/** A switch as it is for the organisation (API-079, API-080). */
export type TenantFlag = { flag_name: string; active: boolean }

/** The name a program keeps of its organisation. */
export type TenantValidationQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  tenantName: string
}

/** Whether the name is that of the own organisation; others are not told apart. */
export type TenantValidation = { tenantName: string; isValid: boolean }

/** Its name, and the password that closes its keystore. */
export type TlsCredentialGenerate = { name: string; password: string; passwordConfirmation: string }

/** Those of the environment, newest first. */
export type TlsCredentialList = { content: TlsCredential[] }

/** The password that closes the new keystore. */
export type TlsCredentialRotate = { password: string; passwordConfirmation: string }

/** A certificate with its keystore (CRD-005). */
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

/** What shall be moved. */
export type TransferCreate = {
  debitAccount: string
  creditAccount: string
  amount: MoneyValue
  internalId?: InternalIdValue
  additionalInfo?: string
  confirmedDuplicates?: UuidValue[]
}

/** A page of them. */
export type TransferList = { counts?: ListCounts; sums?: ListSums; content: Transfer[]; page: ListPage }

/** Which transfers are listed. */
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

/** An amount that moves between two accounts. */
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

/** Who is invited, and what they may do. */
export type UserCreate = {
  email: string
  first_name: string
  last_name?: string
  roles: string[]
  environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
}

/** Roles and environments that somebody, or a new person, would have. */
export type UserDifferenceRequest = {
  userId?: UuidValue
  roles: string[]
  environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
}

/** What a change would come to. */
export type UserDifference = {
  summary: string
  gained: { label: string; value: string }[]
  lost: { label: string; value: string }[]
  conflicts: { label: string; value: string }[]
  warnings: { label: string; value: string }[]
}

/** Where somebody shall work. */
export type UserEnvironments = { environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[] }

/** For whom; absent: for a new person. */
export type UserGrantsQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  userId?: UuidValue
}

/** What may be given, and what is closed to whoever asks. */
export type UserGrants = {
  templates: { name: string; label: string; says: string; roles: string[] }[]
  held?: string
  roles: { name: string; label: string; area: string; group: string; access: string }[]
  rest?: string
  closedRoles: string[]
  environments: { code: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'; label: string }[]
  closedEnvironments: string[]
}

/** Which people to list; by name unless said otherwise. */
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

/** One permission: whether somebody has it, why, and what it opens. */
export type UserRight = {
  id: string
  permission: string
  verdict: 'yes' | 'no'
  why: string
  pages: string
  calls: string
  environment: string
}

/** In which environment, and which permissions. */
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

/** What somebody can do in an environment, and why. */
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
}

/** Somebody of the organisation, in words. */
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
}

/** The person as they shall be; the address to sign in with stays. */
export type UserUpdate = {
  version: number
  first_name: string
  last_name?: string
  roles: string[]
  environments: ('dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod')[]
}

/** A person of an organisation. */
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

/** The business the provider shall verify, with its consent. */
export type VerificationRequest = {
  tenantName: string
  truliooConsent: true
  legalName: string
  registrationNumber: string
  country: CountryCodeValue
}

/** A change of a payee that nobody has decided: payments go to the payee as it is until then. */
export type WaitingChange = { changeId: UuidValue; says: string }

/** How much waits, and the list that shows exactly that. */
export type Waiting = { items: { id: string; label: string; says: string; count: number; path: string }[] }

/** The wallets that were added or removed. */
export type WalletChanges = { wallets: Wallet[] }

/** One wallet; product, productId and custodyExchangeHostId in multi-product mode only. */
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

/** Of which product, or which one. */
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

/** Oldest first, without those that were removed. */
export type WalletList = { content: Wallet[] }

/** A list that is never long: it is answered whole. */
export type WalletProductsQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  page?: number
  size?: number
  sort_field?: 'created_at'
  sort_direction?: 'asc' | 'desc'
}

/** Every product of the organisation that takes wallets, and how far it is. */
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

/** One wallet, with its address, and the status it gets. */
export type WalletRemove = {
  tenantName: string
  wallets: { walletId?: string | null; digitalAssetWalletAddress: string; walletStatus: 'Deactivated' }[]
}

/** Of which product; the first that takes wallets where none is named. */
export type WalletRoomQuery = {
  env_name?: 'dev' | 'test' | 'stest' | 'staging' | 'uat' | 'prod'
  product?: 'Stablecoin' | 'ODL' | 'OTC' | 'RPD' | 'stablecoin' | 'odl' | 'otc' | 'rpd' | 'first'
}

/** What a product's wallets have come to, and what may be added; without terms where the organisation has no such product. */
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

/** An address that holds digital assets, used by one product. */
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

/** What is to be different; the rest stays. */
export type WebhookChange = { url?: string; eventTypes?: string[]; description?: string | null }

/** Where events go, and which. */
export type WebhookCreate = { url: string; eventTypes: string[]; description?: string }

/** The newest ones, newest first. */
export type WebhookDeliveryList = { content: WebhookDelivery[] }

/** One event for one webhook, and how it was taken. */
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

/** Those of the environment, oldest first, how many there may be, and which wait for a second person. */
export type WebhookList = { content: Webhook[]; most: number; waiting: string[] }

/** Since when. */
export type WebhookResend = { since: string }

/** How many. */
export type WebhookResent = { resent: number }

/** The one answer that holds the secret. */
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

/** Where a program of the organisation hears of what happened, after Standard Webhooks; its secret is not in it. */
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
