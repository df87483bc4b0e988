// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What is said of a wallet address that is wrong or doubtful, on the screen and by the server alike. */
export const sayWallets = speaker<{
  walletAddressOlder: { symbol: string | number }
  walletAddress: { name: string | number }
  taggedAddress: { address: string | number; tag: string | number }
  xAddress: { address: string | number }
  xAddressTagged: { address: string | number; tag: string | number }
  testXAddress: { address: string | number }
  testXAddressTagged: { address: string | number; tag: string | number }
  sharedAddress: never
  testNetwork: never
  unknownWitness: never
  burntAddress: never
  hexadecimalAddress: never
  addressCapitals: never
  addressChecksum: never
  lookAlike: { entered: string | number; existing: string | number }
}>('wallets', {
  walletAddressOlder: ['This is an invalid ', ['symbol'], ' wallet address'],
  walletAddress: ['The provided ', ['name'], ' wallet address is invalid.'],
  taggedAddress: [
    'This is an address and a destination tag in one text: enter the address ',
    ['address'],
    ', and its destination tag separately: ',
    ['tag'],
    '.',
  ],
  xAddress: ['This is an X-address: enter the address it stands for, ', ['address'], '.'],
  xAddressTagged: [
    'This is an X-address: enter the address it stands for, ',
    ['address'],
    ', and its destination tag separately: ',
    ['tag'],
    '.',
  ],
  testXAddress: [
    'This is an X-address of the test network: enter the address it stands for, ',
    ['address'],
    '.',
  ],
  testXAddressTagged: [
    'This is an X-address of the test network: enter the address it stands for, ',
    ['address'],
    ', and its destination tag separately: ',
    ['tag'],
    '.',
  ],
  sharedAddress:
    'An address in this form is the same on Bitcoin. Make sure that its holder expects coins of this chain.',
  testNetwork:
    'This is an address of a test network. Coins of the main network that are sent to it are lost.',
  unknownWitness:
    'No wallet in common use can spend from an address of this kind. Compare it with its source before you save it.',
  burntAddress: 'Nobody holds the key to this address: what is sent to it is lost for good.',
  hexadecimalAddress:
    'Ethereum addresses use only the digits 0 to 9 and the letters a to f. Compare it with its source before you save it.',
  addressCapitals:
    'The capital letters do not match this address, so a character may be wrong. Compare it with its source before you save it.',
  addressChecksum:
    'The checksum of this address does not hold, so a character may be wrong. Compare it with its source before you save it.',
  lookAlike: [
    'This begins and ends like an address you already have, and is another one. You entered ',
    ['entered'],
    '; you have ',
    ['existing'],
    '. Compare them in full.',
  ],
})
