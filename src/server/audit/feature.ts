import { checkUuid } from '#values/uuid.ts'
import { refused } from '../app/refused.ts'
import { eventsOf } from '../payments/payment.ts'
import { findPerson } from '../users/person.ts'
import type { Feature } from '../feature.ts'

export const feature: Feature = () => ({
  'audit.payment': async ({ trx, params }) => {
    const id = params.id ?? ''
    if (checkUuid(id)) return refused('not-found')
    const payment = await trx.selectFrom('payments').select('id').where('id', '=', id).executeTakeFirst()
    if (!payment) return refused('not-found')
    const rows = await eventsOf(trx, payment.id)
    const people = new Map<string, Awaited<ReturnType<typeof findPerson>>>()
    for (const row of rows) {
      if (row.user_id && !people.has(row.user_id)) people.set(row.user_id, await findPerson(trx, row.user_id))
    }
    const events = rows.map((row) => ({
      event: row.event,
      at: row.at.toISOString(),
      ...(row.user_id ? { by: people.get(row.user_id) } : {}),
      detail: { state: row.state, ...row.detail },
    }))
    return { body: { payment_id: payment.id, events } }
  },
})
