// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the dialog says that downloads the rows of a list. */
export const sayDownloads = speaker<{
  title: { noun: string | number }
  cancel: never
  notFiltered: { total: string | number }
  filtered: { noun: string | number; total: string | number }
  zone: { zone: string | number }
  which: { noun: string | number }
  shownPage: { page: number }
  anotherPage: never
  all: { total: string | number }
  advised: { total: string | number; most: number }
  file: never
  csv: never
  plainCsv: never
  workbook: never
  json: never
  pageNumber: never
  pageNumbers: { pages: number }
  rowsOfPage: never
  enterPage: never
  fewPages: { count: number }
  asking: never
  received: { rows: number; noun: string | number; size: string | number }
  receivedOf: { rows: number; total: number; noun: string | number; size: string | number }
  done: { rows: string | number; file: string | number }
  saved: { file: string | number }
  checksum: never
  checkWith: never
  inTrail: never
  cancelled: never
  failed: never
}>('downloads', {
  title: ['Download ', ['noun']],
  cancel: 'Cancel the download',
  notFiltered: ['No filter is set: the list holds ', ['total'], '.'],
  filtered: ['Only ', ['noun'], ' with these filters, ', ['total'], ':'],
  zone: ['Times are written in the time zone ', ['zone'], '.'],
  which: ['Which ', ['noun']],
  shownPage: ['The page on the screen (page ', ['page', 4], ')'],
  anotherPage: 'Another page',
  all: ['All ', ['total']],
  advised: [
    'These are ',
    ['total'],
    '; at most ',
    ['most', 4],
    ' are advised. Narrow the list with filters, or download them all the same.',
  ],
  file: 'File',
  csv: 'CSV, for a spreadsheet',
  plainCsv: 'Plain CSV, with nothing above the names of the columns',
  workbook: 'Workbook (XLSX), with references that stay as they are',
  json: 'JSON, for a program',
  pageNumber: 'Page number',
  pageNumbers: ['1 to ', ['pages', 4]],
  rowsOfPage: 'Rows of a page',
  enterPage: 'Enter a page number of 1 or more.',
  fewPages: [
    [
      'count',
      2,
      {
        one: 'There is only 1 page of this size.',
        other: ['There are only ', 0, ' pages of this size. Enter a number up to ', 0, '.'],
      },
    ],
  ],
  asking: 'Asking the server for the file…',
  received: [['rows', 4], ' ', ['noun'], ', ', ['size']],
  receivedOf: [['rows', 4], ' of ', ['total', 4], ' ', ['noun'], ', ', ['size']],
  done: ['Downloaded ', ['rows'], ' to ', ['file'], '.'],
  saved: ['Saved as ', ['file']],
  checksum: 'SHA-256',
  checkWith: 'Check the downloaded file with',
  inTrail: 'The activity log has the same checksum, so readers of this file can compare it.',
  cancelled: 'The download was cancelled',
  failed: 'The download failed. Nothing was saved; try again.',
})
