import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { readDayRange } from './days.ts'
import { readPaymentsData } from './payments-data.ts'
import { readWaiting, type Waiting } from './waiting-work.ts'
import { zoneOf } from '../app/values/zone.ts'
import { inWords } from '../languages/reader.ts'
import type { Feature } from '../feature.ts'

type Definitions = Pick<ServerDefinitions, 'library' | 'limits'>

/** Adds labels to the items from definitions/options, in its order; unlisted items are left out. */
const describeItems = ({ library }: Definitions, items: readonly Waiting[]) =>
  (inWords(library).options['waiting-items']?.options ?? []).flatMap(({ value, label, hint = '' }) =>
    items
      .filter(({ id }) => id === value)
      .map(({ id, count, path }) => ({ id, label, says: hint, count, path })),
  )

export const feature: Feature = ({ definitions, onboarding }) => ({
  'home.paymentsData': async ({ trx, headers, query, now }) => {
    const zone = zoneOf(headers)
    if (zone instanceof Refused) return zone
    const most = limitOf(definitions, 'summaryDays')
    const requested = await readDayRange(trx, query, { zone, now, most })
    return requested instanceof Refused ? requested : { body: await readPaymentsData(trx, requested) }
  },
  'home.waiting': async (request) => {
    const zone = zoneOf(request.headers)
    if (zone instanceof Refused) return zone
    const items = await readWaiting(request, {
      zone,
      days: limitOf(definitions, 'waitingDays'),
      definitions,
      onboarding,
    })
    return { body: { items: describeItems(definitions, items) } }
  },
})
