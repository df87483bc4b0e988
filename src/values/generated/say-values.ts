// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What is said of a value that is wrong or doubtful, on the screen and by the server alike. */
export const sayValues = speaker<{
  ibanOtherCountry: { country: string | number; requested: string | number }
  bicOtherCountry: { country: string | number; requested: string | number }
  accountNumber: never
  accountNumbersDiffer: never
  amount: never
  amountDigits: never
  amountOnePoint: never
  amountPointLast: never
  amountThousands: never
  amountTwoMeanings: { first: string | number; second: string | number }
  amountWhole: { most: string | number }
  amountDecimals: { most: string | number }
  bic: never
  clabe: never
  ibanFormat: never
  ibanChecksum: never
  ibanFailed: never
  ibanRefused: never
  ibanSigns: never
  routingNumberLength: never
  routingNumber: never
  destinationTag: { most: string | number }
  ipv4: never
  jsonName: never
  jsonText: never
  jsonTextEnd: never
  jsonComma: { end: string | number }
  jsonNested: never
  jsonValue: never
  jsonColon: never
  jsonEnd: never
  charactersLeast: { least: string | number }
  charactersMost: { most: string | number }
  networkAddress: never
  atSign: never
  oneLine: never
  unseenCharacter: never
  accents: never
  phone: never
  phoneCountry: never
  number: never
  failedFormula: { value: string | number }
  postalDigits: { country: string | number; digits: string | number; example: string | number }
  postalTwoForms: { country: string | number; example: string | number; other: string | number }
  postalForm: { country: string | number; example: string | number }
  routingNumberZero: never
  wasNumber: { value: string | number }
  narrowColumn: never
  shortenedNumber: { value: string | number }
  noValue: { value: string | number }
  uuid: never
}>('values', {
  ibanOtherCountry: [
    'This IBAN is of ',
    ['country'],
    ', and the account is to be in ',
    ['requested'],
    '. Enter one that begins with ',
    ['requested'],
    ', or change the country.',
  ],
  bicOtherCountry: [
    'This BIC is of a bank in ',
    ['country'],
    ', and the account is to be in ',
    ['requested'],
    '. Enter the BIC of a bank there, with ',
    ['requested'],
    ' as its fifth and sixth letter.',
  ],
  accountNumber: 'Enter an account number of 4 to 21 digits.',
  accountNumbersDiffer: 'The account numbers do not match.',
  amount: 'Enter an amount.',
  amountDigits: 'Enter an amount in digits, for example 1,000.50.',
  amountOnePoint: 'Use one point only, before the decimals, for example 1,000.50.',
  amountPointLast: 'Put the point after the commas and spaces, for example 1,000.50.',
  amountThousands:
    'A comma or space may only group thousands. Write decimals after a point, for example 1,000.50.',
  amountTwoMeanings: [
    'This can mean ',
    ['first'],
    ' or ',
    ['second'],
    '. Write ',
    ['first'],
    ' for the one, ',
    ['second'],
    '0 for the other.',
  ],
  amountWhole: ['Enter at most ', ['most'], ' digits before the point.'],
  amountDecimals: ['Enter at most ', ['most'], ' decimals.'],
  bic: 'Enter a BIC of 8 or 11 characters, for example DEUTDEFF.',
  clabe: 'Invalid CLABE. Please verify and try again.',
  ibanFormat: 'Incorrect IBAN. Please verify the format matches the country.',
  ibanChecksum: "Invalid IBAN. Please verify there's no typos or missing characters.",
  ibanFailed: 'An error was encountered while validating the provided IBAN.',
  ibanRefused: 'The IBAN you entered is invalid. Please verify and try again.',
  ibanSigns: 'Enter 15 to 35 letters, digits, underscores or hyphens.',
  routingNumberLength: 'Enter the routing number with exactly 9 digits.',
  routingNumber: 'This routing number is invalid. Check its digits.',
  destinationTag: ['Enter a whole number from 0 to ', ['most'], ', without separators.'],
  ipv4: 'Enter an IPv4 address, with a mask from /0 to /32 if needed, for example 203.0.113.0/24.',
  jsonName: 'a name in double quotes is expected',
  jsonText: 'a text in double quotes is expected',
  jsonTextEnd: 'this text has no end, or a sign that must be written with a backslash',
  jsonComma: ['a comma or ', ['end'], ' is expected'],
  jsonNested: 'this is nested too deeply',
  jsonValue: 'a value is expected',
  jsonColon: 'a colon is expected after the name',
  jsonEnd: 'nothing may follow the end',
  charactersLeast: ['Enter at least ', ['least'], ' characters.'],
  charactersMost: ['Enter at most ', ['most'], ' characters.'],
  networkAddress: 'Enter the address as account@host, or the host alone.',
  atSign: 'Remove the at-sign.',
  oneLine: 'Write this on one line, without line breaks and tabs.',
  unseenCharacter: 'This holds a character that cannot be seen. Type it anew instead of pasting it.',
  accents: 'This holds more accents than a letter can carry. Leave some out.',
  phone: 'Enter the number with digits and hyphens only, for example +52-55-1234-5678.',
  phoneCountry: 'Begin with the country code, for example +52-55-1234-5678. No country code begins with 0.',
  number: 'Enter a number, for example -12.5.',
  failedFormula: [
    '‘',
    ['value'],
    '’ is what a spreadsheet shows for a failed formula. Correct the formula, or enter the value itself.',
  ],
  postalDigits: [
    ['country'],
    ': a postal code has ',
    ['digits'],
    ' digits, for example ',
    ['example'],
    '. Zeros at its beginning count.',
  ],
  postalTwoForms: [['country'], ': a postal code is written like ', ['example'], ' or ', ['other'], '.'],
  postalForm: [['country'], ': a postal code is written like ', ['example'], '.'],
  routingNumberZero:
    'Enter the routing number with exactly 9 digits. These are 8: a spreadsheet loses a zero at the beginning. Copy it from where it is written in full.',
  wasNumber: [
    '‘',
    ['value'],
    '’ was a number in a spreadsheet or program, where zeros before it and long ends are lost. Copy it from where it is written in full.',
  ],
  narrowColumn: 'A spreadsheet shows these signs where a column is too narrow. Enter the value itself.',
  shortenedNumber: [
    '‘',
    ['value'],
    '’ is how a spreadsheet shortens a long number, and its last digits are lost. Format the column as text and enter the whole number.',
  ],
  noValue: ['‘', ['value'], '’ is what a program writes where it has no value. Enter the value itself.'],
  uuid: 'Enter an ID of 32 digits in groups of 8-4-4-4-12, for example 123e4567-e89b-12d3-a456-426614174000.',
})
