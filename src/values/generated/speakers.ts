// Generated from definitions/words by `npm run types`; do not edit.
export { sayForms } from './say-forms.ts'
export { sayMails } from './say-mails.ts'
export { sayPages } from './say-pages.ts'
export { sayPayments } from './say-payments.ts'
export { saySession } from './say-session.ts'
export { sayShell } from './say-shell.ts'
