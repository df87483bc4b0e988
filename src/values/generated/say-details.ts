// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the facts of a record say around themselves, whatever the record is. */
export const sayDetails = speaker<{
  loading: never
  missing: never
  mayBeRemoved: never
  state: never
  notGiven: never
  yes: never
  no: never
  copyAll: never
  notCopied: { label: string | number }
  copyByHand: never
  hidden: { label: string | number }
  show: { label: string | number }
  hide: { label: string | number }
  downloadFile: { name: string | number }
  find: never
  findIn: { label: string | number }
  notFound: never
  matchOf: { at: string | number; total: string | number }
  previousMatch: never
  nextMatch: never
  added: never
  changed: never
  justNow: never
  ago: { duration: string | number }
  by: never
  before: never
  after: never
  askPayee: never
  reviewedNew: never
  reviewedWas: { text: string | number }
  reviewedGone: never
  reviewedAsked: { says: string | number }
  reviewedMended: never
  reviewedUnchanged: never
  savedBy: { person: string | number; time: string | number }
}>('details', {
  loading: 'Loading the details…',
  missing: 'This does not exist',
  mayBeRemoved: 'It may have been removed, or the address is wrong.',
  state: 'State',
  notGiven: 'Not given',
  yes: 'Yes',
  no: 'No',
  copyAll: 'Copy',
  notCopied: [['label'], ' could not be copied'],
  copyByHand: 'Show it and copy it by hand.',
  hidden: [['label'], ', hidden'],
  show: ['Show: ', ['label']],
  hide: ['Hide: ', ['label']],
  downloadFile: ['Download ', ['name']],
  find: 'Find',
  findIn: ['Find in ', ['label']],
  notFound: 'Not found',
  matchOf: [['at'], ' of ', ['total']],
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  added: 'Added',
  changed: 'Changed',
  justNow: 'just now',
  ago: [['duration'], ' ago'],
  by: 'by',
  before: 'Old',
  after: 'New',
  askPayee: 'Ask the payee, by a way you knew before, whether this is theirs.',
  reviewedNew: 'New since the last review',
  reviewedWas: ['Before: ', ['text']],
  reviewedGone: 'Taken out since the last review',
  reviewedAsked: ['Asked: ', ['says']],
  reviewedMended: 'changed since',
  reviewedUnchanged: 'not changed',
  savedBy: ['Saved by ', ['person'], ' on ', ['time']],
})
