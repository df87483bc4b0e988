// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the controls of a form say around an answer: of lists to choose from, of files, of what is typed. */
export const sayWidgets = speaker<{
  nothingYet: never
  emptyList: never
  chooseOne: never
  noRecord: { query: string | number }
  noMatch: never
  noCode: never
  noName: never
  typeName: never
  typeNameOrCode: never
  searchRecords: never
  search: never
  searchIn: { label: string | number }
  toChooseFrom: { count: string | number }
  foundOf: { found: string | number; count: string | number }
  staysChosen: { name: string | number }
  isChosen: { name: string | number }
  noneChosen: never
  chosen: { count: string | number }
  clear: never
  clearAnswer: { label: string | number }
  bank: { bank: string | number }
  digitsOf: { count: string | number; most: string | number }
  documentLost: never
  calendar: { label: string | number }
  uploaded: { size: string | number }
  uploading: { percent: string | number; size: string | number }
  uploadOf: { name: string | number }
  tryAgain: never
  uploadAgain: { name: string | number }
  cancelUpload: { name: string | number }
  remove: { name: string | number }
  wasRemoved: { name: string | number }
  wasUploaded: { name: string | number }
  notUploaded: { name: string | number }
  upToEach: { size: string | number }
  chooseFiles: never
  chooseFile: never
  dropFiles: never
  filesAdded: { label: string | number; count: string | number }
  optional: never
  entries: { count: string | number }
  entriesOf: { count: string | number; most: string | number }
  hide: { label: string | number }
  show: { label: string | number }
  charactersLeft: { count: number }
  charactersOver: { count: number }
  charactersMost: { most: string | number }
  notSet: never
  select: never
  item: { item: string | number; number: string | number }
  itemOf: { item: string | number; number: string | number; count: string | number }
  moveUp: { item: string | number; number: string | number }
  moveDown: { item: string | number; number: string | number }
  removeItem: { item: string | number; number: string | number }
  noMore: never
  noField: never
  noFieldType: never
}>('widgets', {
  nothingYet: 'Nothing to choose yet.',
  emptyList: 'Nothing to choose yet',
  chooseOne: 'Choose one',
  noRecord: ['Nothing matches ‘', ['query'], '’. Try fewer or other words.'],
  noMatch: 'Nothing matches. Try another word.',
  noCode: 'Nothing matches. Try another name or code.',
  noName: 'Nothing matches. Try another name.',
  typeName: 'Type a name',
  typeNameOrCode: 'Type a name or code',
  searchRecords: 'Search by name, date or use case',
  search: 'Search',
  searchIn: ['Search ', ['label']],
  toChooseFrom: [['count'], ' to choose from'],
  foundOf: [['found'], ' of ', ['count']],
  staysChosen: [['name'], ' stays chosen'],
  isChosen: [['name'], ' is chosen'],
  noneChosen: 'None chosen',
  chosen: [['count'], ' chosen'],
  clear: 'Clear',
  clearAnswer: ['Clear ', ['label']],
  bank: ['Bank: ', ['bank']],
  digitsOf: [['count'], ' of ', ['most'], ' digits'],
  documentLost: 'The document could not be loaded. Reload the page to read it.',
  calendar: ['Choose ', ['label'], ' in a calendar'],
  uploaded: ['Uploaded · ', ['size']],
  uploading: ['Uploading · ', ['percent'], ' % of ', ['size']],
  uploadOf: ['Upload of ', ['name']],
  tryAgain: 'Try again',
  uploadAgain: ['Try again to upload ', ['name']],
  cancelUpload: ['Cancel the upload of ', ['name']],
  remove: ['Remove ', ['name']],
  wasRemoved: [['name'], ' was removed.'],
  wasUploaded: [['name'], ' was uploaded.'],
  notUploaded: [['name'], ' could not be uploaded.'],
  upToEach: ['up to ', ['size'], ' each'],
  chooseFiles: 'Choose files',
  chooseFile: 'Choose a file',
  dropFiles: 'or drop them here',
  filesAdded: [['label'], ', ', ['count'], ' added'],
  optional: '(optional)',
  entries: [['count'], ' entries'],
  entriesOf: [['count'], ' of ', ['most'], ' entries'],
  hide: ['Hide: ', ['label']],
  show: ['Show: ', ['label']],
  charactersLeft: [
    ['count', 2, { one: [['count'], ' character left'], other: [['count'], ' characters left'] }],
  ],
  charactersOver: [
    ['count', 2, { one: [['count'], ' character too many'], other: [['count'], ' characters too many'] }],
  ],
  charactersMost: ['At most ', ['most'], ' characters'],
  notSet: 'Not set',
  select: 'Select',
  item: [['item'], ' ', ['number']],
  itemOf: [['item'], ' ', ['number'], ' of ', ['count']],
  moveUp: ['Move up ', ['item'], ' ', ['number']],
  moveDown: ['Move down ', ['item'], ' ', ['number']],
  removeItem: ['Remove ', ['item'], ' ', ['number']],
  noMore: 'The maximum is reached.',
  noField: 'This field cannot be shown.',
  noFieldType: 'Unsupported field schema',
})
