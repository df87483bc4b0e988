// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What every card says around its own words, which stand in definitions/cards. */
export const sayCards = speaker<{
  loading: { title: string | number }
  notLoaded: never
  tryAgain: never
  fetchingDocument: never
  opensInNewTab: never
  done: never
  payments: { count: number; formatted: string | number }
}>('cards', {
  loading: ['Loading: ', ['title']],
  notLoaded: 'This could not be loaded',
  tryAgain: 'Try again',
  fetchingDocument: 'Fetching the document',
  opensInNewTab: ', opens in a new tab',
  done: ', done',
  payments: [['count', 2, { one: [['formatted'], ' payment'], other: [['formatted'], ' payments'] }]],
})
