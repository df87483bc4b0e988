// Generated from definitions/words by `npm run types`; do not edit.
export { sayForms } from './say-forms.ts'
export { sayMails } from './say-mails.ts'
export { sayMeasures } from './say-measures.ts'
export { sayValues } from './say-values.ts'
export { sayWallets } from './say-wallets.ts'
