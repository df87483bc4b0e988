// Generated from definitions/words by `npm run types`; do not edit.
export { sayAnswers } from './say-answers.ts'
export { sayBatches } from './say-batches.ts'
export { sayForms } from './say-forms.ts'
export { sayMails } from './say-mails.ts'
export { sayMeasures } from './say-measures.ts'
export { sayQuotes } from './say-quotes.ts'
export { sayValues } from './say-values.ts'
export { sayWallets } from './say-wallets.ts'
