// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the server says of a request where no definition says it. */
export const sayRefusals = speaker<{
  moment: never
  notValid: never
  onlySpaces: never
  otherForm: { form: string | number }
  unexpected: never
  unexpectedAdvice: never
  eachOnce: never
  oneAtATime: { call: string | number }
  entry: { entry: string | number; hint: string | number }
  emptyEntry: never
  entryTwice: { entry: string | number }
  reason: never
  bankProducts: never
  bankProof: never
  noOption: never
  oneOf: { options: string | number }
  ownReference: never
  notOffered: { name: string | number }
  chooseAllowed: never
  payoutNotYet: never
  walletCountry: never
  otherHolder: { holder: string }
  holderOfUseCase: { useCase: string | number; holder: string; code: string | number }
  originatorDestination: never
  givenTwice: never
  accountInUsd: never
  listKey: never
  version: never
  notRequested: never
  choosePurpose: never
  source: never
  document: never
  otherAnswers: never
  extrasFlow: never
  extrasVersion: never
  beneficiary: never
  originator: never
  ofList: never
  saidByPayment: never
  presetDirect: never
  presetLegacy: never
  fillIn: never
  sanctioned: never
  fixedAmount: never
  rateAboveZero: never
  rateCurrencies: { source: string | number; destination: string | number }
  reportAccount: never
  reportColumns: never
  reportColumn: { column: string | number }
  amountAboveZero: never
  accountDecimals: { account: string | number; count: string | number }
  tagOfXrpl: never
  unhosted: never
  exchangeInstead: never
  exchangeChosen: { name: string | number }
  nameHost: never
  chooseHost: never
  offeredChain: never
  offeredCurrency: never
  nameBeneficiary: never
  nameOriginator: never
  noBeneficiary: never
  noOriginator: never
  severalBeneficiaries: never
  severalOriginators: never
  strayCell: never
  tooMuchInside: never
  tooManyOfRole: { most: string | number; role: string | number }
  roleNotYours: { role: string | number }
  notToEnd: never
  noQuestion: { name: string | number }
  otherEmail: never
  unchanged: never
  changeDone: never
  changeWithdrawn: never
  changeWaits: never
  changeTimed: never
  rowRejected: never
  rowExpired: never
  rowCanceled: never
  rowVoid: never
  enoughContacts: { most: string | number; type: string | number }
  enter: { label: string | number }
  atField: { field: string | number; why: string | number }
  asksFor: { why: string | number; fields: string | number }
  inQuotes: { field: string | number }
  samePayee: never
  sameInternalId: never
  sameEndToEndId: never
  alikeTo: {
    amount: string | number
    payee: string | number
    time: string | number
    likeness: string | number
  }
  alike: { amount: string | number; time: string | number; likeness: string | number }
  rowAlike: { row: string | number; why: string | number }
  asRow: { likeness: string | number; row: string | number }
  rowHas: { row: string | number; likenesses: string | number }
  batchAlike: { name: string | number; time: string | number }
  batchOf: { day: string | number }
  column: { number: string | number }
  payeeChangeWaits: { who: string | number; account: string | number }
  personChangeWaits: { who: string | number }
  payeeNameWaits: { who: string | number }
  rowChangeWaits: { row: string | number; why: string | number }
  askPayee: never
  askWhoChanged: never
  rejectedFor: { reason: string | number }
  noReason: never
}>('refusals', {
  moment: 'a moment',
  notValid: 'is not valid',
  onlySpaces: 'must hold more than spaces',
  otherForm: ['is not written as it must be. Wanted: ', ['form']],
  unexpected: 'Something went wrong',
  unexpectedAdvice:
    'The server could not finish this request. Nothing was changed. Try again, then contact support.',
  eachOnce: 'Name each record once.',
  oneAtATime: ['The call ', ['call'], ' is made of one record at a time.'],
  entry: ['‘', ['entry'], '’ is not accepted. ', ['hint']],
  emptyEntry: 'Remove the empty entry.',
  entryTwice: [['entry'], ' is on the list twice. Remove one of them.'],
  reason: 'Give at least one reason.',
  bankProducts: 'Choose among the products of your organisation that settle through a bank.',
  bankProof: 'Add one document that proves the account is yours.',
  noOption: 'This is not one of the values to choose from.',
  oneOf: ['Enter one of these: ', ['options'], '.'],
  ownReference: 'Give your own reference.',
  notOffered: ['‘', ['name'], '’ is not offered by the network. Choose another one.'],
  chooseAllowed: 'Choose one of those that are allowed.',
  payoutNotYet: 'Requested payout is not yet available',
  walletCountry: 'A wallet is in no country. Leave this out.',
  otherHolder: [
    'The holder of this identity is ',
    ['holder', 1, { BUSINESS: 'a business', other: 'an individual' }],
    '. Leave this out.',
  ],
  holderOfUseCase: [
    'With the use case ',
    ['useCase'],
    ' the holder is ',
    ['holder', 1, { BUSINESS: 'a business', other: 'an individual' }],
    '. Say ',
    ['code'],
    ', or leave this out.',
  ],
  originatorDestination: 'An originator has no destination. Leave this out.',
  givenTwice: 'The holder says otherwise. Give this once.',
  accountInUsd: 'An account of this kind is kept in USD.',
  listKey: 'is not a key of this list',
  version: 'Say which version you changed.',
  notRequested: 'This destination does not ask for this.',
  choosePurpose: 'Choose a purpose.',
  source: 'Choose a source.',
  document: 'Upload at least one document.',
  otherAnswers: 'This is not asked for with the other answers. Leave it out.',
  extrasFlow: 'Nothing that this form asks is stored here. Leave it out.',
  extrasVersion: 'The questions have changed meanwhile. Reload the page and answer them again.',
  beneficiary: 'Choose a beneficiary.',
  originator: 'Choose one of your originators.',
  ofList: 'Choose one of the list.',
  saidByPayment: 'The payment says this already. Leave it out.',
  presetDirect: 'A preset for a beneficiary does not hold this: the beneficiary says it. Leave it out.',
  presetLegacy: 'A preset between accounts of the network does not hold this. Leave it out.',
  fillIn: 'Fill this in.',
  sanctioned: 'Money cannot be sent to this country.',
  fixedAmount: 'Choose which amount is fixed.',
  rateAboveZero: 'Enter a rate above zero.',
  rateCurrencies: [
    'The rate must be between ',
    ['source'],
    ' and ',
    ['destination'],
    ', the currencies of this payment.',
  ],
  reportAccount: 'Only a report by sender account is about one account. Leave it out.',
  reportColumns:
    'This kind of report has columns of its own. Leave them out, or ask for a customized report.',
  reportColumn: ['No report has a column ‘', ['column'], '’. Choose from the list.'],
  amountAboveZero: 'Enter an amount greater than zero.',
  accountDecimals: [['account'], ' keeps at most ', ['count'], ' decimals.'],
  tagOfXrpl: 'Only addresses of the XRP Ledger have a destination tag. Leave it empty.',
  unhosted: 'Nobody else holds an unhosted wallet. Leave this empty.',
  exchangeInstead: 'Name the exchange instead, and leave this empty.',
  exchangeChosen: ['The exchange that is chosen is ', ['name'], '. Leave this empty.'],
  nameHost: 'Name the exchange or custodian that holds this wallet.',
  chooseHost: 'Choose the exchange that holds this wallet.',
  offeredChain: 'Choose a chain that this product offers.',
  offeredCurrency: 'Choose a currency that this product offers.',
  nameBeneficiary: 'Name the beneficiary.',
  nameOriginator: 'Name the originator.',
  noBeneficiary: 'There is no beneficiary with this nickname or ID.',
  noOriginator: 'There is no originator with this nickname or ID.',
  severalBeneficiaries: 'Several beneficiaries have this nickname. Use the ID of one of them.',
  severalOriginators: 'Several originators have this nickname. Use the ID of one of them.',
  strayCell:
    'A comma may have shifted the values of this row. Put a value with a comma in quotes, as "2,500.00", and leave no cell without a column name in the first line.',
  tooMuchInside:
    'This file cannot be opened, or holds far more than a document does. Save it again, or as a PDF, and upload that.',
  tooManyOfRole: [
    'An organisation can have up to ',
    ['most'],
    ' people with the role ',
    ['role'],
    '. Take it from somebody first.',
  ],
  roleNotYours: [
    'You cannot give the role ',
    ['role'],
    ', because you do not hold it. Ask somebody who does.',
  ],
  notToEnd: 'This could not be checked to its end.',
  noQuestion: ['‘', ['name'], '’ is not asked for here.'],
  otherEmail: 'is not the email of who is signed in',
  unchanged: 'Nothing is changed.',
  changeDone: 'The change has taken effect.',
  changeWithdrawn: 'The change was withdrawn. Nothing is changed.',
  changeWaits: 'Nothing is changed yet: the change waits for a second person.',
  changeTimed:
    'Nothing is changed yet: the change takes effect by itself after a waiting time, unless it is rejected or withdrawn before. Everybody is told.',
  rowRejected: 'It was rejected, and nothing was sent.',
  rowExpired: 'Nobody approved it in time, and nothing was sent.',
  rowCanceled: 'It was withdrawn, and nothing was sent.',
  rowVoid: 'What was to be approved had changed, and nothing was sent.',
  enoughContacts: [
    'You already have ',
    ['most'],
    ' ‘',
    ['type'],
    '’, which is the maximum. Delete one first.',
  ],
  enter: ['Enter ', ['label'], '.'],
  atField: [['field'], ': ', ['why']],
  asksFor: [['why'], ' It asks for ', ['fields'], '.'],
  inQuotes: [['field'], ': Put what it is in quotes.'],
  samePayee: 'the same payee, amount and currency',
  sameInternalId: 'the same internal ID',
  sameEndToEndId: 'the same end-to-end ID',
  alikeTo: ['The payment of ', ['amount'], ' to ', ['payee'], ' of ', ['time'], ' has ', ['likeness'], '.'],
  alike: ['The payment of ', ['amount'], ' of ', ['time'], ' has ', ['likeness'], '.'],
  rowAlike: ['Row ', ['row'], ': ', ['why']],
  asRow: [['likeness'], ' as row ', ['row']],
  rowHas: ['Row ', ['row'], ' has ', ['likenesses'], '.'],
  batchAlike: ['The batch ', ['name'], ' of ', ['time'], ' has the same rows.'],
  batchOf: ['Batch of ', ['day']],
  column: ['Column ', ['number']],
  payeeChangeWaits: [
    ['who'],
    ' asked to change the account or the name of this payee. Until a second person decides that, payments go to the account ',
    ['account'],
    '.',
  ],
  personChangeWaits: [
    ['who'],
    ' asked to change this person’s access. Until a second person decides that, it stays as it is.',
  ],
  payeeNameWaits: [
    ['who'],
    ' asked to change this payee. Until a second person decides that, payments go to it as it is.',
  ],
  rowChangeWaits: ['Row ', ['row'], ': ', ['why']],
  askPayee: 'Payments do not go there. Ask the payee, by a way you knew before, whether this is theirs.',
  askWhoChanged: 'Ask the person who changed it whether this is an account of your organisation.',
  rejectedFor: ['Rejected: ', ['reason']],
  noReason: 'No reason was given',
})
