// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What is asked before scripts of other companies are loaded. */
export const sayOutside = speaker<{
  others: never
  analytics: never
  chat: never
  survey: never
  mayLoad: { services: string | number }
  no: never
  yes: never
}>('outside', {
  others: 'Services of others',
  analytics: 'usage statistics',
  chat: 'a support chat',
  survey: 'surveys',
  mayLoad: ['May this page load ', ['services'], ' from other companies? Everything else works either way.'],
  no: 'No',
  yes: 'Yes',
})
