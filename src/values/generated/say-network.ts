// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the simulated network says to people: when money arrives, what it asks for, and why a payment failed. It stands in definitions/network to the letter. */
export const sayNetwork = speaker<{
  theSameDayUntil15: never
  cbuOrCvu: never
  nameOfTheBank: never
  cuit: never
  cuilOrCuit: never
  withinSecondsDayAndNight: never
  stateOrProvince: never
  cep: never
  pixKeyOrAccount: never
  bankCode: never
  cnpj: never
  cpf: never
  dateOfBirth: never
  theNextBankingDay: never
  iban: never
  beginsWithDe: never
  bicOfTheBank: never
  beginsWithEs: never
  beginsWithFr: never
  withinMinutesDayAndNight: never
  theSameBankingDay: never
  sortCode: never
  accountNumber: never
  withinTwoHours: never
  pinCode: never
  ifsc: never
  phoneNumber: never
  postalCode: never
  clabe: never
  the18DigitsOfThe: never
  currencyOfTheAccount: never
  beginsWithNl: never
  theSameOrTheNext: never
  walletAddress: never
  destinationTag: never
  neededWhenTheAddressBelongs: never
  answerOfAnUnknownType: never
  theServerCallsItsType: never
  answerWithABrokenPattern: never
  itsPatternDoesNotCompile: never
  zipCode: never
  routingNumber: never
  kindOfAccount: never
  legalName: never
  firstName: never
  lastName: never
  leaveItEmptyForA: never
  streetAndNumber: never
  city: never
  country: never
  theAccountIsClosed: never
  theBeneficiarysAccountNoLonger: never
  theAccountWasNotFound: never
  theBeneficiarysBankDoesNot: never
  thePaymentWasNotAccepted: never
  theReviewOfThisPayment: never
  thePayoutPartnerCouldNot: never
  aTechnicalProblemStoppedThe: never
  thePayoutPartnerRefusedUs: never
  weCouldNotSignIn: never
  theRouteIsNotSet: never
  theSettlementOfThisRoute: never
  thePaymentDidNotGo: never
  theNetworkGaveNoReason: never
  theBeneficiarysBankSentThe: never
  theBeneficiarysBankSentTheMoney: never
  paymentCancelled: never
  priceOver: never
  priceNotTaken: never
  networkTookBack: never
}>('network', {
  theSameDayUntil15: 'The same day until 15:00',
  cbuOrCvu: 'CBU or CVU',
  nameOfTheBank: 'Name of the bank',
  cuit: 'CUIT',
  cuilOrCuit: 'CUIL or CUIT',
  withinSecondsDayAndNight: 'Within seconds, day and night',
  stateOrProvince: 'State or province',
  cep: 'CEP',
  pixKeyOrAccount: 'PIX key or account',
  bankCode: 'Bank code',
  cnpj: 'CNPJ',
  cpf: 'CPF',
  dateOfBirth: 'Date of birth',
  theNextBankingDay: 'The next banking day',
  iban: 'IBAN',
  beginsWithDe: 'Begins with DE.',
  bicOfTheBank: 'BIC of the bank',
  beginsWithEs: 'Begins with ES.',
  beginsWithFr: 'Begins with FR.',
  withinMinutesDayAndNight: 'Within minutes, day and night',
  theSameBankingDay: 'The same banking day',
  sortCode: 'Sort code',
  accountNumber: 'Account number',
  withinTwoHours: 'Within two hours',
  pinCode: 'PIN code',
  ifsc: 'IFSC',
  phoneNumber: 'Phone number',
  postalCode: 'Postal code',
  clabe: 'CLABE',
  the18DigitsOfThe: 'The 18 digits of the account.',
  currencyOfTheAccount: 'Currency of the account',
  beginsWithNl: 'Begins with NL.',
  theSameOrTheNext: 'The same or the next banking day',
  walletAddress: 'Wallet address',
  destinationTag: 'Destination tag',
  neededWhenTheAddressBelongs: 'Needed when the address belongs to an exchange.',
  answerOfAnUnknownType: 'Answer of an unknown type',
  theServerCallsItsType: 'The server calls its type HOLOGRAM, which nobody knows.',
  answerWithABrokenPattern: 'Answer with a broken pattern',
  itsPatternDoesNotCompile: 'Its pattern does not compile: leave it empty to go on.',
  zipCode: 'ZIP code',
  routingNumber: 'Routing number',
  kindOfAccount: 'Kind of account',
  legalName: 'Legal name',
  firstName: 'First name',
  lastName: 'Last name',
  leaveItEmptyForA: 'Leave it empty for a person who has one name only.',
  streetAndNumber: 'Street and number',
  city: 'City',
  country: 'Country',
  theAccountIsClosed: 'The account is closed',
  theBeneficiarysAccountNoLonger:
    'The beneficiary’s account no longer takes payments. Your funds stay with you. Ask the beneficiary for another account and send the payment again.',
  theAccountWasNotFound: 'The account was not found',
  theBeneficiarysBankDoesNot:
    'There is no such account or wallet where the payment was to arrive. Your funds stay with you. Check the account with the beneficiary and send the payment again.',
  thePaymentWasNotAccepted: 'The payment was not accepted',
  theReviewOfThisPayment:
    'The review of this payment declined it. Your funds stay with you. Contact support before you send it again.',
  thePayoutPartnerCouldNot: 'The payout partner could not be reached',
  aTechnicalProblemStoppedThe:
    'A technical problem stopped the payment. Your funds are back in your balance. Send the payment again; if it fails again, contact support.',
  thePayoutPartnerRefusedUs: 'The payout partner refused us',
  weCouldNotSignIn:
    'We could not sign in at the payout partner. Your funds stay with you. Contact support; sending again will not help until it is solved.',
  theRouteIsNotSet: 'The route is not set up completely',
  theSettlementOfThisRoute:
    'The settlement of this route is not set up. Your funds stay with you. Contact support; sending again will not help until it is solved.',
  thePaymentDidNotGo: 'The payment did not go through',
  theNetworkGaveNoReason:
    'The network gave no reason. Your funds stay with you. Send the payment again; if it fails again, contact support.',
  theBeneficiarysBankSentThe: 'The beneficiary’s bank sent the money back',
  theBeneficiarysBankSentTheMoney:
    'The beneficiary’s bank sent the money back and gave no reason. The funds are in your balance again. Ask the beneficiary why before you send it again.',
  paymentCancelled: 'The payment was cancelled',
  priceOver: 'The price was no longer valid',
  priceNotTaken:
    'The network did not accept the payment at the price you saw. Your funds are back in your balance. Send the payment again at the current price.',
  networkTookBack:
    'The network took the payment back before any money moved. Your funds are back in your balance.',
})
