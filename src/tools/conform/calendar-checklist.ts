import { readCalendars } from '#server/network/calendar/contract.ts'
import { offered } from './offered-capabilities.ts'
import { shown, type Promises } from './subject.ts'

const YEAR_MS = 366 * 86_400_000
const HALF = 2

/** Requirements on a network that serves banking calendars. */
export const calendarPromises: Promises = [
  [
    'The calendars of banks can be read, and none ends within half a year',
    offered('calendar', async ({ call }) => {
      const answer = await call('GET', '/calendar')
      if (answer.status !== 200) return shown(answer)
      const read = readCalendars(answer.body)
      if ('why' in read) return read.why
      const ends = new Date(Date.now() + YEAR_MS / HALF).toISOString().slice(0, 10)
      const over = read.content.find(({ through }) => through < ends)
      return over && `That of ${over.currency} ends on ${over.through}.`
    }),
  ],
]
