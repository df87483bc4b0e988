import { randomUUID } from 'node:crypto'
import type { Hear } from './hearing.ts'
import { identityNamed, type Caller } from './paying.ts'

const PATH = '/xcurrent_proxy/internal/payments/presets'

/** Every call about presets. */
export const hearPresets = async (hear: Hear, maker: Caller) => {
  const { identityId } = await identityNamed(maker, 'Taller Azul')
  const body = { name: 'Heard', quoteType: 'SOURCE_AMOUNT', amount: '12', beneficiaryIdentityId: identityId }
  const made = (await hear('presets.create', PATH, { body, key: randomUUID() })) as {
    id: string
    version: number
  }
  await hear('presets.read', `${PATH}/${made.id}`)
  await hear('presets.update', `${PATH}/${made.id}`, { body: { ...body, version: made.version } })
  await hear('presets.updateLastUsed', `${PATH}/${made.id}/update_last_used`)
  await hear('presets.delete', `${PATH}/${made.id}`)
}

/** Every call about views. */
export const hearViews = async (hear: Hear) => {
  const view = { table: 'payments', name: 'Failed', query: { filters: { states: ['FAILED'] } } }
  const { id } = (await hear('views.create', '/views', { body: view })) as { id: string }
  await hear('views.list', '/views')
  await hear('views.update', `/views/${id}`, { body: { ...view, name: 'Lost' } })
  await hear('views.delete', `/views/${id}`)
}
